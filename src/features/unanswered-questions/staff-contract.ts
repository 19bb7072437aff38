import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { dayText, idNumber, typedText } from '@/kernel/wire'
import { UNANSWERED_PATH } from './paths'
import { answerInputText } from './rules/input-words'

/** A question guests put to the concierge that it had no answer to, without what names a guest. */
export const unansweredQuestion = z.object({
  id: idNumber,
  question: z.string(),
  timesAsked: z.number().int().positive(),
  /** The property's day on which it was asked last. */
  lastAskedOn: dayText,
})

/** Those nobody has dismissed, the most frequent first. */
export const unansweredEndpoint = defineEndpoint(UNANSWERED_PATH, {
  querystring: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(500).optional(),
  }),
  response: z.array(unansweredQuestion),
})

/** `keep` leaves what the answer chosen says already. */
export const GIVEN_ANSWERS = ['words', 'yes', 'no', 'keep'] as const

/** What is said to it: added to one of the hotel's answers (`factId`), or a new one about `subject`. */
export const questionAnswer = z
  .object({
    factId: idNumber.nullable(),
    subject: typedText(80).nullable(),
    answer: z.enum(GIVEN_ANSWERS),
    words: typedText(400).nullable(),
  })
  .superRefine(({ factId, subject, answer, words }, context) => {
    if (factId === null && !subject)
      context.addIssue({ code: 'custom', path: ['subject'], message: answerInputText.subject })
    if (factId === null && answer === 'keep')
      context.addIssue({ code: 'custom', path: ['answer'], message: answerInputText.answer })
    if (answer === 'words' && !words)
      context.addIssue({ code: 'custom', path: ['words'], message: answerInputText.words })
  })

export const answerCall = defineCall('POST', `${UNANSWERED_PATH}/:id/answer`, {
  body: questionAnswer,
  /** How many questions of the list it answers: this one, and those put much like it. */
  response: z.object({ factId: idNumber, answered: z.number().int() }),
})

export type UnansweredQuestion = z.infer<typeof unansweredQuestion>
export type QuestionAnswer = z.infer<typeof questionAnswer>

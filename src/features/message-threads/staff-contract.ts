import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { LANGUAGES } from '@/kernel/language'
import { MAIL_STATUSES } from '@/kernel/mails'
import { defineResource } from '@/kernel/resource'
import { dayText, idNumber, idText, instant, typedText } from '@/kernel/wire'
import { THREADS_PATH } from './paths'
import { findFields, findUnknownFields } from './rules/fill-template'
import { answerInputText as words } from './rules/input-words'
import { THREAD_KINDS } from './rules/thread-kinds'

export const REPLY_BOUNDS = { subject: 200, text: 5000 } as const

/** Text with fields that are filled in for each guest. */
const templateText = typedText(REPLY_BOUNDS.text)
  .min(1, words.templateText)
  .superRefine((text, context) => {
    const unknown = findUnknownFields(text)
    if (unknown.length > 0) context.addIssue({ code: 'custom', message: words.noField(unknown.join(', ')) })
  })

const templateInput = z.object({
  name: typedText(120).min(1, words.templateName),
  text: templateText,
})

/** Answers that are written again and again. */
export const messageTemplates = defineResource(
  'message-templates',
  {
    isRestorable: true,
    translated: ['text'],
    input: templateInput,
    item: templateInput.extend({ id: idNumber }),
  },
  { shownAt: [] },
)

const reply = z.object({
  id: idNumber,
  at: instant,
  staffEmail: z.string(),
  subject: z.string(),
  text: z.string(),
  /** What became of its mail; null where the row of the mail is gone. */
  mailStatus: z.enum(MAIL_STATUSES).nullable(),
})

/** What came back by mail. */
const received = z.object({
  id: idNumber,
  at: instant,
  fromName: z.string().nullable(),
  fromEmail: z.string(),
  /** From another address than that of the guest. */
  isFromOther: z.boolean(),
  /** Written by a program. */
  isAutomatic: z.boolean(),
  subject: z.string(),
  /** Null where the mail began the thread, whose message says it. */
  text: z.string().nullable(),
  /** What it quotes of earlier mails. */
  quoted: z.string().nullable(),
  /** The names of files that were attached and are not kept. */
  attachments: z.array(z.string()),
  isShortened: z.boolean(),
})

/** Who wrote, what is needed to answer them, and what they were answered, oldest first. */
export const messageThread = z.object({
  kind: z.enum(THREAD_KINDS),
  id: idNumber,
  guestName: z.string(),
  guestEmail: z.string(),
  /** As it was typed. */
  guestPhone: z.string().nullable(),
  /** The same in one form, `+256772123456`; null where it is no number. */
  phoneNumber: z.string().nullable(),
  /** The name a mail may greet by; null for what could be more than a name. */
  greeting: z.string().nullable(),
  /** What an answer says of them, in the language they wrote in, whatever language the panel is read in. */
  told: z.object({
    /** `Dear Akello,` */
    dear: z.string(),
    /** What a template calls them: their name, or `guest`. */
    guest: z.string(),
    arrival: z.string().nullable(),
    departure: z.string().nullable(),
  }),
  language: z.enum(LANGUAGES),
  /** What an answer may begin with, in the language they wrote in as far as it is translated. */
  templates: z.array(
    z.object({ id: idNumber, name: z.string(), text: z.string(), language: z.enum(LANGUAGES) }),
  ),
  subject: z.string(),
  checkIn: dayText.nullable(),
  checkOut: dayText.nullable(),
  guests: z.number().int().nullable(),
  /** Where links to the website begin. */
  siteUrl: z.string(),
  replies: z.array(reply),
  received: z.array(received),
  /** Whether what the guest answers by mail is read into the thread. */
  isMailRead: z.boolean(),
})

export const threadParams = z.object({ kind: z.enum(THREAD_KINDS), id: idText })

export const threadEndpoint = defineEndpoint(`${THREADS_PATH}/:kind/:id`, { response: messageThread })

/** Text that goes to one guest: no field may be left open in it. */
const sentText = (most: number, missing: string) =>
  typedText(most)
    .min(1, missing)
    .superRefine((text, context) => {
      const open = findFields(text)
      if (open.length > 0) context.addIssue({ code: 'custom', message: words.open(open.join(', ')) })
    })

export const newReply = z.object({
  subject: sentText(REPLY_BOUNDS.subject, words.subject),
  text: sentText(REPLY_BOUNDS.text, words.text),
})

export const addReplyCall = defineCall('POST', `${THREADS_PATH}/:kind/:id/replies`, {
  body: newReply,
  response: messageThread,
})

export type MessageThread = z.infer<typeof messageThread>
export type NewReply = z.infer<typeof newReply>

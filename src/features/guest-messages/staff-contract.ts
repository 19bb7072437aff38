import { z } from 'zod'
import { findUnknownFields } from '@/features/message-threads/rules/fill-template'
import { MESSAGE_WAYS } from '@/features/phone-messages/rules/ways'
import { isClockTime } from '@/kernel/clock-times'
import { defineEndpoint } from '@/kernel/endpoint'
import { CLOCK_TIME_WANTED } from '@/kernel/input-text'
import { defineResource } from '@/kernel/resource'
import { idNumber, typedText } from '@/kernel/wire'
import { GUEST_MESSAGE_COUNTS_PATH } from './paths'
import { guestMessageInputText as words } from './rules/input-words'
import { MESSAGE_FIELDS } from './rules/message-fields'
import { MESSAGE_MOMENTS } from './rules/moments'

/** Text with fields that are filled in for each guest; one that there is not would reach the guest in braces. */
const filledText = (most: number, missing?: string) =>
  typedText(most)
    .refine((text) => missing === undefined || text !== '', missing)
    .superRefine((text, context) => {
      const unknown = findUnknownFields(text, MESSAGE_FIELDS)
      if (unknown.length > 0) context.addIssue({ code: 'custom', message: words.unknownFields(unknown) })
    })

const ruleInput = z.object({
  name: typedText(120).min(1, words.name),
  moment: z.enum(MESSAGE_MOMENTS),
  days: z.number().int().min(0, words.days).max(60, words.days),
  /** A time of day at the property, `10:00`. */
  time: typedText(20).refine(isClockTime, CLOCK_TIME_WANTED),
  subject: filledText(200, words.subject),
  text: filledText(5000, words.text),
  way: z.enum(MESSAGE_WAYS),
  /** What goes to a phone: short, and on WhatsApp word for word the template. */
  phoneText: filledText(600),
  /** The template's name at WhatsApp. */
  template: typedText(512).refine((name) => /^[a-z0-9_]*$/.test(name), {
    message: words.template,
  }),
  isOffer: z.boolean(),
  isActive: z.boolean(),
})

/** Messages that guests get by themselves around their stay. */
export const guestMessageRules = defineResource(
  'guest-message-rules',
  {
    input: ruleInput,
    item: ruleInput.extend({ id: idNumber }),
    translated: ['subject', 'text', 'phoneText'],
    preserved: ['way', 'phoneText', 'template'],
    defaults: {
      ...{ moment: 'before-arrival', days: 3, time: '10:00', isOffer: false, isActive: true },
      ...{ way: 'mail', phoneText: '', template: '' },
    },
  },
  { shownAt: [] },
)

/** Of each rule the messages that went out, to phones among them, that wait, and that reached nobody. */
export const messageCountsEndpoint = defineEndpoint(GUEST_MESSAGE_COUNTS_PATH, {
  response: z.array(
    z.object({
      id: idNumber,
      sent: z.number().int(),
      toPhones: z.number().int(),
      waiting: z.number().int(),
      undelivered: z.number().int(),
    }),
  ),
})

export type GuestMessageRule = z.infer<typeof guestMessageRules.item>
export type GuestMessageRuleInput = z.infer<typeof guestMessageRules.input>
export type MessageCounts = z.infer<typeof messageCountsEndpoint.response>[number]

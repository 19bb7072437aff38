import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { normalizePhone } from '@/server/normalize-phone'
import type { DeliveryReport } from './apply-report'
import { cleanWords } from './phone-sender'

/** What stands in a form of Africa's Talking; fields beyond these are let go. */
export const smsReport = z.object({
  id: z.string().min(1).max(200),
  status: z.string().max(60),
  phoneNumber: z.string().max(40).default(''),
  failureReason: z.string().max(200).default(''),
})
export const smsMessage = z.object({
  from: z.string().min(1).max(40),
  text: z.string().max(2000).default(''),
})
export const smsStop = z.object({ phoneNumber: z.string().min(1).max(40) })

const SMS_STATES: Readonly<Record<string, DeliveryReport['state']>> = {
  Submitted: 'sent',
  Buffered: 'sent',
  Sent: 'sent',
  Success: 'delivered',
  Rejected: 'failed',
  Failed: 'failed',
  AbsentSubscriber: 'failed',
  Expired: 'failed',
}

/** The report of one SMS; null for a state that says nothing of its delivery. */
export function readSmsReport({ id, status, phoneNumber, failureReason }: z.infer<typeof smsReport>) {
  const state = SMS_STATES[status]
  if (!state) return null
  const reason = cleanWords(failureReason || status)
  const phone = normalizePhone(phoneNumber)
  return { way: 'sms', providerId: id, phone, number: phoneNumber || null, state, reason } as const
}

const MOST_AT_ONCE = 1000

const whatsappStatus = z.object({
  id: z.string().min(1).max(300),
  status: z.string().max(40),
  recipient_id: z.string().max(40).catch(''),
  errors: z
    .array(z.object({ code: z.number().optional().catch(undefined), title: z.string().catch('') }))
    .catch([]),
})
const whatsappMessage = z.object({
  from: z.string().min(1).max(40),
  text: z.object({ body: z.string() }).optional().catch(undefined),
  button: z.object({ text: z.string() }).optional().catch(undefined),
  /** The message of ours that is answered. */
  context: z
    .object({ id: z.string().max(300) })
    .optional()
    .catch(undefined),
})

/** What Meta posts. Each item is read by itself: an odd one takes none of the others with it. */
export const whatsappNotice = z.object({ entry: z.array(z.unknown()).max(MOST_AT_ONCE) })

const WHATSAPP_STATES: Readonly<Record<string, DeliveryReport['state']>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  failed: 'failed',
}

/** What somebody answered; `messageId` is what the provider calls the message of ours that it answers. */
export type PhoneAnswer = { from: string; text: string; messageId?: string | undefined }

/** Its reports, what guests answered, and how many items could not be read; what is no news of messages is let go. */
export function readWhatsappNotice({ entry }: z.infer<typeof whatsappNotice>) {
  const values = entry.flatMap((one) => listIn(one, 'changes')).map((change) => fieldOf(change, 'value'))
  const statuses = values.flatMap((value) => listIn(value, 'statuses'))
  const messages = values.flatMap((value) => listIn(value, 'messages'))
  const readStatuses = readEach(whatsappStatus, statuses)
  const readMessages = readEach(whatsappMessage, messages)
  const reports = readStatuses.flatMap(
    ({ id, status, recipient_id: to, errors: [error] }): DeliveryReport[] => {
      const state = WHATSAPP_STATES[status]
      if (!state) return []
      const reason = error
        ? `${cleanWords(error.title)}${error.code ? ` (${error.code})` : ''}`.trim()
        : status
      const number = to === '' ? null : `+${to}`
      return [
        { way: 'whatsapp', providerId: id, phone: number && normalizePhone(number), number, state, reason },
      ]
    },
  )
  const answers = readMessages.map(
    ({ from, text, button, context }): PhoneAnswer => ({
      from: `+${from}`,
      text: text?.body ?? button?.text ?? '',
      messageId: context?.id,
    }),
  )
  const odd = statuses.length + messages.length - readStatuses.length - readMessages.length
  return { reports, answers, odd }
}

function readEach<Item>(shape: z.ZodType<Item>, items: readonly unknown[]): Item[] {
  return items.slice(0, MOST_AT_ONCE).flatMap((item) => shape.safeParse(item).data ?? [])
}

function listIn(holder: unknown, name: string): unknown[] {
  const list = fieldOf(holder, name)
  return Array.isArray(list) ? list : []
}

function fieldOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined
}

/** Whether Meta signed this body with our app's secret. */
export function isSigned(body: Buffer, signature: unknown, secret: string): boolean {
  const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  return isSame(String(signature ?? ''), expected)
}

/** Compares secrets in a time that tells nothing of how much of them is right. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHmac('sha256', 'compare').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

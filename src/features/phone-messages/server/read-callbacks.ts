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
  return { way: 'sms', providerId: id, phone: normalizePhone(phoneNumber), state, reason } as const
}

const MOST_AT_ONCE = 1000

const whatsappStatus = z.object({
  id: z.string().min(1).max(300),
  status: z.string().max(40),
  recipient_id: z.string().max(40).default(''),
  errors: z.array(z.object({ code: z.number(), title: z.string().max(500).default('') })).default([]),
})
const whatsappMessage = z.object({
  from: z.string().min(1).max(40),
  text: z.object({ body: z.string().max(5000) }).optional(),
  button: z.object({ text: z.string().max(500) }).optional(),
})

/** What Meta posts: what is no news of messages is let go, since an app there may hear of more. */
export const whatsappNotice = z.object({
  entry: z
    .array(
      z.object({
        changes: z.array(
          z.object({
            value: z.object({
              statuses: z.array(whatsappStatus).max(MOST_AT_ONCE).default([]),
              messages: z.array(whatsappMessage).max(MOST_AT_ONCE).default([]),
            }),
          }),
        ),
      }),
    )
    .max(MOST_AT_ONCE),
})

const WHATSAPP_STATES: Readonly<Record<string, DeliveryReport['state']>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  failed: 'failed',
}

/** Its reports, and what guests answered. */
export function readWhatsappNotice({ entry }: z.infer<typeof whatsappNotice>) {
  const values = entry.flatMap(({ changes }) => changes.map(({ value }) => value))
  const reports = values
    .flatMap(({ statuses }) => statuses)
    .flatMap(({ id, status, recipient_id: to, errors: [error] }): DeliveryReport[] => {
      const state = WHATSAPP_STATES[status]
      if (!state) return []
      const reason = error ? `${cleanWords(error.title)} (${error.code})` : status
      return [{ way: 'whatsapp', providerId: id, phone: normalizePhone(`+${to}`), state, reason }]
    })
  const answers = values
    .flatMap(({ messages }) => messages)
    .map(({ from, text, button }) => ({ from: `+${from}`, text: text?.body ?? button?.text ?? '' }))
  return { reports, answers }
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

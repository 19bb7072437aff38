import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { idNumber, idText, typedText } from '@/kernel/wire'
import { WEBHOOK_DELIVERIES_PATH, WEBHOOKS_PATH } from './paths'
import { webhookInputText as words } from './rules/input-words'
import { DELIVERY_STATUSES, WEBHOOK_KINDS } from './rules/webhook-kinds'

const instant = z.string().meta({ format: 'date-time' })

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Encrypted on its way, but for a receiver on this machine. */
const address = typedText(500).refine((text) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.has(hostname))
}, words.address)

const fields = {
  name: typedText(60).min(1, words.name),
  url: address,
  kinds: z.array(z.enum(WEBHOOK_KINDS)).min(1, words.kinds),
  isActive: z.boolean(),
}

/** An address that is told what becomes of bookings. */
export const webhook = z.object({
  ...fields,
  /** As it was entered, by whatever rule held then. */
  url: z.string(),
  id: idNumber,
  createdAt: instant,
  updatedAt: instant,
})

export const webhooksEndpoint = defineEndpoint(WEBHOOKS_PATH, { response: z.array(webhook) })

export const newWebhook = z.object({ ...fields, isActive: fields.isActive.default(true) })

/** `secret` is what its messages are signed with; it is shown this once. */
export const addWebhookCall = defineCall('POST', WEBHOOKS_PATH, {
  body: newWebhook,
  response: webhook.extend({ secret: z.string() }),
})

export const webhookChange = z.object({ ...fields, updatedAt: z.iso.datetime({ offset: true }) }).partial()

/** One message to one address: what it told of, and what became of it. */
export const delivery = z.object({
  id: idNumber,
  webhookId: idNumber,
  webhookName: z.string(),
  /** The header `webhook-id`, by which a receiver knows a message that comes twice. */
  messageId: z.string(),
  kind: z.enum(WEBHOOK_KINDS),
  bookingId: idNumber,
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.number().int(),
  /** What the receiver answered last; null where none was reached. */
  answer: z.number().int().nullable(),
  error: z.string().nullable(),
  /** When it is tried next. */
  dueAt: instant.nullable(),
  createdAt: instant,
  deliveredAt: instant.nullable(),
})

export const deliveriesEndpoint = defineEndpoint(WEBHOOK_DELIVERIES_PATH, {
  querystring: z.object({
    webhookId: idText.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: z.array(delivery),
})

export type Webhook = z.infer<typeof webhook>
export type NewWebhook = z.infer<typeof newWebhook>
export type WebhookChange = z.infer<typeof webhookChange>
export type Delivery = z.infer<typeof delivery>

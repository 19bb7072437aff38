import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { idNumber, instant } from '@/kernel/wire'
import { PUSH_DEVICES_PATH } from './paths'

const bytes = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+={0,2}$/, 'Must be base64url')

/** What a browser gives of its subscription (PushSubscription.toJSON). */
export const subscription = z.object({
  endpoint: z.string().max(2000),
  keys: z.object({ p256dh: bytes(100), auth: bytes(40) }),
})

/** A browser of one's own that is told what happens. */
export const pushDevice = z.object({
  id: idNumber,
  name: z.string(),
  addedAt: instant,
  /** When a message was last taken for it. */
  sentAt: instant.nullable(),
  /** Whether it is the browser that asks. */
  isThis: z.boolean(),
  /** `asleep`: signed out there, and told nothing until the panel is opened there again. */
  state: z.enum(['on', 'asleep', 'failing', 'ended']),
  /** Why the last messages did not arrive. */
  error: z.string().nullable(),
})

/** One's own devices, and the key by which a browser knows this hotel (`applicationServerKey`). */
export const pushDevicesEndpoint = defineEndpoint(PUSH_DEVICES_PATH, {
  response: z.object({ publicKey: z.string(), devices: z.array(pushDevice) }),
})

/** Switches notices on in the browser that calls. */
export const addPushDeviceCall = defineCall('POST', PUSH_DEVICES_PATH, {
  body: subscription,
  response: pushDevice,
})

/** Each time the panel is opened in it: what the browser calls its subscription by now. */
export const renewPushDeviceCall = defineCall('PUT', `${PUSH_DEVICES_PATH}/:id`, {
  body: subscription,
  response: pushDevice,
})

export const tryPushDeviceCall = defineCall('POST', `${PUSH_DEVICES_PATH}/:id/try`, {
  body: z.object({}),
  response: z.null(),
})

export type Subscription = z.infer<typeof subscription>
export type PushDevice = z.infer<typeof pushDevice>

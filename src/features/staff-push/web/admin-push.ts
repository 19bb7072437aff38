import { endPushes } from '@/features/accounts/web/admin-end-pushes'
import { sendForStaff, staffRequest } from '@/web/admin-kit/staff-request'
import { PUSH_DEVICES_PATH } from '../paths'
import type { addPushDeviceCall, PushDevice, renewPushDeviceCall } from '../staff-contract'

const STORED_UNDER = 'panel-push-device'

/** Which device this browser is, and whose. */
type Known = { id: number; userId: number }

/** What a browser says of notifications for this site. */
export type Leave = 'granted' | 'denied' | 'default' | 'unknown'

/** Whether this browser may show notifications; `unknown` where it has none, as in a tab on an iPhone. */
export function readLeave(): Leave {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unknown'
  return Notification.permission
}

/**
 * Asks for leave, subscribes at the browser's push service and tells the server. Answers null where leave was not given.
 * Throws ApiError, or DOMException where the push service could not be reached.
 */
export async function switchOn(publicKey: string, userId: number): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const subscription = await subscribe(publicKey)
  const device = await sendForStaff<typeof addPushDeviceCall>(
    'POST',
    PUSH_DEVICES_PATH,
    subscription.toJSON(),
  )
  remember({ id: device.id, userId })
  return device
}

/** Ends the subscription of this browser, and its row. */
export async function switchOff(id: number): Promise<void> {
  await staffRequest('DELETE', `${PUSH_DEVICES_PATH}/${id}`)
  await forgetHere()
}

/** This browser's device where it is on for `userId`; somebody else's is ended, for they are signed in here no more. */
export async function findDeviceHere(userId: number): Promise<number | null> {
  const known = recall()
  if (!known) return null
  if (known.userId === userId && readLeave() === 'granted') return known.id
  await forgetHere()
  return null
}

/** Tells the server what this browser calls its subscription by now. Throws ApiError. */
export async function renew(id: number, publicKey: string): Promise<void> {
  const subscription = await subscribe(publicKey)
  await sendForStaff<typeof renewPushDeviceCall>('PUT', `${PUSH_DEVICES_PATH}/${id}`, subscription.toJSON())
}

/** Whatever became of it on the server, this browser is told nothing any more. */
export async function forgetHere(): Promise<void> {
  localStorage.removeItem(STORED_UNDER)
  await endPushes()
}

/** The subscription there is, or a new one where there is none or it was made for another key of the hotel. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey }
  const there = await pushManager.getSubscription()
  if (there && keyOf(there) === publicKey) return there
  await there?.unsubscribe()
  return await pushManager.subscribe(wanted)
}

function keyOf({ options }: PushSubscription): string | null {
  if (!options.applicationServerKey) return null
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function recall(): Known | null {
  try {
    return JSON.parse(localStorage.getItem(STORED_UNDER) ?? 'null')
  } catch {
    return null
  }
}

function remember(known: Known): void {
  localStorage.setItem(STORED_UNDER, JSON.stringify(known))
}

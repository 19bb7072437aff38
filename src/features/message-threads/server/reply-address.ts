import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { ThreadKind, ThreadName } from '../rules/thread-kinds'

const PURPOSE = 'reply-address'
const KEY_BYTES = 32
/** In hexadecimal: mail servers on the way may change capitals. */
const SIGNATURE_LENGTH = 20
const LETTERS: Record<ThreadKind, string> = { message: 'm', enquiry: 'e' }
const WRITTEN = /\+t-([me])([1-9]\d{0,9})-([\da-f]{20})@/gi
const LARGEST_ID = 2_147_483_647

/** The address to which the guest of a thread answers: `inbox+t-m12-6f…@hotel.example`, signed so that nobody guesses it. */
export function makeReplyAddress(keys: readonly Buffer[], address: string, thread: ThreadName): string {
  const [key] = keys
  if (!key) throw new RangeError('There is no key to sign with')
  const at = address.lastIndexOf('@')
  const name = `t-${LETTERS[thread.kind]}${thread.id}-${sign(key, thread)}`
  return `${address.slice(0, at)}+${name}${address.slice(at)}`
}

/** The thread that one of the addresses in `text` was made for, with any of the keys; null where there is none. */
export function readReplyAddress(keys: readonly Buffer[], text: string): ThreadName | null {
  for (const [, letter = '', digits = '', signature = ''] of text.matchAll(WRITTEN)) {
    const kind = letter.toLowerCase() === LETTERS.message ? 'message' : 'enquiry'
    const thread = { kind, id: Number(digits) } as const
    if (thread.id <= LARGEST_ID && keys.some((key) => isSame(sign(key, thread), signature.toLowerCase())))
      return thread
  }
  return null
}

function sign(key: Buffer, { kind, id }: ThreadName): string {
  const own = Buffer.from(hkdfSync('sha256', key, '', PURPOSE, KEY_BYTES))
  return createHmac('sha256', own).update(`${kind}:${id}`).digest('hex').slice(0, SIGNATURE_LENGTH)
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

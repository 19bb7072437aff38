import { ApiError } from './request'

/** One key for one content: sent again unchanged, the server answers the first booking instead of making another. */
export type Attempt = { mark: string; key: string }

/** The attempt to send `content` with: the previous one while nothing changed, else one with a new key. */
export function nextAttempt(previous: Attempt | null, content: string): Attempt {
  const mark = markOf(content)
  return previous?.mark === mark ? previous : { mark, key: makeKey() }
}

/**
 * True where the server took nothing under the key, or nothing of it stands: what was shown is stale, and what is sent
 * next is another attempt.
 */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 422)
}

/** 64 bits that tell one content from another: the browser keeps these and nothing that a guest typed. */
function markOf(content: string): string {
  let [one, other] = [0xde_ad_be_ef, 0x41_c6_ce_57]
  for (const letter of content) {
    const code = letter.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 2_654_435_761)
    other = Math.imul(other ^ code, 1_597_334_677)
  }
  return `${(one >>> 0).toString(16)}-${(other >>> 0).toString(16)}`
}

/** 128 random bits in hexadecimal; unlike randomUUID also where the page is not served over https. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

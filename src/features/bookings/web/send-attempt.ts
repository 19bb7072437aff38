/** One key for one content: sent again unchanged, the server answers the first booking instead of making another. */
export type Attempt = { content: string; key: string }

/** The attempt to send `content` with: the previous one while nothing changed, else one with a new key. */
export function nextAttempt(previous: Attempt | null, content: string): Attempt {
  return previous?.content === content ? previous : { content, key: makeKey() }
}

/** The attempt that a browser kept as JSON; null for nothing and for anything else. */
export function readAttempt(text: string | null): Attempt | null {
  try {
    const { content, key }: Partial<Attempt> = JSON.parse(text ?? '{}') ?? {}
    return typeof content === 'string' && typeof key === 'string' ? { content, key } : null
  } catch {
    return null
  }
}

/** 128 random bits in hexadecimal; unlike randomUUID also where the page is not served over https. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

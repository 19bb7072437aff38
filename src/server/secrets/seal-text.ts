import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export const KEY_BYTES = 32
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Keys as SECRET_KEY has them: base64url of 32 bytes each, the one that seals first, commas between. Throws RangeError. */
export function readKeys(text: string): Buffer[] {
  const keys = text.split(',').map((one) => Buffer.from(one.trim(), 'base64url'))
  if (keys.some((key) => key.length !== KEY_BYTES)) throw new RangeError('A key has 32 bytes, in base64url')
  return keys
}

/** A text that opens with the same keys alone, and only for the same `purpose`, such as `second-factor:12`. */
export function sealText(keys: readonly Buffer[], purpose: string, text: string): string {
  const [key] = keys
  if (!key) throw new RangeError('There is no key to seal with')
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text that was sealed; undefined where none of the keys opens it for this purpose. */
export function openText(keys: readonly Buffer[], purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)) + decipher.final('utf8')
    } catch {
      // Sealed with another key, or for another purpose.
    }
  }
  return undefined
}

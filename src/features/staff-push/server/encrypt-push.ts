import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser gives to whoever sends to it: its public key and a secret, in base64url. */
export type PushKeys = { p256dh: string; auth: string }

const CURVE = 'prime256v1'
const CIPHER = 'aes-128-gcm'
const SALT_BYTES = 16
const KEY_BYTES = 16
const NONCE_BYTES = 12
const POINT_BYTES = 65
const SECRET_BYTES = 16
/** Of the one record that a message is. */
const RECORD_BYTES = 4096
/** Says that the last record ends here (RFC 8188). */
const LAST_RECORD = Buffer.of(2)

/**
 * A message that the browser of these keys alone can read: `aes128gcm` of RFC 8188 with keys agreed by RFC 8291. Each has
 * a key pair and a salt of its own; tests give those of the RFC. Throws where the keys are none.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  { sender = newPair(), salt = randomBytes(SALT_BYTES) }: { sender?: ECDH; salt?: Buffer } = {},
): Buffer {
  const receiverKey = Buffer.from(p256dh, 'base64url')
  const senderKey = sender.getPublicKey()
  const shared = sender.computeSecret(receiverKey)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey])
  const material = derive(shared, Buffer.from(auth, 'base64url'), about, 32)
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES)
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const sealed = [
    cipher.update(text, 'utf8'),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_BYTES)
  head.writeUInt8(senderKey.length, 4)
  return Buffer.concat([salt, head, senderKey, ...sealed])
}

/** Whether something can be encrypted for these keys: a point of the curve, and a secret of its length. */
export function areKeysUsable({ p256dh, auth }: PushKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== SECRET_BYTES) return false
  try {
    newPair().computeSecret(point)
    return true
  } catch {
    return false
  }
}

function newPair(): ECDH {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return pair
}

function derive(material: Buffer, salt: Buffer, about: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, about, bytes))
}

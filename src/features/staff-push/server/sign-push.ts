import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'

/** What a browser knows us by, as the 65 bytes of a point, and the number that signs for it; both in base64url. */
export type SigningPair = { publicKey: string; privateKey: string }

/** How long a signature counts: RFC 8292 allows a day at most. */
const VALID_SECONDS = 12 * 60 * 60

export function makeSigningPair(): SigningPair {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // The number may begin with zeros, which are left out; a JWK wants all its 32 bytes.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  }
}

/** The `Authorization` by which the push service of this address knows who sends (RFC 8292); `contact` is a mailto: or https: address. */
export function signPush(
  { publicKey, privateKey }: SigningPair,
  { address, contact, now }: { address: string; contact: string; now: Date },
): string {
  const claims = {
    aud: new URL(address).origin,
    exp: Math.floor(now.getTime() / 1000) + VALID_SECONDS,
    sub: contact,
  }
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encode).join('.')
  const signature = sign('sha256', Buffer.from(signed), {
    key: toKey(publicKey, privateKey),
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}

function toKey(publicKey: string, d: string): KeyObject {
  const point = Buffer.from(publicKey, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d } })
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

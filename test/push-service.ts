import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { startOutside } from './outside'

export type Pushed = {
  path: string
  headers: IncomingHttpHeaders
  /** What the browser behind it reads. */
  notice: { title: string; body: string; tag: string; to: string }
  /** What the signature says, once it was found good. */
  claims: { aud: string; exp: number; sub: string }
}

/** What the service does with a message: a status to answer, or 'hang' to say nothing for ever. */
type Manner = (pushed: Pushed) => number | 'hang'

/**
 * A push service and the browsers behind it. It refuses, as real ones do, what is not signed by the key of the hotel that
 * the browser subscribed to (RFC 8292), and each browser decrypts by its own keys (RFC 8291).
 */
export async function startPushService(manner: Manner = () => 201) {
  const received: Pushed[] = []
  const browsers = new Map<string, ReturnType<typeof makeBrowser>>()
  const server = await startOutside((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      const browser = browsers.get(path)
      if (!browser) return answer.writeHead(404).end()
      const claims = readSignature(request.headers.authorization ?? '', browser.hotelKey, server.url)
      if (!claims) return answer.writeHead(403).end()
      const notice = JSON.parse(browser.decrypt(Buffer.concat(parts)))
      const pushed = { path, headers: request.headers, notice, claims }
      received.push(pushed)
      const status = manner(pushed)
      if (status !== 'hang') answer.writeHead(status).end()
    })
  })
  return {
    ...server,
    received,
    /** What a browser gives when it subscribes to the hotel of this key. */
    subscribe: (hotelKey: string) => {
      const path = `/send/${randomBytes(12).toString('base64url')}`
      const browser = makeBrowser(hotelKey)
      browsers.set(path, browser)
      return { endpoint: server.url + path, keys: browser.keys }
    },
  }
}

function makeBrowser(hotelKey: string) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  return {
    hotelKey,
    keys: { p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    decrypt: (message: Buffer): string => {
      const salt = message.subarray(0, 16)
      const senderKey = message.subarray(21, 21 + message.readUInt8(20))
      const sealed = message.subarray(21 + senderKey.length)
      if (message.length > message.readUInt32BE(16)) throw new RangeError('larger than its one record')
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
      const material = derive(pair.computeSecret(senderKey), auth, about, 32)
      const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      const end = padded.lastIndexOf(2)
      return padded.subarray(0, end).toString('utf8')
    },
  }
}

/** What a signature says where it is good: made by the hotel's key, for this service, and for a day at most. */
function readSignature(header: string, hotelKey: string, origin: string): Pushed['claims'] | undefined {
  const [, token = '', key] = header.match(/^vapid t=([\w.-]+), k=([\w-]+)$/) ?? []
  if (key !== hotelKey) return undefined
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(hotelKey, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signed = Buffer.from(`${head}.${body}`)
  const bytes = Buffer.from(signature, 'base64url')
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes)) return undefined
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString())
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const left = claims.exp - Date.now() / 1000
  const isForUs = claims.aud === origin && /^(mailto:.+@|https:)/.test(claims.sub)
  return alg === 'ES256' && isForUs && left > 0 && left <= 86_400 ? claims : undefined
}

function derive(material: Buffer, salt: Buffer, about: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, about, bytes))
}

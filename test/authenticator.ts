import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** What browsers say of a call and devices sign; each test may spoil what it holds. */
type Spoiled = { origin?: string; rpId?: string; isVerified?: boolean; uses?: number }

/** A device with one passkey (ES256), as WebAuthn has it: makes it, and signs challenges with it. */
export function makeAuthenticator(origin: string, { countsUses = true } = {}) {
  const rpId = new URL(origin).hostname
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let used = 0

  const clientData = (type: string, challenge: string, { origin: own = origin }: Spoiled) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: own, crossOrigin: false }))

  function authData(spoiled: Spoiled, credential = Buffer.alloc(0)): Buffer {
    const flags = 0x01 | (spoiled.isVerified === false ? 0 : 0x04) | (credential.length > 0 ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(countsUses ? (spoiled.uses ?? used) : 0)
    return Buffer.concat([hashOf(spoiled.rpId ?? rpId), Buffer.from([flags]), count, credential])
  }

  return {
    id: id.toString('base64url'),

    /** The answer to a request to make a passkey. */
    make(challenge: string, spoiled: Spoiled = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = map([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const data = authData(spoiled, Buffer.concat([Buffer.alloc(16), length, id, key]))
      const attestation = map([
        ['fmt', 'none'],
        ['attStmt', map([])],
        ['authData', data],
      ])
      return {
        ...named(id),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, spoiled).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      }
    },

    /** The answer to a request to sign. */
    sign(challenge: string, spoiled: Spoiled = {}) {
      used += 1
      const client = clientData('webauthn.get', challenge, spoiled)
      const data = authData(spoiled)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, hashOf(client)]))
        .sign(privateKey)
      return {
        ...named(id),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

function named(id: Buffer) {
  const text = id.toString('base64url')
  return { id: text, rawId: text, type: 'public-key' as const }
}

function hashOf(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}

/** CBOR (RFC 8949) of what stands in the two objects above; a nested map is given as it is encoded. */
type Item = number | string | Buffer

function map(entries: [key: number | string, value: Item][]): Buffer {
  const isEncoded = (key: number | string) => key === 'attStmt'
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, value]) => [
      encode(key),
      isEncoded(key) && Buffer.isBuffer(value) ? value : encode(value),
    ]),
  ])
}

function encode(item: Item): Buffer {
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item)
  const bytes = Buffer.from(item)
  return Buffer.concat([head(typeof item === 'string' ? 3 : 2, bytes.length), bytes])
}

function head(major: number, count: number): Buffer {
  const kind = major << 5
  if (count < 24) return Buffer.from([kind | count])
  if (count < 256) return Buffer.from([kind | 24, count])
  return Buffer.from([kind | 25, count >> 8, count & 255])
}

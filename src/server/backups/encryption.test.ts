import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { DecryptionError, Passphrase } from './encryption'

const WORDS = 'four words that nobody guesses'
const PIECE = 64 * 1024
const SEALED = PIECE + 16
const HEAD = 44

const passphrase = new Passphrase(WORDS)
const gather = (stream: AsyncIterable<Buffer>) => buffer(Readable.from(stream))
const encrypt = (content: Buffer) => gather(passphrase.encrypt(Readable.from([content])))
const decrypt = (sealed: Buffer, by = passphrase) => gather(by.decrypt(Readable.from([sealed])))

test.for([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 1_000_003])(
  '%i bytes come back, from any chunks and by another process that knows the passphrase',
  async (bytes) => {
    const content = randomBytes(bytes)
    const sealed = await encrypt(content)
    expect((await decrypt(sealed, new Passphrase(WORDS))).equals(content)).toBe(true)
    const inCrumbs = Readable.from(
      (function* () {
        for (let at = 0; at < sealed.length; at += 9973) yield sealed.subarray(at, at + 9973)
      })(),
    )
    expect((await gather(passphrase.decrypt(inCrumbs))).equals(content)).toBe(true)
  },
)

test('nothing of the content can be read, and the same content never looks the same', async () => {
  const content = Buffer.from('Zephyrine Quillfeather '.repeat(5000))
  const [one, other] = [await encrypt(content), await encrypt(content)]
  expect(one.includes('Zephyrine')).toBe(false)
  expect(one.subarray(HEAD, HEAD + 64).equals(other.subarray(HEAD, HEAD + 64))).toBe(false)
})

test('one changed bit anywhere is noticed', async () => {
  const sealed = await encrypt(randomBytes(3 * PIECE + 500))
  for (let at = 0; at < sealed.length; at += 1499) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8))
    await expect(decrypt(changed), `byte ${at}`).rejects.toThrow(DecryptionError)
  }
})

test('a file that is cut off, lengthened, or whose pieces changed places is refused', async () => {
  const sealed = await encrypt(randomBytes(3 * PIECE))
  const piece = (number: number) => sealed.subarray(HEAD + number * SEALED, HEAD + (number + 1) * SEALED)
  const head = sealed.subarray(0, HEAD)
  const stranger = await encrypt(randomBytes(3 * PIECE))
  const broken: [string, Buffer][] = [
    ['without its last piece', Buffer.concat([head, piece(0), piece(1)])],
    ['without one in the middle', Buffer.concat([head, piece(0), piece(2)])],
    ['two exchanged', Buffer.concat([head, piece(1), piece(0), piece(2)])],
    ['a byte short', sealed.subarray(0, -1)],
    ['a byte longer', Buffer.concat([sealed, Buffer.from([0])])],
    [
      'a piece of another file',
      Buffer.concat([head, stranger.subarray(HEAD, HEAD + SEALED), piece(1), piece(2)]),
    ],
    ['the head alone', head],
    ['nothing', Buffer.alloc(0)],
  ]
  for (const [name, bytes] of broken) await expect(decrypt(bytes), name).rejects.toThrow(DecryptionError)
})

test('another passphrase is told apart from nothing, and never opens it', async () => {
  const sealed = await encrypt(Buffer.from('secret'))
  await expect(decrypt(sealed, new Passphrase(`${WORDS}!`))).rejects.toThrow(
    'BACKUP_PASSPHRASE is not the one',
  )
})

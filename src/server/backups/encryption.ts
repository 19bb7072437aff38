import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scryptSync } from 'node:crypto'

/**
 * An encrypted file: MAGIC, a salt of the passphrase, a salt of this file, then sealed pieces (AES-256-GCM). Each piece is
 * bound to the head, to its number and to whether it is the last, so that nothing can be changed, moved, left out or cut
 * off. A piece is handed on only once its seal was checked.
 */
const MAGIC = Buffer.from('hotel-enc-1\n')
const SALT_BYTES = 16
const HEAD_BYTES = MAGIC.length + 2 * SALT_BYTES
const PIECE_BYTES = 64 * 1024
const TAG_BYTES = 16
const KEY_BYTES = 32
/** 64 MB and some 200 ms a guess. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 ** 2 }

/** The passphrase is another one, or the file is not what was encrypted. */
export class DecryptionError extends Error {}

/** A passphrase, with the keys made of it so far: making one is slow on purpose. */
export class Passphrase {
  readonly #text: string
  readonly #keys = new Map<string, Buffer>()
  readonly #ownSalt = randomBytes(SALT_BYTES)

  constructor(text: string) {
    this.#text = text
  }

  /** Takes a stream apart into sealed pieces. */
  async *encrypt(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const head = Buffer.concat([MAGIC, this.#ownSalt, randomBytes(SALT_BYTES)])
    const key = this.#keyFor(head)
    yield head
    let number = 0
    let held: Buffer | undefined
    for await (const piece of cutPieces(content, PIECE_BYTES)) {
      if (held) yield seal(key, head, number++, false, held)
      held = piece
    }
    yield seal(key, head, number, true, held ?? Buffer.alloc(0))
  }

  /** The content again. Throws DecryptionError. */
  async *decrypt(encrypted: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const bytes = new ByteReader(encrypted)
    try {
      yield* this.#openAll(bytes)
    } finally {
      await bytes.close()
    }
  }

  async *#openAll(bytes: ByteReader): AsyncGenerator<Buffer> {
    const head = await bytes.take(HEAD_BYTES)
    if (!head.subarray(0, MAGIC.length).equals(MAGIC))
      throw new DecryptionError('This is no encrypted backup of ours.')
    const key = this.#keyFor(head)
    for (let number = 0; ; number++) {
      const sealed = await bytes.take(PIECE_BYTES + TAG_BYTES)
      const isLast = await bytes.isAtEnd()
      yield open(key, head, number, isLast, sealed)
      if (isLast) return
    }
  }

  #keyFor(head: Buffer): Buffer {
    const salt = head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES)
    const name = salt.toString('hex')
    const main = this.#keys.get(name) ?? scryptSync(this.#text, salt, KEY_BYTES, SCRYPT)
    this.#keys.set(name, main)
    return Buffer.from(hkdfSync('sha256', main, head.subarray(-SALT_BYTES), 'hotel backup', KEY_BYTES))
  }
}

function seal(key: Buffer, head: Buffer, number: number, isLast: boolean, piece: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(head)
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
}

function open(key: Buffer, head: Buffer, number: number, isLast: boolean, sealed: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(head)
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch (cause) {
    throw new DecryptionError(
      number === 0
        ? 'The backup does not open: BACKUP_PASSPHRASE is not the one it was made with, or it is damaged.'
        : 'The backup is damaged: it is not what was written.',
      { cause },
    )
  }
}

/** Twelve bytes, never the same twice under one file's key. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

async function* cutPieces(content: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  const reader = new ByteReader(content)
  try {
    while (!(await reader.isAtEnd())) yield await reader.take(bytes)
  } finally {
    await reader.close()
  }
}

/** Reads a stream by numbers of bytes; the last piece may be shorter. */
class ByteReader {
  readonly #source: AsyncIterator<Buffer>
  #held: Buffer[] = []
  #bytes = 0

  constructor(content: AsyncIterable<Buffer>) {
    this.#source = content[Symbol.asyncIterator]()
  }

  async take(bytes: number): Promise<Buffer> {
    while (this.#bytes < bytes && (await this.#read()));
    const all = Buffer.concat(this.#held)
    const rest = all.subarray(bytes)
    this.#held = rest.length > 0 ? [rest] : []
    this.#bytes = rest.length
    return all.subarray(0, bytes)
  }

  async isAtEnd(): Promise<boolean> {
    return this.#bytes === 0 && !(await this.#read())
  }

  /** Lets go of the source, also in the middle of it. */
  async close(): Promise<void> {
    await this.#source.return?.()
  }

  /** Whether there was anything more; an empty chunk is not the end. */
  async #read(): Promise<boolean> {
    for (;;) {
      const { value, done } = await this.#source.next()
      if (done) return false
      if (value.length === 0) continue
      this.#held.push(value)
      this.#bytes += value.length
      return true
    }
  }
}

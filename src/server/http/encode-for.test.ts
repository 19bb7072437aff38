import { randomBytes } from 'node:crypto'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeFor } from './encode-for'

const MB = 1024 * 1024

function pack(megabytes = 0.5): { plain: Buffer; brotli: Buffer } {
  const plain = Buffer.from(randomBytes((megabytes * MB) / 2).toString('hex'))
  return { plain, brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }) }
}

test('what many ask for at once in another encoding is made once, and kept for the next', async () => {
  const { plain, brotli } = pack()
  for (const encoding of ['gzip', 'identity'] as const) {
    const made = await Promise.all(Array.from({ length: 200 }, () => encodeFor(encoding, brotli)))
    expect(new Set(made).size).toBe(1)
    const [first = Buffer.alloc(0)] = made
    expect((encoding === 'gzip' ? gunzipSync(first) : first).equals(plain)).toBe(true)
    expect(await encodeFor(encoding, brotli)).toBe(first)
  }
})

test('one file is made after the other, however many are asked for', async () => {
  const done: number[] = []
  // The first takes far longer than all others, which would overtake it side by side.
  const files = [pack(16), ...Array.from({ length: 5 }, () => pack(1 / 64))]
  await Promise.all(
    files.map(async ({ brotli }, at) => {
      await encodeFor('gzip', brotli)
      done.push(at)
    }),
  )
  expect(done).toEqual([0, 1, 2, 3, 4, 5])
})

test('bytes that are no Brotli fail for who asked alone', async () => {
  const { plain, brotli } = pack()
  const wrong = encodeFor('gzip', Buffer.from('no Brotli at all'))
  const right = encodeFor('identity', brotli)
  await expect(wrong).rejects.toThrow()
  expect((await right).equals(plain)).toBe(true)
})

import { expect, test } from 'vitest'
import { readStatement } from './read-statement'

const TEXT = 'Receipt,Amount\nA1,"45,000"\nÄ2,1'

test('a statement is read in UTF-8, and in UTF-16 where it says so', async () => {
  const little = Buffer.from(`\uFEFF${TEXT}`, 'utf16le')
  const big = Buffer.from(little).swap16()
  for (const bytes of [Buffer.from(TEXT), little, big])
    expect(await readStatement(new Blob([new Uint8Array(bytes)]))).toBe(TEXT)
})

import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openText, readKeys, sealText } from './seal-text'

const key = () => randomBytes(32)

test('what was sealed opens with the same key and for the same purpose alone', () => {
  const keys = [key()]
  const sealed = sealText(keys, 'second-factor:1', 'JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(openText(keys, 'second-factor:1', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(openText(keys, 'second-factor:2', sealed)).toBeUndefined()
  expect(openText([key()], 'second-factor:1', sealed)).toBeUndefined()
})

test('no changed byte and nothing cut off opens', () => {
  const keys = [key()]
  const bytes = Buffer.from(sealText(keys, 'p', 'a secret'), 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(openText(keys, 'p', changed.toString('base64url')), `byte ${at}`).toBeUndefined()
    expect(openText(keys, 'p', bytes.subarray(0, at).toString('base64url'))).toBeUndefined()
  }
})

test('a new key in front seals, and the one before still opens what it sealed', () => {
  const [older, newer] = [key(), key()]
  const before = sealText([older], 'p', 'a secret')
  const after = sealText([newer, older], 'p', 'a secret')
  expect(openText([newer, older], 'p', before)).toBe('a secret')
  expect(openText([newer], 'p', after)).toBe('a secret')
  expect(openText([newer], 'p', before)).toBeUndefined()
})

test('keys are read from base64url with commas between, each of 32 bytes', () => {
  const keys = [key(), key()]
  expect(readKeys(keys.map((one) => one.toString('base64url')).join(' , '))).toEqual(keys)
  expect(() => readKeys('c2hvcnQ')).toThrow(RangeError)
})

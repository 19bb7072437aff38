import { expect, test } from 'vitest'
import { readReference, readReferenceStart } from './reference'

test('a reference is read however it was typed', () => {
  for (const typed of ['K7MP3QXR', 'k7mp3qxr', ' K7MP 3QXR ', 'k7mp-3qxr'])
    expect(readReference(typed), typed).toBe('K7MP3QXR')
})

test('what holds other signs, or another number of them, is no reference', () => {
  for (const typed of ['', 'K7MP3QX', 'K7MP3QXRR', 'O7MP3QXR', '17MP3QXR', 'LAMP3QXR', "K7MP3QX'"])
    expect(readReference(typed), typed).toBeNull()
})

test('a search takes the first four signs or more', () => {
  expect(readReferenceStart('k7mp')).toBe('K7MP')
  expect(readReferenceStart('k7mp 3qxr')).toBe('K7MP3QXR')
  for (const typed of ['k7m', 'Okello', 'K7MP3QXRR', '%%%%'])
    expect(readReferenceStart(typed), typed).toBeNull()
})

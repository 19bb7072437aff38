import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureSms } from './sms-length'

test.for<[name: string, text: string, alphabet: 'gsm' | 'unicode', units: number, segments: number]>([
  ['nothing', '', 'gsm', 0, 0],
  ['as much as one holds', 'a'.repeat(160), 'gsm', 160, 1],
  ['one letter more', 'a'.repeat(161), 'gsm', 161, 2],
  ['as much as two hold', 'a'.repeat(306), 'gsm', 306, 2],
  ['one letter more than two hold', 'a'.repeat(307), 'gsm', 307, 3],
  ['a euro sign, which takes two places', '€'.repeat(80), 'gsm', 160, 1],
  ['a euro sign that would be cut in two', `${'a'.repeat(152)}€${'a'.repeat(151)}€`, 'gsm', 307, 3],
  ['letters of the alphabet beyond English', 'Für Ñandù, è Å', 'gsm', 14, 1],
  ['one typographic apostrophe', `it’s${'a'.repeat(66)}`, 'unicode', 70, 1],
  ['one more than it then holds', `it’s${'a'.repeat(67)}`, 'unicode', 71, 2],
  ['a smiley, which takes two places', '😀'.repeat(35), 'unicode', 70, 1],
  ['a smiley that would be cut in two', `${'ł'.repeat(66)}😀${'ł'.repeat(66)}`, 'unicode', 134, 3],
])('%s', ([, text, alphabet, units, segments]) => {
  expect(measureSms(text)).toMatchObject({ alphabet, units, segments })
})

test('names the letters that make a text costly, each once', () => {
  expect(measureSms('it’s the guest’s – yes').wide).toEqual(['’', '–'])
  expect(measureSms('its the guests - yes').wide).toEqual([])
})

test('a longer text never takes fewer', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 700 }), fc.string({ maxLength: 50 }), (text, more) => {
      expect(measureSms(text + more).segments).toBeGreaterThanOrEqual(measureSms(text).segments)
    }),
  )
})

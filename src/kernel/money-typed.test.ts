import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAmount } from './money'
import { readTypedAmount, readTypedDecimal, readTypedWhole } from './money-typed'

test.for([
  ['12,50', 1250],
  ['12,5', 1250],
  ['12.5', 1250],
  ['0,50', 50],
  ['1,365', 136_500],
  ['1,365.00', 136_500],
  ['1,234,567.89', 123_456_789],
  ['1.365,50', 136_550],
  ['1 365,50', 136_550],
  ['1 365.50', 136_550],
  ['1\u202f365,50\u00a0$', 136_550],
  ['1\u00a0234\u00a0567', 123_456_700],
  [' $65.00 ', 6500],
  ['$ 65', 6500],
  ['-3,20', -320],
  ['\u22123,20', -320],
] as const)('%j is read as %d cents', ([text, cents]) => expect(readTypedAmount(text)).toBe(cents))

test.for([
  ...[
    '',
    '$',
    'all',
    '1,2,3',
    '1,365,50',
    '1,3650',
    '12,500.000',
    '12,3456',
    '1234,567',
    '0,365',
    ',50',
    '12,',
  ],
  ...['1.365', '1.365.00', '1.365.000', '1,365 000', '12 50', '1 2', '1e3', '--1', '٣', '12345678901'],
])('%j is refused, as it is no amount or could be two', (text) => expect(readTypedAmount(text)).toBeNull())

test('every amount is read back as it stands in a field, and as French writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
      const amount = toAmount(cents)
      expect(readTypedAmount(amount)).toBe(cents)
      const [whole = '', fraction] = amount.split('.')
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')
      expect(readTypedAmount(`${grouped},${fraction}\u00a0$`)).toBe(cents)
    }),
  )
})

test.for([
  ['241000', '241000'],
  ['241,000', '241000'],
  ['1\u202f241\u202f000', '1241000'],
  ['241,5', null],
  ['241,00', null],
  ['241.000', null],
  ['24 10', null],
  ['', null],
] as const)('of a whole number, %j is read as %j', ([text, digits]) =>
  expect(readTypedWhole(text)).toBe(digits),
)

test.for([
  ['12,5', '12.5'],
  ['-12,5', '-12.5'],
  [' 18 ', '18'],
  ['12,5%', '12.5%'],
  [' 12,50 % ', '12.50%'],
  ['12,50\u00a0%', '12.50%'],
  ['\u221212,5\u202f%', '-12.5%'],
  ['free %', 'free %'],
  ['1 250,5', '1250.5'],
  ['free', 'free'],
  ['1.365', '1.365'],
  ['12,5,5', '12,5,5'],
  ['', ''],
] as const)('of a rate, %j is sent as %j', ([text, sent]) => expect(readTypedDecimal(text)).toBe(sent))

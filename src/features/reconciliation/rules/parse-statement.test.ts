import { expect, test } from 'vitest'
import { parseStatement } from './parse-statement'

function parse(text: string) {
  const statement = parseStatement(text, 'UGX')
  if (typeof statement === 'string') throw new Error(statement)
  return statement
}

test('a statement of Pesapal’s is read by its titles', () => {
  const { lines, skipped } = parse(
    [
      'Date,Merchant Reference,Confirmation Code,Currency,Amount,Status',
      '2027-03-10 09:12,0B6F2C1E-5D0E-4C7B-9E43-1F2D3C4B5A69,QFC1ABC2,USD,"1,196.80",Completed',
      '2027-03-10 09:15,,QFC1ABC3,UGX,45000.00,COMPLETED',
    ].join('\r\n'),
  )
  expect(skipped).toEqual([])
  expect(lines).toEqual([
    {
      row: 2,
      confirmation: 'QFC1ABC2',
      reference: '0b6f2c1e-5d0e-4c7b-9e43-1f2d3c4b5a69',
      amount: { currency: 'USD', cents: 119_680 },
      date: '2027-03-10 09:12',
    },
    {
      row: 3,
      confirmation: 'QFC1ABC3',
      reference: null,
      amount: { currency: 'UGX', shillings: 45_000 },
      date: '2027-03-10 09:15',
    },
  ])
})

test('titles may stand below the name of the account, with other signs between and after them', () => {
  const { lines, skipped } = parse(
    '\uFEFFAccount statement;;;\nPearl Villas;;;\n\nFinancial Transaction ID;External ID;Amount (UGX);Transaction Date\n="7012345678";\'abc;45,000;10/03/2027\nTotal;;45,000;\n',
  )
  expect(lines).toMatchObject([
    { confirmation: '7012345678', reference: 'abc', amount: { shillings: 45_000 } },
  ])
  expect(skipped).toEqual([{ row: 5, reason: 'It has no transaction number.' }])
})

test.for([
  ['', 'It has no transaction number.'],
  ['7.01235E+09', 'A spreadsheet has shortened the number 7.01235E+09.'],
] as const)('a row with the number "%s" is shown and not taken', ([number, reason]) => {
  expect(parse(`Receipt,Amount\n${number},45000`)).toEqual({ lines: [], skipped: [{ row: 2, reason }] })
})

test.for([
  ['UGX 45,000', { shillings: 45_000 }],
  ['45000/=', { shillings: 45_000 }],
  ['USh 45,000.00', { shillings: 45_000 }],
  ['+45000', { shillings: 45_000 }],
  ['1,045,000', { shillings: 1_045_000 }],
] as const)('the amount %s is read', ([text, amount]) => {
  expect(parse(`Receipt,Amount\nA1,"${text}"`).lines).toMatchObject([{ amount }])
})

test.for([
  ['45.000', 'cannot be read'],
  ['45 000', 'cannot be read'],
  ['4,5000', 'cannot be read'],
  ['45,00', 'cannot be read'],
  ['', 'cannot be read'],
  ['45000.50', 'parts of a shilling'],
  ['-45000', 'Money went out.'],
  ['(45,000)', 'Money went out.'],
  ['0', 'nothing'],
] as const)('the amount "%s" is not guessed', ([text, reason]) => {
  const { lines, skipped } = parse(`Receipt,Amount\nA1,"${text}"`)
  expect(lines).toEqual([])
  expect(skipped).toMatchObject([{ row: 2, reason: expect.stringContaining(reason) }])
})

test('cells without end are read in bounded time', () => {
  const open = '('.repeat(4_000_000)
  expect(parseStatement(open, 'UGX')).toContain('no column')
  const { skipped } = parse(`Receipt,Amount\nA1,1${' '.repeat(4_000_000)}1`)
  expect(skipped).toMatchObject([{ row: 2, reason: 'One of its cells is too long.' }])
})

test('what failed and what is in another currency is shown and not taken', () => {
  const { lines, skipped } = parse(
    'Id,Amount,Currency,Status\n1,100,UGX,Failed\n2,100,KES,Completed\n3,100,,Successful\n4,100,UGX,TS\n5,100,UGX,Unsuccessful',
  )
  expect(lines.map(({ confirmation }) => confirmation)).toEqual(['3', '4'])
  expect(skipped).toEqual([
    { row: 2, reason: 'Its status is Failed.' },
    { row: 3, reason: 'Its currency is KES.' },
    { row: 6, reason: 'Its status is Unsuccessful.' },
  ])
})

test.for([
  ['', 'no column'],
  ['Name,Phone\nGrace,0772', 'no column for the transaction’s number (confirmation code,'],
  ['Receipt,Phone\nA1,0772', 'no column for its amount (amount, transaction amount, paid in, credit).'],
  ['Amount,Phone\n45000,0772', 'no column for the transaction’s number'],
  ['Receipt\nAmount', 'in one row'],
  ['<html><body>Sign in</body></html>', 'no column'],
  ['Receipt,Amount\n"A1,45000', 'not closed'],
  [`Receipt,Amount\n${'A1,45000\n'.repeat(20_001)}`, '20,000'],
] as const)('%j is no statement', ([text, message]) => {
  expect(parseStatement(text, 'UGX')).toContain(message)
})

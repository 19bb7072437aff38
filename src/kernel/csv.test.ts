import { expect, test } from 'vitest'
import { writeCsv } from './csv'

test('titles and rows stand on lines of their own, and nothing where there is nothing', () => {
  expect(
    writeCsv(
      ['Guest', 'Nights'],
      [
        ['Akello', 2],
        [null, -1],
      ],
    ),
  ).toBe('Guest,Nights\r\nAkello,2\r\n,-1\r\n')
  expect(writeCsv(['Guest'], [])).toBe('Guest\r\n')
})

test('commas, quotes and line ends stay inside their cell', () => {
  expect(writeCsv(['Note'], [['a, "b"\nc']])).toBe('Note\r\n"a, ""b""\nc"\r\n')
})

test.for(['=1+1', '+256 700', '-2+3', '-2.', '@SUM(A1)', '\t=1', '\r=1'])(
  'what begins like the formula %j is text',
  (text) => {
    const [, line] = writeCsv(['Cell'], [[text]]).split(/\r\n(?!=)/)
    expect(line?.replace(/^"/, '')).toMatch(/^'/)
  },
)

test.for(['Ann;=1+1', 'Ann; @SUM(A1)', 'Ann\n=1+1', 'Ann;-2+3'])(
  'what begins a cell with a formula where semicolons part cells is text: %j',
  (text) => {
    expect(writeCsv(['Cell'], [[text]])).toMatch(/[;\n] ?'[=@-]/)
  },
)

test('an amount below nothing stays a number that can be summed', () => {
  expect(writeCsv(['Due'], [['-20.00'], ['-3']])).toBe('Due\r\n-20.00\r\n-3\r\n')
})

test('a formula inside a quoted cell is text too', () => {
  expect(writeCsv(['Cell'], [['=HYPERLINK("http://evil.example","x")']])).toBe(
    'Cell\r\n"\'=HYPERLINK(""http://evil.example"",""x"")"\r\n',
  )
})

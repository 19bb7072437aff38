import { expect, test } from 'vitest'
import { writeCsv } from './csv'
import { readCsv } from './read-csv'
import { seededRandom } from './seeded-random'

test.for([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\rc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '\uFEFFa,b\n\n  \n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '"a,b","c ""d"""\n"two\r\nlines",x',
    [
      ['a,b', 'c "d"'],
      ['two\r\nlines', 'x'],
    ],
  ],
  [
    '"45,000";"1,5"\n"3";4',
    [
      ['45,000', '1,5'],
      ['3', '4'],
    ],
  ],
  ['a, "b, c" ,d', [['a', 'b, c', 'd']]],
  ['a,,\n,,\n', [['a', '', '']]],
  ['', []],
  ['a,"b', null],
] as const)('%j is read as its cells', ([text, rows]) => {
  expect(readCsv(text)).toEqual(rows)
})

test('every table that is written is read back', () => {
  const random = seededRandom(11)
  const signs = ['a', 'B', '7', ' ', ',', ';', '"', '\n', '\r\n', '\t', 'é', "'"]
  const cell = () =>
    `x${Array.from({ length: Math.floor(random() * 8) }, () => signs[Math.floor(random() * signs.length)]).join('')}x`
  for (let round = 0; round < 500; round++) {
    const rows = Array.from({ length: 1 + Math.floor(random() * 5) }, () => [cell(), cell(), cell()])
    // Commas between cells are the most only where cells hold fewer other separators than that.
    const read = readCsv(writeCsv(['one', 'two', 'three'], [...rows, ...Array(30).fill(['x', 'x', 'x'])]))
    expect(read?.slice(1, rows.length + 1)).toEqual(rows)
  }
})

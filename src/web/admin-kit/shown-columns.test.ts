import { expect, test } from 'vitest'
import { readColumns, writeColumns } from './list-search'
import { chooseColumn, pickColumns } from './shown-columns'

const COLUMNS = [{ title: 'Guest' }, { title: 'Villa' }, { title: 'Paid', isExtra: true }]
const titles = (choice: Record<string, boolean>) => pickColumns(COLUMNS, choice).map(({ title }) => title)

test('a list shows its usual columns, and those that somebody chose', () => {
  expect(titles({})).toEqual(['Guest', 'Villa'])
  expect(titles({ Paid: true, Villa: false })).toEqual(['Guest', 'Paid'])
})

test('the column by which a row is known is never hidden', () => {
  expect(titles({ Guest: false })).toEqual(['Guest', 'Villa'])
})

test('a choice names only what is unlike usual', () => {
  const [, villa, paid] = COLUMNS as [
    { title: string },
    { title: string },
    { title: string; isExtra: boolean },
  ]
  const chosen = chooseColumn(paid, true, chooseColumn(villa, false, {}))
  expect(chosen).toEqual({ Villa: false, Paid: true })
  expect(chooseColumn(villa, true, chooseColumn(paid, false, chosen))).toEqual({})
})

test('a choice survives the address, the usual one too', () => {
  for (const choice of [{ Paid: true, Villa: false }, {}])
    expect(readColumns(writeColumns(choice))).toEqual(choice)
})

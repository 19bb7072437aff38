import { expect, test } from 'vitest'
import { readColumns, writeColumns } from './list-search'
import { chooseColumn, pickColumns } from './shown-columns'

const COLUMNS = [{ key: 'guest' }, { key: 'villa' }, { key: 'paid', isExtra: true }]
const keys = (choice: Record<string, boolean>) => pickColumns(COLUMNS, choice).map(({ key }) => key)

test('a list shows its usual columns, and those that somebody chose', () => {
  expect(keys({})).toEqual(['guest', 'villa'])
  expect(keys({ paid: true, villa: false })).toEqual(['guest', 'paid'])
})

test('the column by which a row is known is never hidden', () => {
  expect(keys({ guest: false })).toEqual(['guest', 'villa'])
})

test('a choice names only what is unlike usual', () => {
  const [, villa, paid] = COLUMNS as [{ key: string }, { key: string }, { key: string; isExtra: boolean }]
  const chosen = chooseColumn(paid, true, chooseColumn(villa, false, {}))
  expect(chosen).toEqual({ villa: false, paid: true })
  expect(chooseColumn(villa, true, chooseColumn(paid, false, chosen))).toEqual({})
})

test('a choice survives the address, the usual one too', () => {
  for (const choice of [{ paid: true, villa: false }, {}])
    expect(readColumns(writeColumns(choice))).toEqual(choice)
})

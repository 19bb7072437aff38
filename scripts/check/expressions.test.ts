import { expect, test } from 'vitest'
import { findLongExpressions } from './expressions'

const path = 'src/features/questions/understand/read-nights.ts'
const long = 'a|'.repeat(41)

test('an expression of more than 80 signs is found, however it is written', () => {
  for (const code of [
    `export const A = /${long}/`,
    `export const A = new RegExp('${long}')`,
    `export const A = new RegExp(String.raw\`${long}\`)`,
    `export const A = String.raw\`${long}\``,
  ])
    expect([code, findLongExpressions({ [path]: code }).length > 0]).toEqual([code, true])
})

test('short ones, lists of words and other rooms are left alone', () => {
  expect(findLongExpressions({ [path]: `export const A = /a|b/; export const B = '${long}'` })).toEqual([])
  expect(findLongExpressions({ 'src/kernel/days.ts': `export const A = /${long}/` })).toEqual([])
})

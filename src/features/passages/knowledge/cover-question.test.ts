import { expect, test } from 'vitest'
import { subjectStems } from '@/features/questions/understand/plain-words'
import { uncoveredIn } from './cover-question'

const words = { termsOf: subjectStems }
const LAUNDRY = 'Laundry and ironing, if you ask: collected in the morning, back on hangers in the evening.'

test.each([
  ['do you do laundry and sell hammocks', ['hammocks']],
  ['is laundry collected in the morning', []],
  ['could you wash my shirts please', []],
  ['my hammock tore, do you do laundry', []],
  ['is there laundry on 3 may for 2 people', []],
])('of %s the answer leaves out %j', (question, left) => {
  expect(uncoveredIn(question, LAUNDRY, ['laundry'], words)).toEqual(left)
})

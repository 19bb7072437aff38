import { expect, test } from 'vitest'
import type { HouseFact } from '@/features/house-facts/contract'
import { plainText } from '@/features/questions/understand/plain-words'
import { findTaught, knowFacts } from './known-facts'

const taught = (question: string) =>
  knowFacts([{ subject: 'X', answer: 'yes', questions: [question] } as HouseFact])
const find = (question: string, known: string) => findTaught(plainText(question), taught(known))

test.each([
  ['do you have a tennis court', 'Is there a tennis court at yours?'],
  ['can i bring my dog', 'may i bring a dog?'],
])('who taught %s is asked it by %s', (known, question) => {
  expect(find(question, known)).toMatchObject({ isSame: true })
})

test.each([
  ['can i bring my dog', 'how much do you charge for my dog'],
  ['can i cancel', 'how much is it to cancel?'],
  ['can i have a discount', 'how much is the discount?'],
])('who taught %s is not sure to be asked it by %s', (known, question) => {
  expect(find(question, known)?.isSame ?? false).toBe(false)
})

test.each([
  ['the', 'the villa'],
  ['what is it', 'what is it like?'],
  ['what is it', 'where is the pool?'],
])('a question that names nothing, as %s, is taught for nothing else, as %s', (known, question) => {
  expect(find(question, known)).toBeNull()
})

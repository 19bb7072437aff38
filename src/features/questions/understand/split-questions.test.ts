import { expect, test } from 'vitest'
import { plainText } from './plain-words'
import { splitQuestions } from './split-questions'

test('a sentence that asks twice is two questions, and one that lists things is one', () => {
  expect(splitQuestions('is there a bar, and when does it open?')).toEqual([
    'is there a bar',
    'when does it open',
  ])
  expect(splitQuestions('do you have tea & coffee')).toEqual(['do you have tea & coffee'])
  expect(splitQuestions('my wife and i plus 3 kids need a villa')).toHaveLength(1)
  expect(splitQuestions('a villa for my wife, and is breakfast included')).toHaveLength(2)
})

test('a point after a number ends what a question follows', () => {
  expect(splitQuestions('a villa for 2. is breakfast included?')).toEqual([
    'a villa for 2',
    'is breakfast included',
  ])
  expect(splitQuestions('from the 12. to the 15. december')).toHaveLength(1)
})

test('what nobody sees leaves no spaces behind', () => {
  expect(plainText('a \u007f \u0000 \u200b b')).toBe('a b')
  expect(plainText('two\nlines')).toBe('two\nlines')
})

test('a run of spaces, however long, is read once', () => {
  const run = ' '.repeat(4000)
  expect(splitQuestions(`bar${run}and${run}what${run},${run}pool`)).toHaveLength(2)
})

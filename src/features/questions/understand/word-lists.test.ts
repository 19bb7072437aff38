import { expect, test } from 'vitest'
import { hashWordFiles, readWordLists } from '../../../../scripts/word-files'
import { countOf, toRule, wordsIn } from './word-lists'
import { WORD_LISTS, WORDS_HASH } from './word-lists.gen'

const LONGEST = 80
const lists = readWordLists()
const examples = lists.flatMap(({ name, examples: own }) => own.map((one) => ({ name, ...one })))

test('the lists are those of the files as they are: else run npm run train:concierge', () => {
  expect(WORDS_HASH).toBe(hashWordFiles())
  expect(Object.keys(WORD_LISTS)).toEqual([...new Set(lists.map(({ name }) => name))])
})

test('no pattern of a list is longer than can be read at a glance, and each names lists there are', () => {
  const patterns = lists.flatMap(({ lines }) =>
    lines.filter((line) => /[\\({^]/.test(line)).map((line) => line.replace(/ (?:->|=)(?: .*)?$/, '')),
  )
  const items = patterns.flatMap((line) => (line.includes(', ') ? line.split(', ') : [line]))
  expect(items.filter((item) => item.length > LONGEST)).toEqual([])
  for (const [, name] of patterns.join('\n').matchAll(/\{([a-z-]+)\}/g))
    expect(wordsIn(name as keyof typeof WORD_LISTS).length).toBeGreaterThan(0)
})

test.for(examples)(
  'in $name the pattern $line makes "$result" of "$text"',
  ({ line, text, sign, result }) => {
    const { pattern, meaning } = toRule(line)
    const [found] = text.matchAll(pattern)
    const made =
      sign === '->'
        ? text.replace(pattern, meaning).replace(/ +/g, ' ').trim()
        : String(found && countOf(found[1]) * countOf(meaning))
    expect(made).toBe(result)
  },
)

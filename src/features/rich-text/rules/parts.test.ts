import { expect, test } from 'vitest'
import { richText } from '../contract'
import { readParts, richTextOf } from './parts'
import { plainTextOf } from './plain-text'

test('blank lines divide paragraphs, a single line break does not', () => {
  expect(readParts('One\nstill one.\n\n\n  Two.\r\n\r\nThree.')).toEqual(['One still one.', 'Two.', 'Three.'])
})

test('headings, lists and what is good to know are told by how their lines begin', () => {
  const text = 'Before\n## On the way\nAfter\n\n- one\n- two\n\n1. pack\n2. go\n\n> Bring water\n> and a hat'
  expect(readParts(text)).toEqual([
    'Before',
    { heading: 'On the way' },
    'After',
    { list: ['one', 'two'] },
    { steps: ['pack', 'go'] },
    { note: 'Bring water and a hat' },
  ])
})

test('markup is text, and a dash or a number in a sentence makes no list', () => {
  expect(readParts('<b>Bold</b> words\n- not all lines\n2. nor these')).toEqual([
    '<b>Bold</b> words - not all lines 2. nor these',
  ])
  expect(readParts('  \n\n')).toEqual([])
})

test('a text becomes a document that the contract takes, and the document the same text', () => {
  const text = 'Before\n\n## On the way\n\n- one\n- two\n\n1. pack\n2. go\n\n> Bring water and a hat'
  const body = richTextOf(readParts(text))
  expect(richText.parse(body)).toEqual(body)
  expect(body && plainTextOf(body)).toBe(text)
  expect(richTextOf([])).toBeNull()
})

test('a line as long as a post may be is read at once', () => {
  const line = 'word '.repeat(20_000).trim()
  const begun = performance.now()
  expect(readParts(line)).toEqual([line])
  expect(performance.now() - begun).toBeLessThan(2000)
})

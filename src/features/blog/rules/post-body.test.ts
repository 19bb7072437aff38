import { expect, test } from 'vitest'
import { minutesOf, readPostBody } from './post-body'

test('blank lines divide paragraphs, a single line break does not', () => {
  expect(readPostBody('One\nstill one.\n\n\n  Two.\r\n\r\nThree.')).toEqual([
    'One still one.',
    'Two.',
    'Three.',
  ])
})

test('headings, lists and what is good to know are told by how their lines begin', () => {
  expect(readPostBody('Before\n## On the way\nAfter\n\n- one\n- two\n\n> Bring water\n> and a hat')).toEqual([
    'Before',
    { heading: 'On the way' },
    'After',
    { list: ['one', 'two'] },
    { note: 'Bring water and a hat' },
  ])
})

test('markup is text, and a dash in a sentence makes no list', () => {
  expect(readPostBody('<b>Bold</b> words\n- not all lines')).toEqual(['<b>Bold</b> words - not all lines'])
  expect(readPostBody('  \n\n')).toEqual([])
})

test('a post takes a minute for 200 words and never less than one', () => {
  expect(minutesOf('word '.repeat(600))).toBe(3)
  expect(minutesOf('')).toBe(1)
})

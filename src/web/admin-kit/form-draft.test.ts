import { expect, test } from 'vitest'
import { z } from 'zod'
import { amountText } from '@/kernel/wire'
import type { Fields } from './field-kinds'
import { field } from './fields'
import { draftOf, isChanged, judgeValues, problemsByField, readDraft } from './form-draft'

type Values = { name: string; price: string | null; guests: number; tags: string[]; isOpen: boolean }

const fields: Fields<Values> = {
  name: field.text('Name'),
  price: field.amount('Price'),
  guests: field.count('Guests'),
  tags: field.lines('Tags'),
  isOpen: field.toggle('Open'),
}
const input = z.object({
  name: z.string().trim().min(1, 'Name is required'),
  price: amountText.nullable(),
  guests: z.number().int().min(1).max(50),
  tags: z.array(z.string().max(5)),
  isOpen: z.boolean(),
})
const judged = { input, defaults: { guests: 2, isOpen: true } }

test('what a form is filled in with comes out of it again', () => {
  const values = { name: 'Rose Villa', price: '65.00', guests: 3, tags: ['quiet', 'warm'], isOpen: false }
  expect(readDraft(fields, draftOf(fields, values))).toEqual(values)
})

test('an empty price is null, an empty count is left to its default, empty lines are no tags', () => {
  const draft = { name: 'x', price: ' ', guests: '', tags: '\n  \n', isOpen: true }
  const read = readDraft(fields, draft)
  expect(read).toEqual({ name: 'x', price: null, tags: [], isOpen: true })
  expect(judgeValues(judged, read)).toEqual([])
})

test('a form is changed when something differs, and not when it was changed back', () => {
  const before = draftOf(fields, { name: 'Rose' })
  expect(isChanged(before, { ...before, name: 'Rosa' })).toBe(true)
  expect(isChanged(before, { ...before, name: 'Rose' })).toBe(false)
})

test('problems are said in words for people, those of the contract first', () => {
  const draft = { name: ' ', price: '65.005', guests: '0', tags: 'far too long', isOpen: true }
  const problems = problemsByField(judgeValues(judged, readDraft(fields, draft)))
  expect(Object.fromEntries(problems)).toEqual({
    name: 'Name is required',
    price: 'Please give an amount such as 65.00',
    guests: 'Please enter at least 1',
    tags: 'Please use at most 5 characters',
  })
})

test('half a guest is no whole number', () => {
  const draft = { name: 'x', price: '', guests: '1.5', tags: '', isOpen: true }
  expect(judgeValues(judged, readDraft(fields, draft))).toEqual([
    { path: 'guests', message: 'Please enter a whole number' },
  ])
})

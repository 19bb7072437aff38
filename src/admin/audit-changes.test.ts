import { expect, test } from 'vitest'
import { setTimeZone } from '@/web/admin-kit/show-instant'
import { changesOf, nameOfThing } from './audit-changes'

test('only what differs is told, and what the entry says itself is left out', () => {
  const before = { id: 3, title: 'Old', tags: ['a', 'b'], price: null, updatedAt: '1' }
  const after = { id: 3, title: 'New', tags: ['a', 'b'], price: '10.00', updatedAt: '2' }
  expect(changesOf(before, after)).toEqual([
    { field: 'title', before: 'Old', after: 'New' },
    { field: 'price', before: null, after: '10.00' },
  ])
})

test('what was made has no before, what was deleted no after', () => {
  expect(changesOf(null, { title: 'New', isVisible: false })).toEqual([
    { field: 'title', before: null, after: 'New' },
    { field: 'isVisible', before: null, after: 'false' },
  ])
  expect(changesOf({ title: 'Old' }, null)).toEqual([{ field: 'title', before: 'Old', after: null }])
})

test('a list of ids, as of a new order, is compared as a whole', () => {
  expect(changesOf([1, 2], [2, 1])).toEqual([{ field: 'value', before: '1, 2', after: '2, 1' }])
})

test('an instant reads as everywhere in the panel', () => {
  setTimeZone('Africa/Kampala')
  const before = { readAt: null, dueAt: '2026-11-22T22:30:00.000Z', note: 'T12:00' }
  const after = { readAt: '2026-11-22T22:30:00+00:00', dueAt: '2026-11-22T22:30:30.000Z', note: 'T12:00' }
  expect(changesOf(before, after)).toEqual([
    { field: 'dueAt', before: '23 Nov 2026, 01:30', after: '23 Nov 2026, 01:30' },
    { field: 'readAt', before: null, after: '23 Nov 2026, 01:30' },
  ])
})

test('a thing is called by its name as it is now, else as it was', () => {
  expect(nameOfThing({ title: 'Old' }, { title: 'New' })).toBe('New')
  expect(nameOfThing({ email: 'a@guest.example' }, null)).toBe('a@guest.example')
  expect(nameOfThing([1], [2])).toBeNull()
})

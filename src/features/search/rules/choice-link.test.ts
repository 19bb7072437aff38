import { expect, it } from 'vitest'
import { toDay } from '@/kernel/days'
import { choiceLink, otherDatesLink, wantedOf } from './choice-link'

const stay = { checkIn: toDay('2027-03-18'), checkOut: toDay('2027-03-22') }
const link = { ...stay, guests: 3, villa: 7, category: 2, board: 'full-board' } as const

it('a choice carries the whole search on to the details, and nothing that was chosen before', () => {
  expect(choiceLink(link, { anyOf: 4 })).toEqual({ ...stay, guests: 3, anyOf: 4, step: 'details' })
  expect(choiceLink(link, { villa: 9, board: 'half-board' })).toEqual({
    ...stay,
    guests: 3,
    villa: 9,
    board: 'half-board',
    step: 'details',
  })
})

it('other dates keep what was asked for, and stay among the results', () => {
  const other = { checkIn: toDay('2027-03-19'), checkOut: toDay('2027-03-23') }
  expect(otherDatesLink({ ...link, step: 'villa' }, other)).toEqual({
    ...other,
    guests: 3,
    villa: 7,
    category: 2,
  })
})

it('what a link is about is the villa and the category alone', () => {
  expect(wantedOf(link)).toEqual({ villa: 7, category: 2 })
  expect(wantedOf({ ...stay, anyOf: 4 })).toEqual({})
})

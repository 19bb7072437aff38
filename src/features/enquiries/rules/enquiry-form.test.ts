import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { EMPTY_ENQUIRY, findEnquiryProblems } from './enquiry-form'

const TODAY = toDay('2027-03-10')
const draft = {
  ...EMPTY_ENQUIRY,
  eventDate: '2027-05-15',
  guests: '120',
  name: 'Akello',
  email: 'akello@guest.example',
}

test('day, guests, name and address are enough', () => {
  expect(findEnquiryProblems(draft, 'banquet-hall', TODAY)).toEqual({})
  expect(findEnquiryProblems({ ...draft, villas: '' }, 'banquet-hall', TODAY)).toEqual({})
})

test('what is missing is named field by field', () => {
  expect(findEnquiryProblems({ ...EMPTY_ENQUIRY, villas: '26' }, 'banquet-hall', TODAY)).toEqual({
    eventDate: 'Please choose a day',
    guests: 'Please say how many guests you expect',
    villas: 'Please give a number from 0 to 25',
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
  })
})

test('each hall holds what it holds, and yesterday is over', () => {
  expect(findEnquiryProblems({ ...draft, eventDate: '2027-03-09' }, 'conference-hall', TODAY)).toEqual({
    eventDate: 'Please choose a day that is still ahead',
    guests: 'The conference hall holds up to 100 guests',
  })
})

import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import type { MessageThread } from '../staff-contract'
import { templateValues } from './template-values'

const thread: MessageThread = {
  kind: 'message',
  id: 1,
  guestName: 'Akello',
  guestEmail: 'akello@guest.example',
  guestPhone: null,
  phoneNumber: null,
  greeting: 'Akello',
  told: {
    dear: 'Bonjour Akello,',
    guest: 'Akello',
    arrival: 'ven. 14 mai 2027',
    departure: 'dim. 16 mai 2027',
  },
  templates: [],
  language: 'fr',
  subject: 'Rooms',
  checkIn: toDay('2027-05-14'),
  checkOut: toDay('2027-05-16'),
  guests: 4,
  siteUrl: 'https://hotel.example',
  replies: [],
  received: [],
  isMailRead: false,
}
const chosen = { villa: { id: 7, name: 'Rose Villa' }, hotel: 'Pearl' }

test('a guest who named days gets them as the thread tells them, the villa and a link to both', () => {
  expect(templateValues(thread, chosen)).toEqual({
    guest: 'Akello',
    hotel: 'Pearl',
    arrival: 'ven. 14 mai 2027',
    departure: 'dim. 16 mai 2027',
    villa: 'Rose Villa',
    link: 'https://hotel.example/fr/calendar?villa=7&checkIn=2027-05-14&checkOut=2027-05-16&guests=4',
  })
})

test('what is not known has no value, and the link leads to the whole calendar', () => {
  const nothing = {
    ...thread,
    greeting: null,
    language: 'en' as const,
    told: { dear: 'Dear guest,', guest: 'guest', arrival: null, departure: null },
    checkIn: null,
    checkOut: null,
    guests: null,
  }
  expect(templateValues(nothing, { ...chosen, villa: null })).toEqual({
    guest: 'guest',
    hotel: 'Pearl',
    link: 'https://hotel.example/calendar',
  })
})

import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { type AnsweredLanguage, putSlotsInEnglish } from './foreign-slots'
import { numbersInFigures, plainText } from './plain-words'
import { readWhen } from './read-dates'
import { readParty } from './read-party'

const TODAY = toDay('2027-03-10')

const stay = (checkIn: string, checkOut: string) => ({ kind: 'stay', stay: { checkIn, checkOut } })

test.for<[AnsweredLanguage, string, object | null, object]>([
  ['fr', 'On arrive le 3 mai, on repart le 6', stay('2027-05-03', '2027-05-06'), {}],
  ['fr', 'un couple avec 3 ados, au moins deux chambres', null, { guests: 5, bedrooms: 2 }],
  [
    'sw',
    'kuanzia tarehe 20 aprili siku mbili watu wanne',
    stay('2027-04-20', '2027-04-22'),
    { guests: 4, nights: 2 },
  ],
  ['sw', 'Kwaya ya watu 18, wikendi moja mwezi wa tano', stay('2027-05-07', '2027-05-09'), { guests: 18 }],
  ['sw', 'Tuko wawili, Krismasi, tarehe 23 mpaka 27', stay('2027-12-23', '2027-12-27'), { guests: 2 }],
  ['de', 'zwei Kinder (6 und 9), 15.–19. März', stay('2027-03-15', '2027-03-19'), { guests: 2 }],
  ['fr', 'Deux adultes et un ado du 21 au 24 mai', stay('2027-05-21', '2027-05-24'), { guests: 3 }],
])('days and people are read in %s: %s', ([language, text, when, party]) => {
  const slots = numbersInFigures(putSlotsInEnglish(plainText(text), language))
  expect(readParty(slots)).toEqual(party)
  expect(readWhen(slots, TODAY, readParty(slots).nights)).toEqual(when)
})

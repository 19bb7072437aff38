import { expect, test } from 'vitest'
import { cutQuotes } from './cut-quotes'

test.for([
  [
    'Gmail',
    'Yes please.\n\nOn Thu, 26 Nov 2026 at 14:02, The Hotel <a@hotel.example> wrote:\n\n> Dear Akello,\n> we have room.',
  ],
  [
    'a broken line',
    'Yes please.\n\nOn Thu, 26 Nov 2026 at 14:02, The Hotel\n<inbox+t-m12@hotel.example> wrote:\n> We have room.',
  ],
  [
    'Outlook',
    'Yes please.\n\n________________________________\nFrom: The Hotel <a@hotel.example>\nSent: Thursday\nTo: Akello\nSubject: Re: Rooms\n\nWe have room.',
  ],
  [
    'Outlook without a line',
    'Yes please.\n\nFrom: The Hotel <a@hotel.example>\nSent: Thursday\nSubject: Re: Rooms\n\nWe have room.',
  ],
  ['an original message', 'Yes please.\n-----Original Message-----\nWe have room.'],
  [
    'German',
    'Yes please.\n\nAm Do., 26. Nov. 2026 um 14:02 Uhr schrieb Das Hotel <a@hotel.example>:\n> Wir haben Platz.',
  ],
  [
    'French',
    'Yes please.\n\nLe jeu. 26 nov. 2026 à 14:02, Hôtel <a@hotel.example> a écrit :\n> Nous avons de la place.',
  ],
  ['marks alone', 'Yes please.\n\n> We have room.\n>\n> Greetings\n'],
] as const)('what %s quotes is cut off and kept', ([, mail]) => {
  const { text, quoted } = cutQuotes(mail)
  expect(text).toBe('Yes please.')
  expect(`${text}\n${quoted}`.replace(/\s+/g, '')).toBe(mail.replace(/\s+/g, ''))
})

test.for([
  ['no quote', 'Yes please.\n\nOn Monday we arrive.\nFrom: the airport we take a taxi.'],
  [
    'an answer between the lines',
    'On Thu, 26 Nov 2026, The Hotel wrote:\n> Two or three?\nThree.\n> Dinner?\nYes.',
  ],
  ['an answer below', 'Hello\n\nOn Thu, 26 Nov 2026, The Hotel wrote:\n> Two or three?\n\nThree, please.'],
  ['quoted lines first', '> Two or three?\n\nThree, please.'],
  ['nothing but a quote', '> We have room.'],
  ['nothing', ''],
] as const)('%s is left whole', ([, mail]) => {
  expect(cutQuotes(mail)).toEqual({ text: mail, quoted: null })
})

test('a very long mail is cut in a moment', () => {
  const began = performance.now()
  cutQuotes(`${'On a day in a year of a long, long line '.repeat(50)}\n`.repeat(2000))
  cutQuotes('On \n'.repeat(50_000))
  expect(performance.now() - began).toBeLessThan(3000)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listRefusals, makeTeller, WRITTEN_REFUSALS } from '../src/languages/panel-fr/refusals/all-refusals'
import { readTree } from './check/tree'
import { refusalsIn } from './refusal-sentences'

const sources = readTree('.').map(({ path }) => path)

test('each sentence by which the server refuses a call of staff has its French', () => {
  const known = listRefusals()
  const found = sources.flatMap((path) =>
    refusalsIn(path, readFileSync(path, 'utf8')).map((sentence) => ({ path, sentence })),
  )
  expect(found.length).toBeGreaterThan(250)
  expect(found.filter(({ sentence }) => known[sentence] === undefined)).toEqual([])
})

test('no French stands for a sentence that nobody says any more, and each has what is put into it', () => {
  const texts = sources
    .filter((path) => /^src\/(?!languages\/).*\.ts$/.test(path))
    .map((path) => readFileSync(path, 'utf8').replaceAll("\\'", "'"))
  const isSaid = (english: string) => {
    const pieces = english.split('{}')
    return texts.some((text) => pieces.every((piece) => text.includes(piece)))
  }
  expect(Object.keys(WRITTEN_REFUSALS).filter((english) => !isSaid(english))).toEqual([])
  for (const [english, french] of Object.entries(WRITTEN_REFUSALS)) {
    const gaps = english
      .split('{}')
      .slice(1)
      .map((_, place) => `{${place}}`)
    expect({ english, gaps: [...(french.match(/\{\d\}/g) ?? [])].sort() }).toEqual({ english, gaps })
  }
})

test('amounts, days, states and sentences within a sentence are told as French writes them, names as they are', () => {
  const tell = makeTeller()
  expect(tell('A booking that is checked-out keeps its price.')).toBe(
    'Une réservation au statut « terminée » garde son prix.',
  )
  expect(tell('This is possible from the day of arrival, 12 Mar.')).toBe(
    'C’est possible à partir du jour d’arrivée, 12 mars.',
  )
  expect(tell('$1,065.50 is still to be paid. Ama Owusu is still checked in to Rose Villa R01.')).toBe(
    '1\u202f065,50\u00a0$ restent à payer. Ama Owusu est encore en séjour dans Rose Villa R01.',
  )
  expect(
    tell('Booking K7MP3QXR (Ama Owusu): There is no step to undo here. No villa of the group was changed.'),
  ).toBe(
    'Réservation K7MP3QXR (Ama Owusu) : Il n’y a aucune étape à annuler ici. Aucune villa du groupe n’a été modifiée.',
  )
  expect(tell('Booking.com has it from Fri, 12 Mar 2027 to Mon, 1 Mar 2027.')).toBe(
    'Booking.com la retient du ven. 12 mars 2027 au lun. 1er mars 2027.',
  )
  expect(tell('constructor is still checked in to __proto__.')).toBe(
    'constructor est encore en séjour dans __proto__.',
  )
  expect(tell('Something nobody has translated.')).toBe('Something nobody has translated.')
})

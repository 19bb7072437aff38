import { expect, test } from 'vitest'
import { pairTemplates, readTemplates } from './refusal-templates'

test('a sentence is told by the template with most words of its own, with what was put into it', () => {
  const read = readTemplates({
    '{}: {}': '{0} : {1}',
    '{} is due, not more': '{0} sont dus, pas plus',
    'Booking {} ({}) is over.': 'La réservation {0} ({1}) est terminée.',
    'Please say why': 'Veuillez indiquer pourquoi',
  })
  expect(read('Please say why')).toEqual({ told: 'Veuillez indiquer pourquoi', parts: [] })
  expect(read('$65.00 is due, not more')).toEqual({ told: '{0} sont dus, pas plus', parts: ['$65.00'] })
  expect(read('Booking K7MP (Ama: no) is over.')).toEqual({
    told: 'La réservation {0} ({1}) est terminée.',
    parts: ['K7MP', 'Ama: no'],
  })
  expect(read('Something else')).toBeNull()
})

test('what is put into a sentence is as short as it can be, and a text made to be long to read is none', () => {
  const read = readTemplates({
    '{} was not reached{}.': '{0}{1}',
    '{} has {} of {} by {} ({}). Please wait.': '{0}{1}{2}{3}{4}',
  })
  expect(read('A was not reached.')?.parts).toEqual(['A', ''])
  expect(read('A was not reached was not reached by post.')?.parts).toEqual(['A', ' was not reached by post'])
  expect(read('A has 2 of B of C by D by E (F) (G). Please wait.')?.parts).toEqual([
    'A',
    '2',
    'B of C',
    'D by E',
    'F) (G',
  ])
  expect(read(' has . Please wait.')).toBeNull()
  const made = [' has ', ' of ', ' by ', ' ('].map((piece) => piece.repeat(150)).join('')
  const start = performance.now()
  expect(read(`${made}. Please wait.`)).toBeNull()
  expect(performance.now() - start).toBeLessThan(1000)
})

test('words of both languages are templates by their names, in whatever order each puts the parts', () => {
  const english = {
    none: 'None',
    deep: { taken: (villa: string, guest: string) => `${villa} is taken by ${guest}.`, status: 409 },
  }
  const french = {
    none: 'Aucun',
    deep: { taken: (villa: string, guest: string) => `${guest} occupe ${villa}.`, status: 409 },
  }
  expect(pairTemplates(english, french)).toEqual({ None: 'Aucun', '{} is taken by {}.': '{1} occupe {0}.' })
})

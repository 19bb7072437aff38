import { afterEach, expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, type Language, readLanguageBy } from './language'
import { addTranslations, defineWords, namesOfWords } from './words'

const WORDS = defineWords('test-room.WORDS', {
  title: 'Villas',
  free: (count: number) => `${count} free`,
  steps: { first: 'Choose', all: ['Choose', 'Book'], more: [{ text: 'Pay' }] },
} as const)

addTranslations('fr', {
  'test-room': {
    WORDS: {
      title: 'Villas de charme',
      free: (count: number) => `${count} libres`,
      steps: { first: 'Choisir', all: ['Choisir', 'Réserver', 'Venir'], more: [{ text: 'Payer' }] },
    },
  },
})

function speak(language: Language) {
  readLanguageBy(() => language)
}

afterEach(() => speak(DEFAULT_LANGUAGE))

test('words are told in the language of the moment, and in English where they have no other', () => {
  expect([WORDS.title, WORDS.free(2)]).toEqual(['Villas', '2 free'])
  speak('fr')
  expect([WORDS.title, WORDS.free(2)]).toEqual(['Villas de charme', '2 libres'])
  speak('sw')
  expect([WORDS.title, WORDS.free(2)]).toEqual(['Villas', '2 free'])
})

test('a part that a module took while it loaded speaks the language of the moment, too', () => {
  readLanguageBy(() => {
    throw new Error('read while modules load')
  })
  const { steps } = WORDS
  const { all, more } = steps
  speak('fr')
  expect([steps.first, ...all, ...more.map(({ text }) => text)]).toEqual([
    'Choisir',
    'Choisir',
    'Réserver',
    'Venir',
    'Payer',
  ])
  speak(DEFAULT_LANGUAGE)
  expect([steps.first, ...all, ...more.map(({ text }) => text)]).toEqual(['Choose', 'Choose', 'Book', 'Pay'])
  expect(JSON.parse(JSON.stringify(steps))).toEqual(steps)
})

test('every name is known to who looks for words without a translation', () => {
  expect(namesOfWords).toContain('test-room.WORDS')
})

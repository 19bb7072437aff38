import { expect, test } from 'vitest'
import { hashExamples, readTopics as readTopicFiles } from '../../../../scripts/train-topics'
import { EXAMPLES_HASH, TOPICS } from './topic-weights.gen'
import { questionOf, readLanguage, readTopics } from './topics'

test('the weights are those of the examples as they are: else run npm run train:concierge', () => {
  expect(EXAMPLES_HASH).toBe(hashExamples())
})

test('every topic has a question that leads to itself, and no example stands in two', () => {
  const files = readTopicFiles()
  expect(files.map(({ id }) => id)).toEqual([...TOPICS])
  for (const { id } of files.filter(({ id: name }) => name !== 'unknown'))
    expect([id, readTopics(questionOf(id as (typeof TOPICS)[number]))[0]?.label]).toEqual([id, id])
  const texts = files.flatMap(({ examples }) => examples.map(({ text }) => text.toLowerCase()))
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([])
})

test.for([
  ['wats ur adres', 'address'],
  ['rum servis tyms?', 'meal-hours'],
  ['the villas have AC?', 'air-conditioning'],
  ['can my driver stay', 'driver'],
  ['can I pay a deposit', 'payment'],
  ['Wann gibt es Frühstück?', 'meal-hours'],
  ['avez-vous le wifi', 'wifi'],
  ['mko wapi', 'address'],
])('%s is about %s', ([text = '', topic]) => {
  expect(readTopics(text)[0]?.label).toBe(topic)
})

test.for<[text: string, language: string | null]>([
  ['Avez-vous une chambre pour deux personnes ?', 'fr'],
  ['Haben Sie noch ein Zimmer frei?', 'de'],
  ['Kuna nafasi kesho kwa watu wawili?', 'sw'],
  ['¿A qué hora es el desayuno?', 'es'],
  ['Do you have a room for two?', 'en'],
  ['matooke', null],
  ['12/12 to 15/12', null],
])('%s is in %s', ([text, language]) => {
  expect(readLanguage(text)).toBe(language)
})

test('what has no letters, or no end, is read in a moment', () => {
  const begun = performance.now()
  for (const text of ['', '🙂', '9'.repeat(2000), 'free to 12 '.repeat(200), 'a '.repeat(1000)])
    readTopics(text)
  expect(performance.now() - begun).toBeLessThan(500)
})

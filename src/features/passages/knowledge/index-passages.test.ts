import { expect, test } from 'vitest'
import { judgeShares, readTopics } from '@/features/questions/understand/topics'
import { indexPassages } from './index-passages'
import type { Note } from './note'

const note = (kind: Note['kind'], title: string, text: string): Note => ({ kind, title, text, path: '/' })

const { find } = await indexPassages(
  [
    note('service', 'Sound and screen for events', 'For events: microphones that work, a projector.'),
    note(
      'venue',
      'Conference hall',
      'Conference hall: up to 100 guests, ground floor, level with the garden.',
    ),
    note('tip', 'Well and easy', 'Drink bottled or boiled water, and brush your teeth with it too.'),
    note('tip', 'Lake Mburo', 'The boat trip is best in the afternoon. Be on the road by half past five.'),
    note(
      'place',
      'Kabale, for Lake Bunyonyi',
      'Kabale, for Lake Bunyonyi is about 145 km by road from Mbarara.',
    ),
    note('article', 'The roads west', 'Bwindi, for the gorillas: four hours or more by road. Carry water.'),
  ],
  async () => {},
)

const ask = (question: string) => find(question, judgeShares(question, readTopics(question)).kinds)

test.each([
  ['do we have to hire projector and microphones outside', /microphones/],
  ['can i brush teeth with tap water', /brush your teeth/],
  ['boat ride on the lake, morning or afternoon better', /best in the afternoon/],
  ['is bunyonyi doable there and back in one day from you', /145 km/],
])('the sentence that names what is asked comes first: %s', (question, told) => {
  expect(ask(question)[0]?.text).toMatch(told)
})

test('a question that names nothing the pages speak of has no likely passage', () => {
  for (const { worth } of ask('do you sell tractors')) expect(worth).toBeLessThan(0.6)
})

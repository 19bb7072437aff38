import type { FactTopic } from '../rules/fact-topics'
import type { houseFacts } from './table'

const SUBJECTS: readonly (readonly [FactTopic, string])[] = [
  ['generator', 'Generator and backup power'],
  ['driver', 'A room for a driver'],
  ['pool', 'Swimming pool'],
  ['pets', 'Pets'],
  ['child-prices', 'What children pay'],
  ['cancellation', 'Cancelling late'],
  ['transfer', 'Price of an airport transfer'],
  ['drinking-water', 'Drinking water in the villas'],
  ['wifi', 'Internet speed'],
  ['noise', 'Quiet at night'],
  ['worship', 'Times of church and mosque'],
  ['hospital', 'The nearest hospital'],
  ['tailor', 'A tailor'],
  ['forex', 'Changing money'],
  ['sim-cards', 'SIM cards'],
  ['smoking', 'Smoking'],
  ['visitors', 'Visitors in the villas'],
]

/** What guests ask most and nobody has said yet: each leads to reception until staff settle it. */
export const sampleHouseFacts: (typeof houseFacts.$inferInsert)[] = SUBJECTS.map(
  ([topic, subject], place) => ({ topic, subject, answer: 'ask', orderIndex: place + 1 }),
)

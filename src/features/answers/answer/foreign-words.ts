import type { KnownFact } from '../knowledge/known-facts'
import type { SettledTopic, TalkTopic } from './topic-kinds'

/** Facts that foreign answers are made of. */
export type ForeignFacts = {
  hotel: string
  checkIn: string
  checkOut: string
  reception: string
  phone: string
  email: string
  address: string
  methods: string
  hours: string
  lowest: string
  hoursToCancel: number
  /** Whether a rate beside the flexible one is cancelled on terms of its own. */
  hasPlanTerms: boolean
  count: number
  kinds: string
}

type Say = (facts: ForeignFacts) => string

/** What is said in a language: a template a topic, and the words around villas and prices. */
export type ForeignWords = {
  topics: Partial<Record<SettledTopic | TalkTopic, Say>>
  /** Nothing is known of it, or nothing understood. */
  ask: Say
  /** What staff settled; its subject and words are theirs, in English. */
  fact: (fact: Pick<KnownFact, 'subject' | 'answer' | 'words'>) => string
  free: (days: string, nights: number, guests: number | undefined) => string
  none: (days: string) => string
  group: string
  prices: Say
  villa: (name: string, guests: number, price: string) => string
  choose: string
  perNight: string
  whichDays: string
  notBooked: string
}

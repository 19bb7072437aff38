/** What a fact says to whoever asks: yes, no, its words alone, or that reception is to be asked. */
export const FACT_ANSWERS = ['yes', 'no', 'words', 'ask'] as const

export type FactAnswer = (typeof FACT_ANSWERS)[number]

/** What guests ask of every such hotel and pages leave open; by these names the concierge knows their questions. */
export const FACT_TOPICS = [
  'generator',
  'driver',
  'pool',
  'pets',
  'child-prices',
  'cancellation',
  'transfer',
  'parking',
  'drinking-water',
  'wifi',
  'security',
  'noise',
  'worship',
  'hospital',
  'tailor',
  'forex',
  'sim-cards',
  'smoking',
  'visitors',
  'fitness',
] as const

export type FactTopic = (typeof FACT_TOPICS)[number]

type Told = { answer: FactAnswer; words: string | null }

/** True where staff have said what is so; else the hotel's other pages, or reception, are to be asked. */
export function isSettledFact({ answer, words }: Told): boolean {
  return answer === 'yes' || answer === 'no' || (answer === 'words' && Boolean(words?.trim()))
}

import { wordsFor } from '@/web/admin-kit/resource-words'
import type { FactAnswer, FactTopic } from '../rules/fact-topics'

/** Words of the section where staff answer what guests ask and pages leave open. */
export const houseFactsText = wordsFor('answer', {
  empty: 'No answers yet. Add what guests keep asking.',
})

export const FACT_ANSWER_LABELS: Record<FactAnswer, string> = {
  yes: 'Yes',
  no: 'No',
  words: 'In words',
  ask: 'Ask reception',
}

export const FACT_TOPIC_LABELS: Record<FactTopic, string> = {
  generator: 'Power cuts',
  driver: 'Drivers',
  pool: 'Swimming',
  pets: 'Pets',
  'child-prices': 'What children pay',
  cancellation: 'Cancelling',
  transfer: 'Airport transfer',
  parking: 'Parking',
  'drinking-water': 'Drinking water',
  wifi: 'Internet',
  security: 'Security',
  noise: 'Noise',
  worship: 'Church and mosque',
  hospital: 'Hospitals',
  tailor: 'Tailors',
  forex: 'Changing money',
  'sim-cards': 'SIM cards',
  smoking: 'Smoking',
  visitors: 'Visitors',
  fitness: 'Fitness',
}

export const houseFactFields = {
  subject: 'About',
  subjectHelp: 'What guests ask about, in a few words, such as Pets.',
  topic: 'Question',
  topicHelp:
    'What guests ask about, which the concierge knows in many words. None: only the questions below.',
  answer: 'Answer',
  answerHelp:
    'Until it is yes, no or words, guests are sent to reception and the services page leaves it out.',
  words: 'Words',
  wordsHelp: 'Said after yes or no, to guests and on the services page.',
  questions: 'Questions, as guests put them',
  questionsHelp: 'A line each. The concierge answers them, and what is put much like them, with this.',
  orderIndex: 'Display order',
  orderIndexHelp: 'Where it stands among the others: 1 comes before 2.',
} as const

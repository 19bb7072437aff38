import { wordsFor } from '@/web/admin-kit/resource-words'
import type { OpenStep } from '../rules/open-steps'

export const breachesText = wordsFor('breach', {
  empty: 'No breaches. Write one down as soon as somebody may have seen or taken guests’ data who must not.',
})

export const breachFields = {
  title: 'What happened, in a few words',
  noticedOn: 'Noticed on',
  noticedOnHelp: 'The day somebody of the hotel first knew of it.',
  happenedOn: 'Happened on',
  happenedOnHelp: 'Where it is known.',
  happened: 'What happened',
  affected: 'Whom it touches',
  affectedHelp: 'Whose data and which of them. No names: the list of guests is kept elsewhere.',
  persons: 'How many persons',
  personsHelp: 'Whose data it touches; an estimate will do, and empty is not known yet.',
  measures: 'What was done about it',
  officeToldOn: 'Personal Data Protection Office told on',
  officeToldOnHelp: 'At once: by law as soon as there is reason to believe it (section 23 of the Act).',
  guestsToldOn: 'Guests told on',
  guestsToldOnHelp: 'Empty until they have been told.',
  decision: 'What the Office decided about telling guests',
  decisionHelp: 'As the Personal Data Protection Office answered; empty until it has.',
  open: 'Still to do',
} as const

export const STEP_NAMES: Record<NonNullable<OpenStep>, string> = {
  'tell-office': 'Tell the Office at once',
  'ask-about-guests': 'Ask the Office whether guests are told',
}

export const breachSummary = {
  help: 'The law wants the Personal Data Protection Office told at once of every breach, and a summary of all of them every year.',
  csv: 'Save as a table',
} as const

import type { UnansweredQuestion } from '../staff-contract'

/** Words of the section with what guests asked the concierge in vain. */
export const unansweredText = {
  empty: 'Nothing is open: the concierge had an answer to all it was asked.',
  emptyHelp: 'What it has no answer to stands here, without what names a guest, until somebody answers it.',
  question: 'Question',
  times: 'Asked',
  timesAsked: (times: number) => (times === 1 ? 'once' : `${times.toLocaleString('en-US')} times`),
  last: 'Last on',
  answer: 'Add an answer',
  answerOf: ({ question }: UnansweredQuestion) => `Add an answer to “${question}”`,
  dismissOf: ({ question }: UnansweredQuestion) => `Dismiss “${question}”`,
  dismissTitle: 'Dismiss this question?',
  dismissLine: (question: string) =>
    `“${question}” leaves the list and does not come back when it is asked again.`,
  dismiss: 'Dismiss',
  dismissed: 'Question dismissed',
  dismissFailed: 'The question could not be dismissed',
  fact: 'Add it to',
  factHelp: 'One of ‘Answers’. None: a new one is made.',
  subject: 'About',
  subjectHelp: 'Its name among ‘Answers’ and on the services page.',
  kind: 'Answer',
  keep: 'As that one says already',
  words: 'Words',
  wordsHelp: 'Said after yes or no.',
  save: 'Answer it from now on',
  saved: 'The concierge answers it now',
  savedLine: (answered: number) =>
    answered > 1 ? `${answered} questions of the list are answered by it.` : undefined,
} as const

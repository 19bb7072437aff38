import { countOf } from '@/kernel/count-of'
import type { CleaningTask } from '../rules/cleaning-task'
import { CONDITION_WORDS } from '../rules/condition-words'

export const TASK_WORDS: Record<CleaningTask, string> = {
  clean: 'To be cleaned',
  service: 'Daily cleaning',
  wait: 'Guests leave today',
  none: 'Nothing to do',
}

/** Words of the phone's list. */
export const cleaningText = {
  loading: 'Loading the cleaning list',
  failed: 'The cleaning list could not be loaded',
  failedHelp: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  empty: 'Nothing to do',
  emptyHelp: 'Every villa is clean. New work appears here by itself.',
  emptyMine: 'No villa is given to you today. Look under All villas.',
  noVillas: 'No villas yet',
  show: 'Villas shown',
  mine: 'My villas',
  all: 'All villas',
  toDo: 'To do',
  rest: 'Done and waiting',
  progress: (left: number) => (left === 0 ? 'All done' : `${countOf(left, 'villa')} to do`),
  kept: (when: string) => `No network. This is the list as it was on ${when}; it is read again by itself.`,
  waiting: (count: number) =>
    `${countOf(count, 'update')} not sent yet. ${count === 1 ? 'It is' : 'They are'} kept on this phone and sent when there is a network.`,
  marks: {
    start: 'Start cleaning',
    clean: 'Villa is clean',
    inspect: 'Inspected',
    service: 'Daily cleaning done',
    dirty: 'Not clean after all',
  },
  served: 'Daily cleaning done today',
  arriving: (guest: string, until: string) => `Arrives today: ${guest}, until ${until}`,
  leaving: (guest: string) => `Leaves today: ${guest}`,
  staying: (guest: string, until: string) => `In house: ${guest}, until ${until}`,
  tooLate: (villa: string) => ({
    title: `${villa} has changed since`,
    description: 'What you pressed is kept in its history. Please look at it again.',
  }),
  refused: 'That could not be recorded',
} as const

/** Words of the board. */
export const housekeepingText = {
  empty: 'No villas yet',
  emptyHelp: 'Add villas first; what they are like shows here.',
  villa: 'Villa',
  building: 'Building',
  condition: 'Condition',
  conditionOf: (villa: string) => `Condition of ${villa}`,
  conditions: CONDITION_WORDS,
  task: 'Today',
  guest: 'Guests',
  inHouse: 'In house: ',
  arrives: 'Arrives: ',
  until: (day: string) => `until ${day}`,
  person: 'Cleaned by',
  personOf: (villa: string) => `Who cleans ${villa} today`,
  nobody: 'Nobody yet',
  note: 'Note',
  editNote: (villa: string) => `Note about ${villa}`,
  noteHelp: 'Whoever cleans reads it. Leave it empty to remove it.',
  save: 'Save note',
  saved: (villa: string) => `${villa} saved`,
  failed: 'That could not be saved',
  list: 'Open the cleaning list',
  share: 'Share out',
  shareTitle: 'Share out the villas',
  shareLine: (count: number) =>
    `${countOf(count, 'villa')} with something to do and nobody for it, in the order of the list.`,
  shareNone: 'Every villa with something to do has somebody.',
  sharePeople: 'Who cleans today',
  shareNobody: 'There is nobody to choose. Add accounts with the role Housekeeping under Staff.',
  shared: 'Villas shared out',
} as const

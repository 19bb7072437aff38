import { countOf } from '@/kernel/count-of'

/** Words of taking back a step that was a slip. */
export const undoText = {
  button: (status: string) => `Undo ‘${status}’`,
  title: (status: string) => `Undo ‘${status}’?`,
  line: (guest: string, status: string) => `${guest} becomes ${status} again.`,
  restores:
    'The nights are taken again where nobody has them by now. A fee for ending the stay is taken back, and extras are charged again.',
  waitsAgain: 'It waits for a confirmation again.',
  tells: 'A guest who was written about it gets a mail of what is true now.',
  reason: 'Reason',
  reasonHelp: 'Wanted once ten minutes are over; kept in the history.',
  undo: 'Undo',
  leave: 'Leave it',
  changed: (guest: string, status: string) => `${guest}: ${status}`,
  failed: 'The booking could not be changed',
} as const

/** Words of the same for all villas of a group. */
export const groupUndoText = {
  villas: (count: number) => countOf(count, 'villa'),
  button: (status: string, villas: string) => `Undo ‘${status}’ of ${villas}`,
  title: (status: string, villas: string) => `Undo ‘${status}’ of ${villas}?`,
  line: (villas: string) => `Each of these ${villas} becomes again what it was. All of them do, or none.`,
  waitAgain: 'They wait for a confirmation again.',
  tells: 'The guest in charge, if written about it, gets one mail of what is true now.',
  done: (reference: string) => `Group ${reference}: undone`,
  failed: 'The group was not changed',
} as const

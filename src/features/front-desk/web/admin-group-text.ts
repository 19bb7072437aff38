import { countOf } from '@/kernel/count-of'

/** Words about the group that a booking is part of. */
export const groupText = {
  title: (reference: string) => `Group ${reference}`,
  inCharge: (name: string) => `In charge: ${name}`,
  loading: 'Loading the group',
  failed: 'The group could not be loaded.',
  this: 'this one',
  total: 'Total of the group',
  steps: { confirmed: 'Confirm all', cancelled: 'Cancel all' },
  confirmCancel: 'Cancel the whole group?',
  freesNights: (reference: string) =>
    `All villas of group ${reference} are free for others again, and the guest gets one mail.`,
  reason: 'Reason',
  reasonHelp: 'For colleagues, in the history of each booking.',
  keep: 'Keep the group',
  days: 'Move by days (−3 is earlier)',
  move: 'Move all',
  confirmMove: (days: number) =>
    `Move all villas ${countOf(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}?`,
  moveLine:
    'Each villa then costs what its new nights cost. All of them are moved or none, and the guest gets one mail.',
  planLost: (villa: string, why: string) => `${villa}: ${why}`,
  stay: 'Leave it',
  done: (reference: string, total: string) => `Group ${reference}: ${total} in all`,
  changeFailed: 'The group was not changed',
} as const

import { wordsFor } from '@/web/admin-kit/resource-words'

/** Words of the staff's calendars of other platforms. */
export const feedsText = wordsFor('feed', {
  empty: 'No feeds yet: nights sold on other platforms are not known here.',
  emptyHelp:
    'Add the calendar address that a platform shows for one of its listings, and give it the villa’s own in return.',
  confirmDelete: 'Are you sure you want to delete this feed? The nights it blocks come free at once.',
})

/** The same for the button that pauses and resumes. */
export const pausedText = { ...feedsText, done: { ...feedsText.done, update: 'Feed paused' } } as const
export const resumedText = {
  ...feedsText,
  done: { ...feedsText.done, update: 'Feed is read again' },
} as const

export const feedColumns = {
  feed: 'Feed',
  state: 'State',
  read: 'Last read',
  stays: 'Stays ahead',
  address: 'Address',
  pause: (name: string) => `Pause ${name}`,
  resume: (name: string) => `Resume ${name}`,
  readNow: (name: string) => `Read ${name} now`,
  readDone: (stays: number) => (stays === 1 ? 'Read: 1 stay ahead' : `Read: ${stays} stays ahead`),
  readFailed: 'The feed could not be read',
  never: 'Not yet',
  nextTry: (instant: string) => `Next try ${instant}.`,
} as const

export const FEED_STATES = { read: 'Read', waiting: 'Waiting', failing: 'Failing', paused: 'Paused' } as const

export const feedFields = {
  villa: 'Villa',
  name: 'Platform',
  nameHelp: 'As staff call it; it stands on the timeline for the nights it blocks',
  url: 'Address of its calendar',
  urlHelp: 'The platform shows it as “export calendar”. Treat it like a password.',
  isActive: 'Read it every half hour',
} as const

export const conflictsText = {
  title: 'Conflicts',
  help: 'These nights are taken here and on another platform. Move or cancel one of the two; a conflict goes away by itself once it is solved. One marked as seen stays here, and is not called out elsewhere.',
  failed: 'The conflicts could not be loaded',
  days: (from: string, to: string) => `${from} to ${to}`,
  stay: (villa: string, days: string) => `${villa}, ${days}`,
  says: (feed: string, summary: string | null) => (summary ? `${feed} says “${summary}”` : `${feed} has it`),
  booking: (id: number, guest: string, days: string) => `Here: booking ${id}, ${guest}, ${days}`,
  block: (note: string | null, days: string) =>
    note ? `Here: blocked (${note}), nights of ${days}` : `Here: blocked, nights of ${days}`,
  open: (id: number) => `Open booking ${id}`,
  markSeen: 'Mark as seen',
  markSeenOf: (villa: string, feed: string) => `Mark as seen: ${villa}, ${feed}`,
  seenBy: (who: string) => `Seen by ${who}`,
  seenFailed: 'The conflict could not be marked',
  notice: (count: number) =>
    count === 1
      ? '1 stay of another platform is in conflict with what is taken here.'
      : `${count} stays of other platforms are in conflict with what is taken here.`,
  look: 'Look at conflicts',
} as const

export const channelsText = {
  tabs: 'Calendars',
  feeds: 'Imported calendars',
  addresses: 'Exported calendars',
} as const

export const addressesText = {
  help: 'Whoever has a villa’s address reads on which nights it is taken, and nothing else. Give it to the platforms that sell the villa too.',
  failed: 'The addresses could not be loaded',
  failedHelp: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  loading: 'Loading addresses',
  empty: 'No villas yet.',
  madeAt: (day: string) => `Made on ${day}`,
  cannotBeShown: 'Works on, but cannot be shown: its key is missing',
  copy: (villa: string) => `Copy the address of ${villa}`,
  copied: 'Address copied',
  notCopied: 'The address is marked: copy it with your keyboard',
  renew: (villa: string) => `Make a new address for ${villa}`,
  renewTitle: 'Make a new address?',
  renewLine: (villa: string) =>
    `${villa}: the address until now leads nowhere any more. Platforms need the new one.`,
  renewAction: 'Make a new address',
  renewed: 'New address made',
  renewFailed: 'The address could not be renewed',
} as const

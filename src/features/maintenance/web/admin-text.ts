import { countOf } from '@/kernel/count-of'
import type { TicketState, Urgency } from '../rules/ticket'

export const URGENCY_WORDS: Record<Urgency, string> = { urgent: 'Urgent', normal: 'Normal', low: 'Can wait' }

export const STATE_WORDS: Record<TicketState, string> = {
  open: 'Open',
  'in-progress': 'In progress',
  done: 'Done',
}

/** Words of what is to be mended in the villas. */
export const maintenanceText = {
  show: 'Tickets shown',
  open: 'To do',
  done: 'Done',
  empty: 'Nothing to mend',
  emptyHelp: 'What is reported from any phone appears here.',
  emptyDone: 'Nothing has been mended yet',
  loading: 'Loading maintenance',
  villa: 'Villa',
  problem: 'Problem',
  urgency: 'Urgency',
  state: 'State',
  person: 'Assigned to',
  nobody: 'Nobody yet',
  reported: 'Reported',
  reportedBy: (email: string) => `by ${email}`,
  doneBy: (email: string) => `by ${email}`,
  finished: 'Done on',
  resolution: 'What was done',
  blocked: 'Nights blocked',
  nights: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
  look: (villa: string, problem: string) => `Open ticket: ${villa}, ${problem}`,
} as const

/** Words of a report from a phone. */
export const reportText = {
  report: 'Report a problem',
  reportIn: (villa: string) => `Report a problem: ${villa}`,
  choose: 'Choose a villa',
  description: 'What is wrong?',
  descriptionHelp: 'What you see and where, so that whoever mends it brings the right tools.',
  send: 'Send report',
  sending: 'Sending...',
  sent: 'Reported',
  failed: 'The report was not sent',
  failedHelp: 'Please check your connection and try again. What you typed is still here.',
  photo: 'Photo',
  addPhoto: 'Add a photo',
  otherPhoto: 'Take another photo',
  photoOf: (problem: string) => `Photo: ${problem}`,
  photoChosen: (name: string) => `Photo chosen: ${name}`,
  photoSending: 'Sending the photo...',
  photoSaved: 'Photo saved',
  photoFailed: 'The photo was not saved',
  photoLeft: 'The report was sent, its photo was not. You can add it to the ticket later.',
} as const

/** Words of one ticket. */
export const ticketText = {
  save: 'Save',
  saving: 'Saving...',
  saved: 'Ticket saved',
  failed: 'The ticket could not be saved',
  failedHelp: 'Please check your connection and try again.',
  endsBlock: 'Put the nights that are still blocked for it back on sale',
  block: 'Block nights',
  blockHelp: 'Nobody can book these nights, on our site or on other platforms.',
  first: 'First night',
  last: 'Last night',
  clear: 'Move the stays in the way',
  blockDone: 'Nights blocked',
  history: (villa: string) => `More about ${villa}`,
  noHistory: 'Nothing else was ever reported here.',
  historyFailed: 'What else was reported here could not be read.',
} as const

/** Words of the lines about maintenance on other pages. */
export const openTicketsText = {
  title: 'Maintenance',
  all: 'Open maintenance',
  ofVilla: (count: number) => `${countOf(count, 'thing')} to mend`,
  more: (count: number) => `and ${count} more`,
} as const

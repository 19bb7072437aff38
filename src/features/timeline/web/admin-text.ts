import type { BookingStatus } from '@/features/bookings/rules/status'
import { STATUS_LABELS } from '@/features/bookings/web/admin-status-text'

/** Words of the villas and their bookings day by day. */
export const timelineText = {
  label: 'Bookings day by day',
  earlier: 'A week earlier',
  later: 'A week later',
  today: 'Today',
  from: 'From',
  villa: 'Villa',
  loading: 'Loading the timeline',
  failed: 'The timeline could not be loaded',
  failedHelp: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  noVillas: 'No villas yet',
  noVillasHelp: 'Villas appear here once they have a price.',
  closed: 'closed',
  unpriced: 'no price',
  blocked: 'Blocked',
  movedFrom: (guest: string, villa: string, from: string, to: string) =>
    `${guest} was in ${villa} from ${from} to ${to}`,
  blockedOn: (villa: string, from: string, to: string, note: string | null) =>
    `${villa} is blocked on the nights from ${from} to ${to}${note ? `: ${note}` : ''}`,
  help: 'Drag a booking, or pull its ends. With the keyboard: arrows move it, Shift with left or right changes the departure, Ctrl and Shift the arrival, Enter saves, Escape takes it back. Enter or a click on one that has not moved opens it.',
  helpTouch: 'Tap a booking to open it. Hold it for a moment to drag it, or to pull its ends.',
  bar: (guest: string, villa: string, from: string, to: string, standing: string) =>
    `${guest}, ${villa}, ${from} to ${to}, ${standing}`,
  anyVillaKey: 'Any villa of its category would do',
  anyVilla: (status: BookingStatus) => `${STATUS_LABELS[status]}, any villa would do`,
  wanted: (guest: string) => `Move ${guest}?`,
  spot: (villa: string, from: string, to: string) => `${villa}, ${from} to ${to}`,
  price: (now: string) => `${now} in all`,
  wasPrice: (was: string) => `until now ${was}`,
  noPrice: 'This villa has no price for these nights and meals.',
  inTheWay: (guest: string) => `${guest} is in the way.`,
  save: 'Save',
  saving: 'Saving...',
  undo: 'Undo',
  saved: 'Booking moved',
  saveFailed: 'The booking could not be moved',
} as const

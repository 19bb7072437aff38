import { tellHour } from '@/kernel/business-day'
import { countOf } from '@/kernel/count-of'

/** Words of the screen on which days are closed. */
export const closingText = {
  loading: 'Loading the day',
  failed: 'The day could not be loaded',
  failedHelp: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  help: 'After midnight the day before goes on: who arrives now belongs to it, and money counts for it. It ends when somebody closes it here, or by the clock. Closing changes no booking.',
  goesOn: (hour: number) => `It goes on until it is closed, or until ${tellHour(hour)}.`,
  ended: 'It ended by the clock. Close it once you have looked through what is left of it.',
  nothingOpen: (day: string) => `${day} is closed. The next day can be closed from midnight on.`,
  arrivals: 'Expected and not here',
  noArrivals: 'Everybody who was expected is here.',
  arrivalsHelp: 'Check them in, mark them as no-show, or open the booking to give it other days.',
  departures: 'To leave and still here',
  noDepartures: 'Everybody who was to leave has left.',
  departuresHelp: 'Check them out, or open the booking to let them stay longer.',
  left: 'What else is open',
  approvals: (count: number) => `Refunds, discounts and prices waiting for approval: ${count}`,
  payments: (count: number) => `Payments by provider not known yet: ${count}`,
  shift: (by: string, at: string) => `The shift at the cash drawer is open: ${by}, since ${at}`,
  nothingLeft: 'Nothing waits, and no shift is open.',
  money: (day: string) => `Money of ${day}`,
  sales: 'Nights and charges',
  taken: 'Money taken, less what was given back',
  close: (day: string) => `Close ${day}`,
  closing: 'One moment...',
  confirmTitle: (day: string) => `Close ${day}?`,
  confirmOpen: (arrivals: number, departures: number) =>
    `Still open: ${countOf(arrivals, 'arrival')}, ${countOf(departures, 'departure')}. They stay as they are. Money taken from now on counts for the next day.`,
  confirmDone: 'Money taken from now on counts for the next day.',
  keep: 'Not yet',
  closed: (day: string) => `${day} is closed`,
  closeFailed: 'The day was not closed',
  past: 'Days before',
  byClock: 'Ended by the clock',
  byAndAt: (by: string, at: string) => `Closed by ${by}, ${at}`,
  wasOpen: (arrivals: number, departures: number) =>
    arrivals + departures === 0
      ? 'nothing left open'
      : `left open: ${countOf(arrivals, 'arrival')}, ${countOf(departures, 'departure')}`,
  wasTaken: (amount: string) => `${amount} taken`,
} as const

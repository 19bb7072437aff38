import { countOf } from '@/kernel/count-of'

/** Words of bookings for which any villa of a category would do. */
export const placingText = {
  row: 'Any villa',
  rowCount: (count: number) => countOf(count, 'booking'),
  button: 'Choose villas',
  title: 'Villas still to be chosen',
  line: 'These guests left it to us which villa of a category they get. Each keeps the agreed price. Who gets another villa than the one kept so far is told by mail.',
  loading: 'Looking for bookings without a chosen villa',
  failed: 'The bookings could not be loaded',
  failedHelp: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  nobody: 'Every booking has its villa.',
  stay: (category: string, from: string, until: string, guests: number) =>
    [category, `${from} to ${until}`, countOf(guests, 'guest')].filter(Boolean).join(', '),
  open: (guest: string) => `Open the booking of ${guest}`,
  target: (guest: string) => `Villa of ${guest}`,
  kept: (villa: string) => `${villa}, kept so far`,
  withOthers: (villa: string) => `${villa}, once all are settled`,
  place: 'Settle',
  placeOf: (guest: string) => `Settle the villa of ${guest}`,
  placed: (guest: string, villa: string) => `${guest} has ${villa}`,
  placeAll: (count: number) => (count === 1 ? 'Settle it' : `Settle all ${count}`),
  allPlaced: (count: number) => (count === 1 ? '1 villa settled' : `${count} villas settled`),
  placing: 'Settling...',
  refused: 'The villas could not be settled',
  refusedHelp: 'Nothing was changed. Please check your connection and try again.',
  bar: (guest: string, from: string, until: string) => `${guest}, any villa, ${from} to ${until}`,
} as const

import { countOf } from '@/kernel/count-of'
import type { ReportStep } from '../rules/report'

/** Words of the reports. */
export const reportText = {
  period: 'Period',
  from: 'From',
  to: 'To',
  by: 'By',
  steps: { day: 'Day', week: 'Week', month: 'Month' } satisfies Record<ReportStep, string>,
  presets: { thisMonth: 'This month', lastMonth: 'Last month', next30: 'Next 30 days', year: 'This year' },
  csv: 'CSV',
  print: 'Print',
  loading: 'Loading the report',
  failed: 'The report could not be loaded',
  failedHelp: 'Please check the days and your connection, and try again.',
  tryAgain: 'Try again',
  occupancy: 'Occupancy',
  nights: 'Nights sold',
  ofNights: (available: string) => `of ${available}`,
  revenue: 'Revenue',
  averageRate: 'Average daily rate',
  revenuePerVilla: 'Revenue per villa and night',
  before: (figure: string) => `${figure} a year before`,
  nightsBefore: 'Nights a year before',
  revenueBefore: 'Revenue a year before',
  basisClosed: (nights: number) =>
    `Villas on offer: ${countOf(nights, 'night')} as the day closed, whatever becomes of villas later.`,
  basisBackfilled: (nights: number) =>
    `${countOf(nights, 'night')} made up later, from what was known by then, because no snapshot was taken in time.`,
  basisOpen: (nights: number) =>
    `${countOf(nights, 'night')} without a snapshot yet, by the villas of today.`,
  basisChanged: (nights: string, revenue: string) =>
    `Since those days closed, bookings changed by ${nights} nights and ${revenue}.`,
  arrivals: 'Arrivals',
  leadTime: 'Booked ahead',
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  lost: 'Cancelled or no show',
  lostShare: (share: string) => `${share} of stays`,
  none: '–',
  figures: 'Figures of the period',
  occupancyChart: 'Occupancy',
  revenueChart: 'Revenue',
  table: 'Part by part',
  part: 'Period',
  sources: 'How guests came',
  source: 'Source',
  plans: 'By rate plan',
  plan: 'Rate plan',
  categories: 'By category',
  category: 'Category',
  noSources: 'No nights were sold in this period.',
  help: 'Nights and revenue of stays that are confirmed, in house or over, counted on the nights they fall on. Revenue includes the taxes in the prices. Revenue per villa and night is the revenue shared among all nights on which a villa was on offer: open, published and within the days it is shown, and not blocked by staff or by another platform. A night held in any other villa counts too. Once a day is over its villas on offer are kept as they were. A year before are the same dates of the year before.',
} as const

import { countOf } from '@/kernel/count-of'
import { formatPrice, toCents } from '@/kernel/money'
import type { Budget } from '../staff-contract'

/** Words of the budget of a year. */
export const budgetText = {
  title: 'Budget',
  year: 'Year',
  before: 'Year before',
  next: 'Year after',
  csv: 'CSV',
  print: 'Print',
  loading: 'Loading the budget',
  failed: 'The budget could not be loaded',
  failedHelp: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  figures: 'Figures of the year',
  month: 'Month',
  nights: 'Nights sold',
  nightsBudget: 'Nights budgeted',
  nightsLeft: 'Nights against budget',
  nightsBefore: 'Nights a year before',
  revenue: 'Revenue before taxes',
  revenueBudget: 'Revenue budgeted',
  revenueLeft: 'Revenue against budget',
  revenueBefore: 'Revenue a year before',
  ofBudget: (figure: string) => `of ${figure} budgeted`,
  noBudget: 'nothing budgeted',
  none: '–',
  total: 'Year',
  table: 'Month by month',
  edit: 'Set the budget',
  editTitle: (year: string) => `Budget of ${year}`,
  editHelp:
    'Nights sold and revenue before taxes, month by month. Leave both empty where there is no budget.',
  nightsOf: (month: string) => `Nights, ${month}`,
  revenueOf: (month: string) => `Revenue, ${month}`,
  nightsWrong: 'Please give whole nights, such as 420',
  revenueWrong: 'Please give an amount such as 26000 or 26,000.00',
  both: 'Please give nights and revenue, or neither',
  save: 'Save the budget',
  saving: 'One moment...',
  cancel: 'Cancel',
  saved: (year: string) => `The budget of ${year} is saved`,
  unchanged: 'Nothing was changed',
  theirs: (budget: Budget | null) =>
    budget
      ? `Somebody else saved ${countOf(budget.nights, 'night')}, ${formatPrice(toCents(budget.revenue))}`
      : 'Somebody else cleared it',
  help: 'Nights of stays that are confirmed, in house or over, on the nights they fall on; months ahead show what is sold so far. Revenue is what these nights bring once the taxes and the service charge in their prices are taken off, as the report of money has it under accommodation. A year before are the same months of the year before.',
} as const

import { groupThousands } from '@/kernel/money'

/** What is wrong with what somebody typed about the exchange rate. */
export const exchangeRateInputText = {
  number: 'Please give the shillings for one dollar',
  whole: 'Please give whole shillings',
  atLeast: (least: number) => `Please give at least ${least} shillings`,
  atMost: (most: number) => `Please give at most ${groupThousands(String(most))} shillings`,
} as const

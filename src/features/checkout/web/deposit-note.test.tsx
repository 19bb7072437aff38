import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { depositFor } from '@/features/online-payments/rules/deposit-for'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { toDay } from '@/kernel/days'
import { DepositNote } from './deposit-note'

const stay = { checkIn: toDay('2027-03-18'), checkOut: toDay('2027-03-20') }
const quote = {
  total: 13_000,
  nights: [
    { night: toDay('2027-03-18'), cents: 6000, isWeekend: false },
    { night: toDay('2027-03-19'), cents: 7000, isWeekend: true },
  ],
}

function show(amount: string): string {
  const property = { ...sampleFacts, depositRules: [{ when: 'always', amount }] }
  return renderToStaticMarkup(<DepositNote deposit={depositFor(stay, quote, property)} />)
}

test('the deposit of a stay is named before it is booked', () => {
  expect(show('first night')).toContain('$60.00')
  expect(show('30%')).toContain('$39.00')
})

test('nothing is said where nothing is asked for in advance', () => {
  expect(show('none')).toBe('')
})

import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { type SoldLine, sumByDepartment, taxSales, writeTillBook } from './money-report'

const march = { first: toDay('2027-03-01'), last: toDay('2027-03-31') }
const appliesFrom = toDay('2027-03-16')
const rates = [
  { kind: 'vat', appliesFrom: march.first, hundredths: 18_00 },
  { kind: 'hotel-tax', appliesFrom, hundredths: 2_00 },
] as const

function line(day: string, gross: number, own: Partial<SoldLine> = {}): SoldLine {
  return {
    day: toDay(day),
    gross,
    isNight: true,
    taxKind: 'standard',
    booking: 'ABCD2345',
    department: 'accommodation',
    text: 'Night',
    ...own,
  }
}

const lines = [
  line('2027-03-31', 65_00),
  line('2027-03-15', 65_00),
  line('2027-03-31', 65_00, { booking: 'AAAA2345' }),
  line('2027-04-01', 65_00),
  line('2027-03-31', 11_80, { isNight: false, department: 'restaurant' }),
]

test('what was sold in a month is what fell on its days, and departments come to the same sum', () => {
  const sales = taxSales(lines, rates, march)
  expect(sales.map(({ day, booking }) => `${day} ${booking}`)).toEqual([
    '2027-03-15 ABCD2345',
    '2027-03-31 AAAA2345',
    '2027-03-31 ABCD2345',
    '2027-03-31 ABCD2345',
  ])
  const departments = sumByDepartment(sales, ['restaurant', 'laundry', 'accommodation'])
  expect(departments).toMatchObject([
    { department: 'restaurant', gross: 11_80, vat: 1_80, net: 10_00 },
    { department: 'accommodation', gross: 195_00, hotelTax: 4_00 },
  ])
})

test('the till book has a day for each on which a room was occupied since there is a rate', () => {
  expect(writeTillBook(taxSales(lines, rates, march), rates)).toEqual([
    { day: '2027-03-31', rooms: 2, rate: 2_00, tax: 4_00 },
  ])
})

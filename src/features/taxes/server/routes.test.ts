import { expect } from 'vitest'
import { test } from '../../../../test/staffed-property'
import { rateOn } from '../rules/tax-rates'
import { readTaxRates } from './store'

const RATES = '/api/admin/tax-rates'
const vat = { kind: 'vat', appliesFrom: '2027-01-01', rate: '18' }

test('an admin sets rates with the day they hold from, and those before are kept with who set them', async ({
  staff,
  database,
}) => {
  await database.pool.query('delete from tax_rates')
  expect((await staff.admin.call('POST', RATES, vat)).body).toMatchObject({
    kind: 'vat',
    rate: '18.00',
    setBy: staff.admin.account.email,
  })
  await staff.admin.call('POST', RATES, { ...vat, appliesFrom: '2027-07-01', rate: '20.5' })
  await staff.admin.call('POST', RATES, { kind: 'hotel-tax', appliesFrom: '2027-01-01', rate: '250' })
  const rates = await readTaxRates(database.orm)
  const on = (day: (typeof rates)[number]['appliesFrom']) => rateOn(rates, 'vat', day)
  const [first, , last] = rates.map(({ appliesFrom }) => appliesFrom)
  if (!first || !last) throw new Error('The rates were not kept')
  expect([on(first), on(last)]).toEqual([18_00, 20_50])
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const)
    expect((await staff.admin.call(method, `${RATES}/1`, vat)).status).toBe(404)
})

test('what is no rate is refused, and the front desk sets none', async ({ staff }) => {
  for (const wrong of [
    { ...vat, rate: '100.01' },
    { ...vat, rate: '-1' },
    { ...vat, rate: 'some' },
    { ...vat, kind: 'window tax' },
    { ...vat, appliesFrom: '2027-02-30' },
  ])
    expect((await staff.admin.call('POST', RATES, wrong)).status).toBe(422)
  expect((await staff.desk.call('POST', RATES, vat)).status).toBe(403)
})

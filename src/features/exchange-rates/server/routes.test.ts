import { beforeEach, expect } from 'vitest'
import { changed, type Thing, test } from '../../../../test/staffed-property'
import { exchangeRates } from './table'

const RATES = '/api/admin/exchange-rates'

beforeEach(() => {
  changed.length = 0
})

test('an admin sets the rate; visitors read the newest, and the history says who set which when', async ({
  app,
  staff,
  database,
}) => {
  await database.orm.delete(exchangeRates)
  const facts = async () => (await app.inject({ method: 'GET', url: '/api/property' })).json()
  expect(await facts()).not.toHaveProperty('shillings')
  for (const shillingsPerDollar of [3700, 3715])
    expect((await staff.admin.call('POST', RATES, { shillingsPerDollar })).status).toBe(201)
  expect(changed).toEqual(['/api/property', '/api/property'])
  const history: Thing[] = (await staff.desk.call('GET', RATES)).body
  const setBy = staff.admin.account.email
  expect(history).toMatchObject([
    { shillingsPerDollar: 3715, setBy },
    { shillingsPerDollar: 3700, setBy },
  ])
  expect((await facts()).shillings).toEqual({ shillingsPerDollar: 3715, since: history[0]?.createdAt })
})

test('a rate that was set is neither changed nor deleted', async ({ staff }) => {
  const made = await staff.admin.call('POST', RATES, { shillingsPerDollar: 3720 })
  const address = `${RATES}/${made.body.id}`
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const)
    expect((await staff.admin.call(method, address, { shillingsPerDollar: 1000 })).status).toBe(404)
  expect((await staff.desk.call('GET', address)).body.shillingsPerDollar).toBe(3720)
})

test('what is no rate is refused, and the front desk sets none', async ({ staff }) => {
  for (const shillingsPerDollar of [99, 100_001, 37.5, '3700', null]) {
    const { status } = await staff.admin.call('POST', RATES, { shillingsPerDollar })
    expect([shillingsPerDollar, status]).toEqual([shillingsPerDollar, 422])
  }
  expect((await staff.desk.call('POST', RATES, { shillingsPerDollar: 3700 })).status).toBe(403)
})

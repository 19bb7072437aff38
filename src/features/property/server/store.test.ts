import { expect } from 'vitest'
import { test } from '../../../../test/database'
import { fillPolicies } from '../rules/fill-policies'
import { sampleFacts } from './sample-facts'
import { readPropertyFacts, readWrittenFacts } from './store'
import { propertyFacts } from './table'

test.beforeEach(async ({ database }) => {
  await database.orm.delete(propertyFacts)
})

test('the facts come back as they were given', async ({ database }) => {
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  expect(await readPropertyFacts(database.orm)).toEqual(fillPolicies(sampleFacts))
  expect(await readWrittenFacts(database.orm)).toEqual({
    ...sampleFacts,
    includedGuests: null,
    extraAdultPrice: null,
    childPrices: [],
    priceTaxes: 'included',
    secondFactorFrom: 'nobody',
    checkInReadiness: 'off',
    dayEndsAt: 4,
    phonesQuietFrom: 21,
    phonesQuietUntil: 8,
    wifiName: '',
    wifiPassword: '',
    refundLimit: null,
    discountLimit: null,
    taxNumber: '',
  })
})

test('without facts the hotel is not ready', async ({ database }) => {
  await expect(readPropertyFacts(database.orm)).rejects.toMatchObject({ code: 'not-ready' })
})

test('facts that do not fit the contract are an error, not half a page', async ({ database }) => {
  const { name: _name, ...nameless } = sampleFacts
  await database.orm.insert(propertyFacts).values({ facts: nameless as typeof sampleFacts })
  await expect(readPropertyFacts(database.orm)).rejects.toThrow()
})

test('there is one row of facts and no second', async ({ database }) => {
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const second = database.orm.insert(propertyFacts).values({ id: 2, facts: sampleFacts })
  await expect(second).rejects.toMatchObject({ cause: expect.objectContaining({ code: '23514' }) })
})

import { expect } from 'vitest'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { signInAs } from '../../../../test/staff'
import { fillPolicies } from '../rules/fill-policies'
import { sampleFacts } from './sample-facts'
import { propertyFacts } from './table'

const changed: string[] = []

const test = base.extend('boss', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const app = await createApi(database, { changed: (...paths) => changed.push(...paths) })
  onCleanup(() => app.close())
  return { app, ...(await signInAs(app, database.orm, 'superadmin')) }
})

test('a superadmin sees which facts are samples still, and puts the hotel’s own in their place', async ({
  boss,
  database,
}) => {
  const { body } = await boss.call('GET', '/api/admin/property')
  expect(body.samples).toEqual(['phones', 'messagingNumber', 'infoEmail', 'generalEmail'])
  const facts = { ...body.facts, phones: ['+256 772 123 456'], tagline: 'Under the acacias' }
  const answer = await boss.call('PUT', '/api/admin/property', facts)
  expect(answer).toMatchObject({
    status: 200,
    body: { facts, samples: ['messagingNumber', 'infoEmail', 'generalEmail'] },
  })
  expect((await boss.app.inject({ url: '/api/property' })).json()).toEqual(fillPolicies(facts))
  expect(changed).toEqual(['/api/property'])
  const { rows } = await database.pool.query("select * from audit_entries where resource = 'property'")
  expect(rows).toEqual([
    expect.objectContaining({ before: sampleFacts, after: facts, staff_id: boss.account.id }),
  ])
})

test('facts opened before somebody else saved theirs are refused', async ({ boss }) => {
  const path = '/api/admin/property'
  const { facts, updatedAt } = (await boss.call('GET', path)).body
  const theirs = await boss.call('PUT', path, { ...facts, town: 'Mbarara City', updatedAt })
  expect(theirs.status).toBe(200)
  expect((await boss.call('PUT', path, { ...facts, town: 'Ibanda', updatedAt })).status).toBe(409)
  expect((await boss.call('GET', path)).body).toEqual(theirs.body)
})

test('facts that the house could not work with are refused', async ({ boss }) => {
  const { facts } = (await boss.call('GET', '/api/admin/property')).body
  for (const [name, value] of [
    ['timeZone', 'Mbarara'],
    ['infoEmail', 'nobody'],
    ['phones', []],
    ['latitude', 91],
    ['freeCancellationHours', 0],
    ['currency', 'UGX'],
    ['name', ' '],
  ]) {
    const answer = await boss.call('PUT', '/api/admin/property', { ...facts, [String(name)]: value })
    expect([answer.status, answer.body.errors?.[0]?.path], String(name)).toEqual([422, name])
  }
})

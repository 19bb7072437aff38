import { expect } from 'vitest'
import { BUILT_IN_ROLES } from '@/kernel/roles'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeAccount, signInAs } from '../../../../test/staff'

const ROLES = '/api/admin/roles'
const USERS = '/api/admin/users'
const MANAGING = ['accounts', 'front-desk', 'housekeeping'] as const

const test = base
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createApi(database)
    onCleanup(() => app.close())
    return app
  })
  .extend(
    'boss',
    { scope: 'file' },
    async ({ app, database }) => await signInAs(app, database.orm, 'superadmin'),
  )
  /** Somebody who manages accounts, within the rights of a front desk. */
  .extend('manager', { scope: 'file' }, async ({ app, boss, database }) => {
    const { body } = await boss.call('POST', ROLES, { name: 'House manager', permissions: MANAGING })
    return await signInAs(app, database.orm, body.slug)
  })

test('a role is made, changed and deleted, and what it allows counts with the next call', async ({
  app,
  boss,
  database,
}) => {
  const made = await boss.call('POST', ROLES, { name: 'Night porter', permissions: ['front-desk'] })
  expect(made).toMatchObject({ status: 201, body: { slug: 'night-porter', permissions: ['front-desk'] } })
  const porter = await signInAs(app, database.orm, 'night-porter')
  expect((await porter.call('GET', '/api/auth/user')).body).toMatchObject({
    role: 'night-porter',
    roleName: 'Night porter',
    permissions: ['front-desk'],
  })
  expect((await porter.call('GET', '/api/admin/bookings')).status).toBe(200)
  expect((await porter.call('GET', '/api/admin/reports')).status).toBe(403)

  const path = `${ROLES}/${made.body.id}`
  const renamed = await boss.call('PATCH', path, { name: 'Late porter', permissions: ['housekeeping'] })
  expect(renamed.body).toMatchObject({ slug: 'late-porter' })
  expect((await porter.call('GET', '/api/admin/bookings')).status).toBe(403)
  expect((await porter.call('GET', '/api/auth/user')).body).toMatchObject({
    role: 'late-porter',
    permissions: ['housekeeping'],
  })

  expect(await boss.call('DELETE', path)).toMatchObject({
    status: 409,
    body: { message: 'Some accounts still have this role. Please give them another one first.' },
  })
  expect((await boss.call('PATCH', `${USERS}/${porter.account.id}`, { role: 'user' })).status).toBe(200)
  expect((await boss.call('DELETE', path)).status).toBe(204)
})

test('a role is nothing without a name and a permission there is, and never takes the name of one that comes along', async ({
  boss,
}) => {
  const post = async (body: object) => (await boss.call('POST', ROLES, body)).status
  expect(await post({ name: 'Nobody', permissions: [] })).toBe(422)
  expect(await post({ name: ' ', permissions: ['money'] })).toBe(422)
  expect(await post({ name: 'Nobody', permissions: ['everything'] })).toBe(422)
  const { body } = await boss.call('POST', ROLES, { name: 'Admin', permissions: ['money'] })
  expect(body.slug).toBe('admin-2')
  expect((await boss.call('POST', USERS, { email: 'a@b.example', role: 'no-such-role' })).body).toMatchObject(
    {
      errors: [{ path: 'role' }],
    },
  )
})

test('roles that come with the program are in no list that can be written', async ({ boss }) => {
  const { body } = await boss.call('GET', ROLES)
  const slugs = body.map(({ slug }: { slug: string }) => slug)
  for (const role of Object.keys(BUILT_IN_ROLES)) expect(slugs).not.toContain(role)
})

test('nobody gives rights that they do not have: neither by a role nor by an account', async ({
  manager,
}) => {
  const refused = { status: 403, body: { message: expect.stringContaining('rights that you do not have') } }
  expect(await manager.call('POST', ROLES, { name: 'Treasurer', permissions: ['money'] })).toMatchObject(
    refused,
  )
  const own = await manager.call('POST', ROLES, { name: 'Page', permissions: ['front-desk'] })
  expect(own.status).toBe(201)
  expect(
    await manager.call('PATCH', `${ROLES}/${own.body.id}`, { permissions: ['front-desk', 'settings'] }),
  ).toMatchObject(refused)

  const account = { email: 'new@pearl-villas.example', password: 'long enough now' }
  for (const role of ['receptionist', 'user', 'admin', 'superadmin'])
    expect(await manager.call('POST', USERS, { ...account, role }), role).toMatchObject(refused)
  const made = await manager.call('POST', USERS, { ...account, role: 'page' })
  expect(made.status).toBe(201)
  const path = `${USERS}/${made.body.id}`
  expect(await manager.call('PATCH', path, { role: 'superadmin' })).toMatchObject(refused)
  expect(await manager.call('PATCH', `${USERS}/${manager.account.id}`, { role: 'admin' })).toMatchObject(
    refused,
  )
  expect((await manager.call('PATCH', path, { role: 'housekeeping' })).status).toBe(200)
})

test('nobody touches an account or a role with more rights than their own', async ({
  boss,
  manager,
  database,
}) => {
  const refused = { status: 403, body: { message: expect.stringContaining('rights that you do not have') } }
  const path = `${USERS}/${boss.account.id}`
  expect(await manager.call('PATCH', path, { password: 'mine from now on' })).toMatchObject(refused)
  expect(await manager.call('PATCH', path, { role: 'housekeeping' })).toMatchObject(refused)
  expect(await manager.call('DELETE', path)).toMatchObject(refused)
  expect(await manager.call('DELETE', `${path}/second-factor`)).toMatchObject(refused)
  const admin = await makeAccount(database.orm, { role: 'admin' })
  expect(await manager.call('PATCH', `${USERS}/${admin.id}`, { email: 'm@evil.example' })).toMatchObject(
    refused,
  )

  const treasurer = await boss.call('POST', ROLES, { name: 'Treasurer', permissions: ['money'] })
  const rolePath = `${ROLES}/${treasurer.body.id}`
  expect(await manager.call('PATCH', rolePath, { permissions: ['front-desk'] })).toMatchObject(refused)
  expect(await manager.call('DELETE', rolePath)).toMatchObject(refused)
})

test('an own role with every permission does not stand in for the last superadmin', async ({
  app,
  boss,
  database,
}) => {
  const { body } = await boss.call('POST', ROLES, { name: 'Owner', permissions: BUILT_IN_ROLES.superadmin })
  const owner = await signInAs(app, database.orm, body.slug)
  const { rows } = await database.pool.query<{ id: number }>(`select id from users where role = 'superadmin'`)
  for (const { id } of rows.slice(1)) await database.pool.query('delete from users where id = $1', [id])
  const last = rows[0]?.id ?? 0
  expect(await owner.call('PATCH', `${USERS}/${last}`, { role: 'admin' })).toMatchObject({
    status: 409,
    body: { message: 'At least one active Super Admin has to stay. Please make somebody else one first.' },
  })
  expect((await owner.call('DELETE', `${USERS}/${last}`)).status).toBe(409)
})

test('who takes money neither approves refunds nor saves the list of guests', async ({
  app,
  boss,
  database,
}) => {
  const { body } = await boss.call('POST', ROLES, { name: 'Cashier', permissions: ['money'] })
  const cashier = await signInAs(app, database.orm, body.slug)
  expect((await cashier.call('POST', '/api/admin/companies', { name: 'Ankole Tours' })).status).toBe(201)
  expect(
    (await cashier.call('POST', '/api/admin/money-approvals/1/decision', { decision: 'approved' })).status,
  ).toBe(403)
  expect((await cashier.call('GET', '/api/admin/bookings.csv')).status).toBe(403)
})

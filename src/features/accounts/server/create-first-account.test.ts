import { expect } from 'vitest'
import { test } from '../../../../test/database'
import { createFirstAccount } from './create-first-account'
import { users } from './table'

test('the first account takes none of the most common passwords from the environment', async ({
  database,
}) => {
  const { orm } = database
  const email = 'front@example.com'
  await expect(createFirstAccount(orm, { email, password: 'Password123' })).rejects.toThrow(
    /ADMIN_PASSWORD: .*most common/,
  )
  expect(await orm.$count(users)).toBe(0)
  expect(await createFirstAccount(orm, { email, password: 'a good long password' })).toBeUndefined()
  expect(await orm.$count(users)).toBe(1)
  // A property that has staff already goes on starting: nothing is set from the environment any more.
  expect(await createFirstAccount(orm, { email, password: 'Password123' })).toBeUndefined()
})

test('without one in the environment a random password is made and shown once', async ({ database }) => {
  await database.orm.delete(users)
  const made = await createFirstAccount(database.orm, { email: undefined, password: undefined })
  expect(made).toMatchObject({ email: 'admin@example.com', password: expect.stringMatching(/^[\w-]{16}$/) })
})

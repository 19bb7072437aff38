import { expect, test } from 'vitest'

const reason = 'SKIPPED: no PostgreSQL server and no TEST_DATABASE_URL, so nothing ran on a real server'

test.skipIf(!process.env.CI)(reason, () => {
  expect.fail('CI must run the tests on a PostgreSQL server too')
})

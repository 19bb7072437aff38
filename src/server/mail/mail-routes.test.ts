import { expect } from 'vitest'
import { MAILS_PATH } from '@/kernel/mails'
import { createApi } from '../../../test/app'
import { test } from '../../../test/database'
import { signInAs } from '../../../test/staff'
import { mails } from './table'

test('an undelivered mail stands first however many came after it, and the rest newest first', async ({
  database,
}) => {
  const app = await createApi(database)
  const desk = await signInAs(app, database.orm, 'user')
  await database.orm.insert(mails).values({ kind: 'sample', subjectId: 1, status: 'undelivered' })
  const later = Array.from({ length: 201 }, (_, index) => ({ subjectId: index + 2 }))
  await database.orm
    .insert(mails)
    .values(later.map((own) => ({ kind: 'sample', status: 'sent' as const, ...own })))
  const { body } = await desk.call('GET', MAILS_PATH)
  expect(body).toHaveLength(200)
  expect(body[0]).toMatchObject({ status: 'undelivered', subjectId: 1 })
  expect(body[1].subjectId).toBe(202)
  expect(body.at(-1).subjectId).toBe(4)
  await app.close()
})

import { expect } from 'vitest'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { signInAs } from '../../../../test/staff'
import { contactMessages } from './table'

const INBOX = '/api/admin/contact'

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  return await signInAs(app, database.orm, 'user')
})

test.beforeEach(async ({ database }) => {
  await database.orm.delete(contactMessages)
  const message = { email: 'sample.guest@example.com', subject: 'A question', message: 'Is there a pool?' }
  await database.orm.insert(contactMessages).values([
    { ...message, name: 'First Guest' },
    { ...message, name: 'Second Guest', subject: 'A wedding' },
    { ...message, name: 'Third Guest' },
  ])
})

const names = (body: { name: string }[]) => body.map(({ name }) => name)

test('the front desk reads messages, newest first, and finds one', async ({ desk }) => {
  const { body, headers } = await desk.call('GET', INBOX)
  expect(names(body)).toEqual(['Third Guest', 'Second Guest', 'First Guest'])
  expect(headers['x-total-count']).toBe('3')
  expect(body[0]).toMatchObject({
    isRead: false,
    status: 'unread',
    archived: false,
    message: 'Is there a pool?',
  })
  expect(names((await desk.call('GET', `${INBOX}?search=WEDDING`)).body)).toEqual(['Second Guest'])
  const page = await desk.call('GET', `${INBOX}?page=2&pageSize=2`)
  expect([names(page.body), page.headers['x-total-count']]).toEqual([['First Guest'], '3'])
})

test('a message is read, by either name of the switch, and put away', async ({ desk, database }) => {
  const [newest] = (await desk.call('GET', INBOX)).body
  const patch = async (change: object) => await desk.call('PATCH', `${INBOX}/${newest.id}`, change)
  expect((await patch({ isRead: true })).body).toMatchObject({
    isRead: true,
    status: 'read',
    archived: false,
  })
  expect((await patch({ status: 'unread' })).body).toMatchObject({ isRead: false, status: 'unread' })
  expect((await patch({ archived: true })).body).toMatchObject({ status: 'unread', archived: true })
  expect(names((await desk.call('GET', `${INBOX}?archived=false`)).body)).toEqual([
    'Second Guest',
    'First Guest',
  ])
  expect(names((await desk.call('GET', `${INBOX}?archived=true&status=unread`)).body)).toEqual([
    'Third Guest',
  ])
  expect((await patch({ isAnswered: true })).body.isAnswered).toBe(true)
  expect(names((await desk.call('GET', `${INBOX}?answered=true`)).body)).toEqual(['Third Guest'])
  expect(names((await desk.call('GET', `${INBOX}?answered=false`)).body)).toHaveLength(2)
  expect((await patch({ isAnswered: false })).body.isAnswered).toBe(false)
  expect((await patch({})).status).toBe(422)
  expect((await desk.call('PATCH', `${INBOX}/2147483000`, { isRead: true })).status).toBe(404)

  const { rows } = await database.pool.query(
    "select before, after from audit_entries where resource = 'contact'",
  )
  expect(rows).toHaveLength(5)
  expect(JSON.stringify(rows)).not.toContain('Guest')
})

import { expect } from 'vitest'
import { createFirstAccount } from '@/features/accounts/server/create-first-account'
import { users } from '@/features/accounts/server/table'
import { villaImages } from '@/features/villas/server/table'
import { applyMigrations } from '@/server/db/migrate'
import { openDatabase } from '../../test/database'
import { makeVilla } from '../../test/factories'
import { type Thing, test } from '../../test/staffed-property'

const AT_ONCE = 12

/** When 0017, the migration before, was made. */
const BEFORE_ONE_MAIN = 1_795_331_538_397

test.for(['images', 'videos'])(
  'however many clerks mark a villa’s main one at once, of its %s one is',
  async (kind, { staff: { admin }, database }) => {
    const villaId = await makeVilla(database.orm)
    const path = `/api/admin/villa-${kind}`
    const urls = { imageUrl: '/1.jpg', videoUrl: '/1.mp4', title: 'A walk' }
    const mark = async (index: number) =>
      index % 2 === 0 && made[index]
        ? await admin.call('PATCH', `${path}/${made[index]}`, { isMain: true })
        : await admin.call('POST', path, { villaId, ...urls, isMain: true })
    const made: number[] = []
    for (let index = 0; index < AT_ONCE; index += 1)
      made.push((await admin.call('POST', path, { villaId, ...urls })).body.id)
    const answers = await Promise.all(made.map((_, index) => mark(index)))
    expect(answers.map(({ status }) => status).filter((status) => status >= 400)).toEqual([])
    const { body } = await admin.call('GET', `${path}?villaId=${villaId}&isMain=true`)
    expect(body).toHaveLength(1)
  },
)

test('two main ones of a villa are refused by the database itself', async ({ database, app: _app }) => {
  const villaId = await makeVilla(database.orm)
  const main = { villaId, imageUrl: '/1.jpg', isMain: true }
  await database.orm.insert(villaImages).values([main, { ...main, isMain: false }])
  await expect(database.orm.insert(villaImages).values(main)).rejects.toMatchObject({
    cause: expect.objectContaining({ code: '23505', constraint: 'villa_images_one_main' }),
  })
})

test.for([
  ['villas', { name: 'Twin', description: 'One of many' }],
  ['blog-posts', { title: 'Twin', content: 'One of many' }],
] as const)(
  'of %s made under one name at once each gets an address of its own',
  async ([path, body], { staff: { admin } }) => {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => admin.call('POST', `/api/admin/${path}`, body)),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(({ body: made }: { body: Thing }) => made.slug)).size).toBe(AT_ONCE)
  },
)

test('processes that start at once on an empty app make one first account, whatever each was told', async ({
  database,
  databaseCopy,
}) => {
  await database.orm.delete(users)
  const other = databaseCopy.url ? await openDatabase(databaseCopy) : database
  const password = 'throw-away-password'
  const wanted = ['one@example.com', 'other@example.com', 'third@example.com']
  await Promise.all(
    wanted.map((email, index) =>
      createFirstAccount((index === 0 ? database : other).orm, { email, password }),
    ),
  )
  expect(await database.orm.$count(users)).toBe(1)
  if (other !== database) await other.close()
})

test('the migration leaves the main one that visitors saw, and villas with one or none as they were', async ({
  database,
}) => {
  const client = await database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public')
    await applyMigrations(client, 'migrations', { until: BEFORE_ONE_MAIN })
    await client.query(`
      insert into villas (id, name, slug, description) overriding system value values
        (1, 'Two', 'two', 'A'), (2, 'One', 'one', 'A'), (3, 'None', 'none', 'A');
      insert into villa_images (villa_id, image_url, sort_order, is_main) values
        (1, '/later.jpg', 2, true), (1, '/first.jpg', 1, true), (1, '/same.jpg', 1, true), (1, '/plain.jpg', 0, false),
        (2, '/only.jpg', 4, true), (3, '/plain.jpg', 0, false);
      insert into villa_videos (villa_id, title, video_url, sort_order, is_main) values
        (1, 'Later', '/later.mp4', 2, true), (1, 'First', '/first.mp4', 0, true)`)
    await applyMigrations(client, 'migrations')
    const { rows } = await client.query(`
      select villa_id, image_url as url from villa_images where is_main
      union all select villa_id, video_url from villa_videos where is_main order by 1, 2`)
    expect(rows).toEqual([
      { villa_id: 1, url: '/first.jpg' },
      { villa_id: 1, url: '/first.mp4' },
      { villa_id: 2, url: '/only.jpg' },
    ])
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})

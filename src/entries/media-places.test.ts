import { getTableName } from 'drizzle-orm'
import { expect } from 'vitest'
import { test } from '../../test/database'
import { MEDIA_PLACES } from './media-places'

/** Addresses that lead somewhere instead of showing something, and the library's own. */
const NO_PICTURES = [
  'calendar_feeds.sealed_url',
  'calendar_feeds.url',
  'hero_slides.button_url',
  'media_files.url',
  'online_payments.redirect_url',
  'webhooks.url',
]

test('every column for an address of a picture or a video is looked into before a file goes', async ({
  database,
}) => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and (column_name = 'url' or column_name like '%\\_url')`,
  )
  const known = MEDIA_PLACES.flatMap(({ table, columns }) =>
    columns.map((column) => `${getTableName(table)}.${column.name}`),
  )
  expect(
    rows.map(({ name }) => name).filter((name) => !NO_PICTURES.includes(name) && !known.includes(name)),
  ).toEqual([])
})

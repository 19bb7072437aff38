import { expect } from 'vitest'
import { pageSections } from '@/features/page-sections/server/table'
import { villas } from '@/features/villas/server/table'
import { test } from '../../../test/database'
import { makeVilla } from '../../../test/factories'
import { clearTranslations } from './clear-translations'
import { contentTranslations } from './table'

test('translations of rows that are gone are swept, those of rows that are there and of numbers for good stay', async ({
  database,
}) => {
  const { orm } = database
  const there = await makeVilla(orm)
  const gone = await makeVilla(orm, { roomNumber: 'G2' })
  const written = [
    ['villas', there],
    ['villas', gone],
    ['page_sections', 3],
    // Of a newer version, whose tables this one does not know.
    ['tours', 1],
  ] as const
  const texts = { description: 'Une villa' }
  for (const [tableName, rowId] of written)
    await orm.insert(contentTranslations).values({ tableName, rowId, language: 'fr', texts, sources: {} })
  expect(await clearTranslations({ database }, [pageSections])).toBe(0)
  await database.pool.query('delete from villas where id = $1', [gone])
  expect(await clearTranslations({ database }, [pageSections])).toBe(1)
  const left = await orm.select().from(contentTranslations).orderBy(contentTranslations.id)
  expect(left.map(({ tableName, rowId }) => `${tableName} ${rowId}`)).toEqual([
    `villas ${there}`,
    'page_sections 3',
    'tours 1',
  ])
  expect(await orm.$count(villas)).toBe(1)
})

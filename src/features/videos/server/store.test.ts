import { expect } from 'vitest'
import type { Language } from '@/kernel/language'
import { contentTranslations } from '@/server/crud/table'
import { speak } from '@/server/http/speak-language'
import { test } from '../../../../test/database'
import { videoTours as contract } from '../contract'
import { listVideoSettings, listVideoTours, showsVideo } from './store'
import { videoSettings, videoTours } from './table'

test('visitors see the visible tours, in the order staff gave them', async ({ database }) => {
  await database.orm.insert(videoTours).values([
    { title: 'Third', videoUrl: 'https://youtu.be/aqz-KE-bpKQ', sortOrder: 2 },
    {
      title: 'First',
      videoUrl: '/uploads/1.mp4',
      videoType: 'uploaded',
      thumbnailUrl: '/uploads/1.jpg',
      category: 'villas',
      durationSeconds: 95,
      sortOrder: 1,
    },
    { title: 'Hidden', videoUrl: '/uploads/0.mp4', sortOrder: 0, isVisible: false },
    { title: 'Second', videoUrl: '/uploads/2.mp4', sortOrder: 1 },
  ])
  const listed = await listVideoTours(database.orm)
  expect(listed.map(({ title }) => title)).toEqual(['First', 'Second', 'Third'])
  expect(contract.item.strict().parse(listed[0])).toMatchObject({
    videoType: 'uploaded',
    videoUrl: '/uploads/1.mp4',
    thumbnailUrl: '/uploads/1.jpg',
    duration: 95,
  })
  expect(contract.item.strict().parse(listed[1])).toMatchObject({ duration: null, category: null })
})

test('the settings come as rows, oldest first and with nothing else', async ({ database }) => {
  await database.orm.insert(videoSettings).values([
    { section: 'welcome', settingKey: 'videoUrl', settingValue: 'https://youtu.be/aqz-KE-bpKQ' },
    { section: 'another', settingKey: 'title', settingValue: null },
  ])
  expect(await listVideoSettings(database.orm)).toEqual([
    { section: 'welcome', settingKey: 'videoUrl', settingValue: 'https://youtu.be/aqz-KE-bpKQ' },
    { section: 'another', settingKey: 'title', settingValue: null },
  ])
})

test('what staff wrote of a film in another language is read in it, and its settings are the same in all', async ({
  database: { orm },
}) => {
  await orm.delete(videoSettings)
  const rows = await orm
    .insert(videoSettings)
    .values([
      { section: 'welcome', settingKey: 'title', settingValue: 'Our garden' },
      { section: 'welcome', settingKey: 'loop', settingValue: 'true' },
    ])
    .returning()
  await orm.insert(contentTranslations).values(
    rows.map(({ id, settingValue }) => ({
      ...{ tableName: 'video_settings', rowId: id, language: 'fr' as const },
      ...{ texts: { settingValue: 'Notre jardin' }, sources: { settingValue } },
    })),
  )
  const read = async (language: Language) =>
    (await speak(language, () => listVideoSettings(orm))).map(({ settingValue }) => settingValue)
  expect(await read('fr')).toEqual(['Notre jardin', 'true'])
  expect(await read('en')).toEqual(['Our garden', 'true'])
})

test('thumbnails are handed out for videos that visitors see, and for no others', async ({ database }) => {
  await database.orm.insert(videoTours).values([
    { title: 'Shown', videoUrl: 'https://youtu.be/shown_video' },
    { title: 'Hidden', videoUrl: 'https://youtu.be/hiddenvideo', isVisible: false },
  ])
  await database.orm
    .insert(videoSettings)
    .values({ section: 'tour', settingKey: 'videoUrl', settingValue: 'https://youtu.be/setting-vid' })
  const shown = async (id: string) => await showsVideo(database.orm, id)
  expect(await shown('shown_video')).toBe(true)
  expect(await shown('setting-vid')).toBe(true)
  expect(await shown('hiddenvideo')).toBe(false)
  expect(await shown('shown-video')).toBe(false)
  expect(await shown('s____-vid__')).toBe(false)
})

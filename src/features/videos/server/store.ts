import { and, asc, eq, getTableColumns, like } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { translateRows } from '@/server/crud/content-translations'
import {
  videoTours as contract,
  videoSettings as settings,
  type VideoSetting,
  type VideoTour,
} from '../contract'
import { TOLD_SETTINGS } from '../rules/told-settings'
import { videoSettings, videoTours } from './table'

const {
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  durationSeconds: duration,
  ...sameOnWire
} = getTableColumns(videoTours)

/** The visible tours, in the order staff gave them. */
export async function listVideoTours(orm: NodePgDatabase): Promise<VideoTour[]> {
  const rows = await orm
    .select({ ...sameOnWire, duration })
    .from(videoTours)
    .where(eq(videoTours.isVisible, true))
    .orderBy(asc(videoTours.sortOrder), asc(videoTours.id))
  return await translateRows(orm, { table: videoTours, fields: contract.translated }, rows)
}

/** Every row of the video settings, oldest first, so that sections keep their order; words in the current language. */
export async function listVideoSettings(orm: NodePgDatabase): Promise<VideoSetting[]> {
  const { id, section, settingKey, settingValue } = videoSettings
  const rows = await orm
    .select({ id, section, settingKey, settingValue })
    .from(videoSettings)
    .orderBy(asc(videoSettings.id))
  const words = rows.filter((row) => TOLD_SETTINGS.includes(row.settingKey))
  const told = await translateRows(orm, { table: videoSettings, fields: settings.translated }, words)
  const byRow = new Map(told.map((row) => [row.id, row]))
  return rows.map((row) => {
    const { id: _id, ...wire } = byRow.get(row.id) ?? row
    return wire
  })
}

/** Whether visitors are shown a video with this id of the video site. */
export async function showsVideo(orm: NodePgDatabase, youtubeId: string): Promise<boolean> {
  const named = `%${youtubeId.replaceAll('_', '\\_')}%`
  const [setting] = await orm
    .select({ id: videoSettings.id })
    .from(videoSettings)
    .where(and(eq(videoSettings.settingKey, 'videoUrl'), like(videoSettings.settingValue, named)))
    .limit(1)
  if (setting) return true
  const [tour] = await orm
    .select({ id: videoTours.id })
    .from(videoTours)
    .where(and(videoTours.isVisible, like(videoTours.videoUrl, named)))
    .limit(1)
  return tour !== undefined
}

import { z } from 'zod'
import { defineEndpoint } from '@/kernel/endpoint'
import { TITLE_WANTED } from '@/kernel/input-text'
import { defineResource } from '@/kernel/resource'
import { addressText, idNumber, typedText } from '@/kernel/wire'
import { VIDEO_SETTINGS_PATH } from './paths'
import { videoSettingInputText as words } from './rules/input-words'
import { TOUR_TYPES } from './rules/tour-types'

const videoTourInput = z.object({
  title: z.string().trim().min(1, TITLE_WANTED).max(200),
  description: z.string().max(2000).nullable(),
  videoType: z.enum(TOUR_TYPES),
  videoUrl: addressText,
  thumbnailUrl: addressText.nullable(),
  category: z.string().max(60).nullable(),
  /** Seconds; null or 0 while nobody has measured it. */
  duration: z.number().int().min(0).max(86_400).nullable(),
  isVisible: z.boolean(),
  sortOrder: z.number().int(),
})

export const videoTours = defineResource(
  'video-tours',
  {
    isRestorable: true,
    // Addresses from before our own uploads ('@assets/…') may be stored; the browser's side rewrites them.
    item: videoTourInput.extend({ id: idNumber, videoUrl: z.string(), thumbnailUrl: z.string().nullable() }),
    input: videoTourInput,
    defaults: { videoType: 'youtube', isVisible: true, sortOrder: 0 },
    translated: ['title', 'description'],
    aliases: { isActive: 'isVisible' },
  },
  { writePath: '/api/video-tours' },
)

/** One flat row; the rows of a section together describe one video (docs/decisions/product-rules.md). */
export const videoSetting = z.object({
  section: z.string(),
  settingKey: z.string(),
  settingValue: z.string().nullable(),
})

export const videoSettingsEndpoint = defineEndpoint(VIDEO_SETTINGS_PATH, { response: z.array(videoSetting) })

const videoSettingInput = z.object({
  section: typedText(60).min(1, words.section),
  settingKey: typedText(60).min(1, words.settingKey),
  settingValue: typedText(2000).nullable(),
})

/** The rows as staff keep them. */
export const videoSettings = defineResource(
  'video-settings',
  {
    item: videoSettingInput.extend({ id: idNumber }),
    input: videoSettingInput,
    // Of those that guests read as words (rules/told-settings.ts).
    translated: ['settingValue'],
  },
  { path: VIDEO_SETTINGS_PATH, adminPath: '/api/video-settings' },
)

export type VideoTour = z.infer<typeof videoTours.item>
export type VideoSetting = z.infer<typeof videoSetting>

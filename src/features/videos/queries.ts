import type { PublicList } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import type { videoSettingsEndpoint, videoTours } from './contract'
import { VIDEO_SETTINGS_PATH, VIDEO_TOURS_PATH } from './paths'

export const videoToursQuery = defineQuery<PublicList<typeof videoTours>>(VIDEO_TOURS_PATH)

export const videoSettingsQuery = defineQuery<typeof videoSettingsEndpoint>(VIDEO_SETTINGS_PATH)

import type { VideoSetting } from '../contract'
import { youtubeIdOf } from './video-address'

/** One video of the landing page, as its rows of settings describe it. */
export type WelcomeVideo = {
  section: string
  videoUrl: string
  title: string
  description: string
  /** Staff's own picture; null where there is none. */
  thumbnailUrl: string | null
  autoplay: boolean
  muted: boolean
  loop: boolean
}

const DEFAULT_TITLE = 'Welcome Video'
const DEFAULT_DESCRIPTION = 'Experience our beautiful facilities'

/**
 * Flat rows grouped by section into videos, in the order in which their first rows come, with the defaults of
 * docs/decisions/product-rules.md. Only those from a video site are kept, and our own files, which need no other site.
 */
export function groupWelcomeVideos(rows: readonly VideoSetting[]): WelcomeVideo[] {
  const sections = new Map<string, Map<string, string>>()
  for (const { section, settingKey, settingValue } of rows) {
    const settings = sections.get(section) ?? new Map<string, string>()
    sections.set(section, settings.set(settingKey, settingValue?.trim() ?? ''))
  }
  return [...sections]
    .map(([section, settings]) => toVideo(section, settings))
    .filter(({ videoUrl }) => videoUrl.startsWith('/') || youtubeIdOf(videoUrl) !== null)
}

function toVideo(section: string, settings: Map<string, string>): WelcomeVideo {
  return {
    section,
    videoUrl: settings.get('videoUrl') ?? '',
    title: settings.get('title') || DEFAULT_TITLE,
    description: settings.get('description') || DEFAULT_DESCRIPTION,
    thumbnailUrl: settings.get('thumbnailUrl') || null,
    autoplay: settings.get('autoplay') === 'true',
    muted: settings.get('muted') !== 'false',
    loop: settings.get('loop') === 'true',
  }
}

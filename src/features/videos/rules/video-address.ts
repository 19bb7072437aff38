import type { TOUR_TYPES } from './tour-types'

const YOUTUBE_HOST = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/
const SHORT_HOST = /^(?:www\.)?youtu\.be$/
const VIDEO_ID = /^[\w-]{11}$/

/** The 11-character id of a YouTube watch, short or embed link; null for any other text (docs/decisions/product-rules.md). */
export function youtubeIdOf(address: string): string | null {
  const url = parse(address)
  if (!url) return null
  const id = SHORT_HOST.test(url.hostname) ? url.pathname.slice(1) : idOnYoutube(url)
  return id !== null && VIDEO_ID.test(id) ? id : null
}

/** Whether a video plays from YouTube or, as any other address, from a file (docs/decisions/product-rules.md). */
export function videoTypeOf(address: string): (typeof TOUR_TYPES)[number] {
  const host = parse(address)?.hostname ?? ''
  return YOUTUBE_HOST.test(host) || SHORT_HOST.test(host) ? 'youtube' : 'uploaded'
}

/** Plays at once, as the click that asked for it wants; the embed host that sets no cookie before that. */
export function embedAddress(youtubeId: string, { isMuted = false, isLooped = false } = {}): string {
  const options = new URLSearchParams({ autoplay: '1', rel: '0', playsinline: '1' })
  if (isMuted) options.set('mute', '1')
  if (isLooped) {
    options.set('loop', '1')
    // The player repeats lists only: one video is a list of itself.
    options.set('playlist', youtubeId)
  }
  return `https://www.youtube-nocookie.com/embed/${youtubeId}?${options}`
}

/** The video's page on the video site, for whom it does not play here. */
export function watchAddress(youtubeId: string): string {
  return `https://www.youtube.com/watch?v=${youtubeId}`
}

function idOnYoutube(url: URL): string | null {
  if (!YOUTUBE_HOST.test(url.hostname)) return null
  if (url.pathname === '/watch') return url.searchParams.get('v')
  return /^\/(?:embed|shorts)\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? null
}

/** Links are often pasted without 'https://'. Our own paths have no host and are no links. */
function parse(address: string): URL | null {
  const text = address.trim()
  if (text === '' || text.startsWith('/')) return null
  try {
    const url = new URL(/^[a-z]+:/i.test(text) ? text : `https://${text}`)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
  } catch {
    return null
  }
}

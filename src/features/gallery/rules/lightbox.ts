/** How long a picture stands in the lightbox's slideshow (docs/decisions/product-rules.md). */
export const LIGHTBOX_MS = 4000

/** How far a finger has to travel sideways before it turns a picture. */
const SWIPE_PX = 48

/** A lightbox at one of `count` pictures, going on by itself or not. */
export type Lightbox = { index: number; count: number; isPlaying: boolean }

export type LightboxStep = 'next' | 'previous' | 'toggle'

/** What a key asks for: a step, the whole screen, the picture twice as large and back, or nothing. Escape is the dialog's own. */
export type LightboxWish = LightboxStep | 'fullscreen' | 'zoom' | null

/** The lightbox after one step; it wraps at both ends (docs/decisions/product-rules.md). */
export function stepLightbox(lightbox: Lightbox, step: LightboxStep): Lightbox {
  const { index, count } = lightbox
  if (step === 'toggle') return { ...lightbox, isPlaying: !lightbox.isPlaying }
  return { ...lightbox, index: (index + (step === 'next' ? 1 : count - 1)) % count }
}

/** What a key means in the lightbox; a key held together with Ctrl, Alt or Meta is the browser's. */
export function wishOfKey(event: {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}): LightboxWish {
  if (event.ctrlKey || event.altKey || event.metaKey) return null
  switch (event.key) {
    case 'ArrowRight':
      return 'next'
    case 'ArrowLeft':
      return 'previous'
    case ' ':
      return 'toggle'
    case 'z':
    case 'Z':
      return 'zoom'
    case 'f':
    case 'F':
    case 'F11':
      return 'fullscreen'
    default:
      return null
  }
}

/** Which way a swipe by `x` and `y` pixels turns: content follows the finger, so leftwards is on. */
export function stepOfSwipe(x: number, y: number): 'next' | 'previous' | null {
  if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(y)) return null
  return x < 0 ? 'next' : 'previous'
}

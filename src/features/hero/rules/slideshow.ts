/** A slideshow at one of `count` slides, going on by itself or not (docs/decisions/product-rules.md). */
export type Slideshow = { index: number; count: number; isPlaying: boolean }

export type SlideshowStep =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'jump'; index: number }
  | { type: 'pause' }
  | { type: 'toggle' }

/** How long a slide stands before the next one comes (docs/decisions/product-rules.md). */
export const SLIDE_MS = 5000

export function startSlideshow(count: number): Slideshow {
  return { index: 0, count, isPlaying: count > 1 }
}

/** The slideshow after one step; it wraps at both ends, and a jump outside changes nothing. */
export function stepSlideshow(show: Slideshow, step: SlideshowStep): Slideshow {
  switch (step.type) {
    case 'next':
      return { ...show, index: wrap(show.index + 1, show.count) }
    case 'previous':
      return { ...show, index: wrap(show.index - 1, show.count) }
    case 'jump':
      return step.index >= 0 && step.index < show.count ? { ...show, index: step.index } : show
    case 'pause':
      return { ...show, isPlaying: false }
    case 'toggle':
      return { ...show, isPlaying: !show.isPlaying }
  }
}

/** How far the slideshow has come, in whole percent; the last slide is 100. */
export function progressOf(show: Slideshow): number {
  return Math.round(((show.index + 1) / show.count) * 100)
}

/** True for the slide shown and its neighbours: the pictures worth having. */
export function isNear(show: Slideshow, index: number): boolean {
  const distance = Math.abs(show.index - index)
  return Math.min(distance, show.count - distance) <= 1
}

function wrap(index: number, count: number): number {
  return (index + count) % count
}

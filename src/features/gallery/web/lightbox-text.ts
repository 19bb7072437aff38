import { defineWords } from '@/kernel/words'

/** Words of the lightbox, apart from those of the page it may never be opened on. */
export const lightboxText = defineWords('gallery-lightbox.lightboxText', {
  label: 'Pictures, one at a time',
  place: (place: number, total: number) => `${place} / ${total}`,
  announce: (place: number, total: number, title: string) => `Picture ${place} of ${total}: ${title}`,
  previous: 'Previous picture',
  next: 'Next picture',
  play: 'Play slideshow',
  pause: 'Pause slideshow',
  zoomIn: 'Enlarge the picture',
  zoomOut: 'Show the whole picture',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  close: 'Close',
  watch: 'Watch the video tour',
} as const)

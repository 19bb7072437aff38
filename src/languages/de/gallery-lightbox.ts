import type * as english from '@/features/gallery/web/lightbox-text'
import type { Translation } from '@/kernel/translation'

export const lightboxText: Translation<typeof english.lightboxText> = {
  label: 'Bilder, eines nach dem anderen',
  place: (place, total) => `${place} / ${total}`,
  announce: (place, total, title) => `Bild ${place} von ${total}: ${title}`,
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  play: 'Diashow abspielen',
  pause: 'Diashow anhalten',
  zoomIn: 'Bild vergrößern',
  zoomOut: 'Das ganze Bild zeigen',
  fullscreen: 'Vollbild',
  leaveFullscreen: 'Vollbild beenden',
  close: 'Schließen',
  watch: 'Videotour ansehen',
}

import type * as english from '@/features/gallery/web/lightbox-text'
import type { Translation } from '@/kernel/translation'

export const lightboxText: Translation<typeof english.lightboxText> = {
  label: 'Picha, moja moja',
  place: (place, total) => `${place} / ${total}`,
  announce: (place, total, title) => `Picha ya ${place} kati ya ${total}: ${title}`,
  previous: 'Picha iliyotangulia',
  next: 'Picha inayofuata',
  play: 'Endesha maonyesho',
  pause: 'Simamisha maonyesho',
  zoomIn: 'Kuza picha',
  zoomOut: 'Onyesha picha nzima',
  fullscreen: 'Skrini nzima',
  leaveFullscreen: 'Ondoka kwenye skrini nzima',
  close: 'Funga',
  watch: 'Tazama ziara ya video',
}

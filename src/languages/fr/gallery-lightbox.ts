import type * as english from '@/features/gallery/web/lightbox-text'
import type { Translation } from '@/kernel/translation'

export const lightboxText: Translation<typeof english.lightboxText> = {
  label: 'Photos, une par une',
  place: (place, total) => `${place} / ${total}`,
  announce: (place, total, title) => `Photo ${place} sur ${total} : ${title}`,
  previous: 'Photo précédente',
  next: 'Photo suivante',
  play: 'Lancer le diaporama',
  pause: 'Arrêter le diaporama',
  zoomIn: 'Agrandir la photo',
  zoomOut: 'Voir la photo entière',
  fullscreen: 'Plein écran',
  leaveFullscreen: 'Quitter le plein écran',
  close: 'Fermer',
  watch: 'Voir la visite en vidéo',
}

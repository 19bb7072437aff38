import type * as english from '@/features/videos/text'
import type { Translation } from '@/kernel/translation'

export const videosText: Translation<typeof english.videosText> = {
  region: 'Videos',
  loading: 'Video wird geladen\u00a0…',
  welcome: (hotel) => `Willkommen bei ${hotel}`,
  unconfigured: 'Hier erscheinen Videos, sobald sie im Panel eingerichtet sind',
  play: (title) => `Video abspielen: ${title}`,
  fromVideoSite: 'Läuft von YouTube',
  watchThere: 'Auf YouTube ansehen',
  showThumbnail: 'Vorschaubild zeigen',
  previous: 'Vorheriges Video',
  next: 'Nächstes Video',
  goTo: (place) => `Zu Video ${place}`,
  place: (place, total) => `${place} von ${total}`,
  unplayable: 'Dieses Video lässt sich hier nicht abspielen.',
}

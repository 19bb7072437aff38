import type * as english from '@/features/gallery/text'
import type { Translation } from '@/kernel/translation'

export const chips: Translation<typeof english.chips> = {
  all: 'Alle',
  accommodations: 'Unterkünfte',
  villas: 'Villen',
  dining: 'Kulinarik',
  activities: 'Aktivitäten',
  events: 'Events',
  property: 'Anlage',
  adventures: 'Abenteuer',
}

export const categories: Translation<typeof english.categories> = {
  villas: 'Villen',
  dining: 'Kulinarik',
  facilities: 'Einrichtungen',
  events: 'Events',
  exterior: 'Außen',
  activities: 'Aktivitäten',
}

export const galleryText: Translation<typeof english.galleryText> = {
  title: 'Galerie',
  headline: 'Sehen Sie sich um, bevor Sie kommen',
  intro:
    'Die Villen, der gedeckte Tisch, die Gärten und die Hügel ringsum: Blättern Sie in Ihrem eigenen Tempo.',
  pictures: (count) => (count === 1 ? 'Bild' : 'Bilder'),
  videos: (count) => (count === 1 ? 'Videotour' : 'Videotouren'),
  categoriesCount: 'Kategorien',
  chips,
  categories,
  picturesTitle: 'Bilder',
  filter: 'Bilder zeigen von',
  view: 'Ansicht',
  grid: 'Raster',
  list: 'Liste',
  open: 'Bild öffnen:',
  shown: (count) => (count === 1 ? '1 Bild' : `${count} Bilder`),
  loading: 'Bilder werden geladen',
  empty: 'In dieser Kategorie gibt es keine Bilder.',
  emptyHelp: 'Bilder kommen und gehen mit den Jahreszeiten. In den anderen Kategorien sind welche zu sehen.',
  showAll: 'Alle Bilder zeigen',
  failed: 'Die Bilder konnten nicht geladen werden',
  failedHelp: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  tryAgain: 'Erneut versuchen',
  notOpened: 'Das ließ sich nicht öffnen',
}

export const toursText: Translation<typeof english.toursText> = {
  title: 'Virtuelle Rundgänge',
  intro: 'Gehen Sie hindurch, ohne aufzustehen. Ein Video startet erst, wenn Sie es abspielen.',
  loading: 'Videotouren werden geladen',
  empty: 'Videos folgen bald',
  emptyHelp: 'Bis dahin zeigen die Bilder oben jeden Winkel.',
  failed: 'Die Videotouren konnten nicht geladen werden',
  place: (place, total) => `Video ${place} von ${total}`,
  previous: 'Vorheriges Video',
  next: 'Nächstes Video',
  close: 'Video schließen',
}

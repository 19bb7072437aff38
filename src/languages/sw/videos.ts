import type * as english from '@/features/videos/text'
import type { Translation } from '@/kernel/translation'

export const videosText: Translation<typeof english.videosText> = {
  region: 'Video',
  loading: 'Tunapakia video...',
  welcome: (hotel) => `Karibu ${hotel}`,
  unconfigured: 'Video zitaonekana hapa zitakapowekwa kwenye paneli ya usimamizi',
  play: (title) => `Cheza video: ${title}`,
  fromVideoSite: 'Inachezwa kutoka YouTube',
  watchThere: 'Itazame YouTube',
  showThumbnail: 'Onyesha Picha Ndogo',
  previous: 'Video iliyotangulia',
  next: 'Video inayofuata',
  goTo: (place) => `Nenda kwenye video ya ${place}`,
  place: (place, total) => `${place} kati ya ${total}`,
  unplayable: 'Video hii haiwezi kuchezwa hapa.',
}

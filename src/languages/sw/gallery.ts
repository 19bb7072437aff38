import type * as english from '@/features/gallery/text'
import type { Translation } from '@/kernel/translation'

export const chips: Translation<typeof english.chips> = {
  all: 'Zote',
  accommodations: 'Malazi',
  villas: 'Villa',
  dining: 'Chakula',
  activities: 'Shughuli',
  events: 'Hafla',
  property: 'Eneo letu',
  adventures: 'Matembezi',
}

export const categories: Translation<typeof english.categories> = {
  villas: 'Villa',
  dining: 'Chakula',
  facilities: 'Vifaa',
  events: 'Hafla',
  exterior: 'Nje',
  activities: 'Shughuli',
}

export const galleryText: Translation<typeof english.galleryText> = {
  title: 'Picha',
  headline: 'Tazama mazingira kabla hujafika',
  intro: 'Villa, meza ya chakula, bustani, na vilima vinavyozizunguka: tazama polepole upendavyo.',
  pictures: () => 'picha',
  videos: (count) => (count === 1 ? 'ziara ya video' : 'ziara za video'),
  categoriesCount: 'makundi',
  chips,
  categories,
  picturesTitle: 'Picha',
  filter: 'Onyesha picha za',
  view: 'Mwonekano',
  grid: 'Gridi',
  list: 'Orodha',
  open: 'Fungua picha:',
  shown: (count) => (count === 1 ? 'Picha 1 inaonyeshwa' : `Picha ${count} zinaonyeshwa`),
  loading: 'Tunapakia picha',
  empty: 'Hakuna picha katika kundi hili.',
  emptyHelp: 'Picha hubadilika kulingana na misimu. Makundi mengine yana picha za kuonyesha.',
  showAll: 'Onyesha picha zote',
  failed: 'Picha zimeshindikana kupakiwa',
  failedHelp: 'Tafadhali kagua mtandao wako na ujaribu tena.',
  tryAgain: 'Jaribu tena',
  notOpened: 'Imeshindikana kufunguka',
}

export const toursText: Translation<typeof english.toursText> = {
  title: 'Ziara za video',
  intro: 'Tembea ndani bila kuinuka ulipoketi. Video huanza unapobonyeza cheza, si kabla ya hapo.',
  loading: 'Tunapakia ziara za video',
  empty: 'Video Zinakuja Hivi Karibuni',
  emptyHelp: 'Hadi wakati huo, picha zilizo juu zinaonyesha kila pembe.',
  failed: 'Ziara za video zimeshindikana kupakiwa',
  place: (place, total) => `Video ya ${place} kati ya ${total}`,
  previous: 'Video iliyotangulia',
  next: 'Video inayofuata',
  close: 'Funga video',
}

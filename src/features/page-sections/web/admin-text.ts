import { wordsFor } from '@/web/admin-kit/resource-words'
import type { PageSectionName, SectionPage } from '../rules/section-names'

export const pageSectionsText = wordsFor('page section', {
  empty: 'The pages have no sections.',
  done: { update: 'The page says it now' },
})

export const resetSaid = {
  done: 'It is as it came with the site',
  failed: 'The original text could not be brought back',
} as const

export const PAGE_LABELS: Record<SectionPage, string> = {
  about: 'About',
  restaurant: 'Restaurant',
  services: 'Services',
}

export const SECTION_LABELS: Record<PageSectionName, string> = {
  'about-hero': 'Top of the page',
  'about-story': 'Story',
  'about-mission': 'Mission',
  'about-vision': 'Vision',
  'about-values': 'Values',
  'about-distances': 'Distances',
  'about-closing': 'End of the page',
  'restaurant-hero': 'Top of the page',
  'restaurant-menu': 'Menu',
  'restaurant-boards': 'Meals with a stay',
  'restaurant-room-service': 'Room service',
  'restaurant-catering': 'Catering',
  'restaurant-reserve': 'Table reservation',
  'restaurant-closing': 'End of the page',
  'services-hero': 'Top of the page',
  'services-villas': 'First service',
  'services-restaurant': 'Second service',
  'services-terrace': 'Third service',
  'services-included': 'Included in every stay',
  'services-extras': 'On request',
  'services-events': 'Events',
  'services-closing': 'End of the page',
}

export const sectionWords = {
  section: 'Section',
  page: 'Page',
  heading: 'Heading',
  headingHelp: 'Left empty, the heading that came with the site stands there.',
  text: 'Text',
  textHelp:
    'Left empty, the text that came with the site stands there. A heading begins an entry or a column, as on the menu; an entry of the distances ends in kilometres, as in “Kampala, 270 km”. The first picture is the section’s own, a link alone in its line becomes a button, and “good to know” is the quote or the note.',
  status: 'Status',
  changed: 'Changed',
  original: 'Original',
  look: (title: string) => `See ${title} on the website`,
  reset: (title: string) => `Bring back the original text of ${title}`,
  confirmReset: 'Bring back the heading and the text that came with the site?',
  resetAction: 'Bring back',
} as const

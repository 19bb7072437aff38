import { samplePicture } from '@/features/media/sample'
import { SERVICES_SECTION_WORDS as words } from '../rules/services-words'
import { button, entries, picture, siteSection } from './section-text'

/** The services page's sections, each in the language of the moment. What every stay includes comes from the property facts. */
export const servicesSections = {
  'services-hero': () =>
    siteSection(
      words.hero.title,
      words.hero.text,
      picture(samplePicture('veranda')),
      picture(samplePicture('villa-at-golden-hour')),
      picture(samplePicture('sundowner')),
    ),
  'services-villas': () => {
    const { title, text, button: label } = words.villas
    return siteSection(title, picture(samplePicture('bedroom')), text, button(label, '/villas'))
  },
  'services-restaurant': () => {
    const { title, text, button: label } = words.restaurant
    return siteSection(title, picture(samplePicture('restaurant')), text, button(label, '/restaurant'))
  },
  'services-terrace': () => {
    const { title, text, button: label } = words.terrace
    return siteSection(title, picture(samplePicture('terrace-at-dusk')), text, button(label, '/events'))
  },
  'services-included': () => siteSection(words.included.title, words.included.text),
  'services-extras': () => {
    const { title, text, entries: things } = words.extras
    return siteSection(title, text, ...entries(things))
  },
  'services-events': () => {
    const { title, text, button: label } = words.events
    return siteSection(title, picture(samplePicture('banquet-hall')), text, button(label, '/events'))
  },
  'services-closing': () => siteSection(words.closing.title, words.closing.text),
}

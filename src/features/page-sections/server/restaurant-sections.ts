import { contactLink } from '@/features/contact/rules/contact-link'
import { samplePicture } from '@/features/media/sample'
import { RESTAURANT_SECTION_WORDS as words } from '../rules/restaurant-words'
import { button, picture, siteSection } from './section-text'

/** The restaurant page's sections, each in the language of the moment. Hours and telephones come from the property facts. */
export const restaurantSections = {
  'restaurant-hero': () => {
    const { title, illustration, text } = words.hero
    return siteSection(title, picture(samplePicture('terrace-at-dusk'), illustration), text)
  },
  'restaurant-menu': () => {
    const { title, text, note, columns } = words.menu
    return siteSection(
      title,
      text,
      { note },
      ...columns.flatMap(({ heading, dishes }) => [{ heading }, { list: dishes }]),
    )
  },
  'restaurant-boards': () => siteSection(words.boards.title, words.boards.text),
  'restaurant-room-service': () =>
    siteSection(words.roomService.title, picture(samplePicture('room-service-tray')), words.roomService.text),
  'restaurant-catering': () => {
    const { title, text, button: label, message } = words.catering
    return siteSection(title, text, button(label, contactLink('Catering Services', message)))
  },
  'restaurant-reserve': () => siteSection(words.reserve.title, words.reserve.text),
  'restaurant-closing': () =>
    siteSection(words.closing.title, picture(samplePicture('sundowner')), words.closing.text),
}

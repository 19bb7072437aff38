import { samplePicture } from '@/features/media/sample'
import { ABOUT_SECTION_WORDS as words } from '../rules/about-words'
import { entries, picture, siteSection } from './section-text'

/** The about page's sections, each in the language of the moment. */
export const aboutSections = {
  'about-hero': () => siteSection(words.hero.title, picture(samplePicture('hills-at-dawn')), words.hero.text),
  'about-story': () => {
    const { title, note, illustration, texts } = words.story
    return siteSection(title, { note }, picture(samplePicture('long-horned-cattle'), illustration), ...texts)
  },
  'about-mission': () => siteSection(words.mission.title, words.mission.text),
  'about-vision': () => siteSection(words.vision.title, words.vision.text),
  'about-values': () => siteSection(words.values.title, ...entries(words.values.entries)),
  'about-distances': () => {
    const { title, text, entries: places } = words.distances
    return siteSection(title, text, ...entries(places))
  },
  'about-closing': () =>
    siteSection(words.closing.title, picture(samplePicture('villa-at-golden-hour')), words.closing.text),
}

import { DEFAULT_LANGUAGE } from '@/kernel/language'
import { speak } from '@/server/http/speak-language'
import type { PageSectionName } from '../rules/section-names'
import { aboutSections } from './about-sections'
import { restaurantSections } from './restaurant-sections'
import type { SiteSection } from './section-text'
import { servicesSections } from './services-sections'

const SITE_SECTIONS: Readonly<Record<PageSectionName, () => SiteSection>> = {
  ...aboutSections,
  ...restaurantSections,
  ...servicesSections,
}

/** A section as it came with the site, in the language of the moment. */
export function readSiteSection(section: PageSectionName): SiteSection {
  return SITE_SECTIONS[section]()
}

/** The same in English, which staff write anew. */
export function readEnglishSection(section: PageSectionName): SiteSection {
  return speak(DEFAULT_LANGUAGE, SITE_SECTIONS[section])
}

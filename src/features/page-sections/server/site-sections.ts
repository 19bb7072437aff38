import type { PageSectionName } from '../rules/section-names'
import { aboutSections } from './about-sections'
import { restaurantSections } from './restaurant-sections'
import type { SiteSection } from './section-text'
import { servicesSections } from './services-sections'

/** Every section as it came with the site. */
export const siteSections: Readonly<Record<PageSectionName, SiteSection>> = {
  ...aboutSections,
  ...restaurantSections,
  ...servicesSections,
}

import { PAGE_SECTIONS, type PageSectionName } from './section-names'

/**
 * What a section is called in addresses of staff, in the audit trail and among translations. A number stays its section's,
 * wherever that stands on its page, and is not given again when the section is gone: a new one takes the next.
 */
export const SECTION_NUMBERS: Readonly<Record<PageSectionName, number>> = {
  'about-hero': 1,
  'about-story': 2,
  'about-mission': 3,
  'about-vision': 4,
  'about-values': 5,
  'about-distances': 6,
  'about-closing': 7,
  'restaurant-hero': 8,
  'restaurant-menu': 9,
  'restaurant-boards': 10,
  'restaurant-room-service': 11,
  'restaurant-catering': 12,
  'restaurant-reserve': 13,
  'restaurant-closing': 14,
  'services-hero': 15,
  'services-villas': 16,
  'services-restaurant': 17,
  'services-terrace': 18,
  'services-included': 19,
  'services-extras': 20,
  'services-events': 21,
  'services-closing': 22,
}

/** The section of a number; undefined where none has it. */
export function sectionOfNumber(number: number): PageSectionName | undefined {
  return PAGE_SECTIONS.find((section) => SECTION_NUMBERS[section] === number)
}

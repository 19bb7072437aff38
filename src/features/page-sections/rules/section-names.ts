/** The pages whose sections staff write (docs/decisions/page-sections.md). */
export const SECTION_PAGES = ['about', 'restaurant', 'services'] as const
export type SectionPage = (typeof SECTION_PAGES)[number]

/** All their sections, in the order of the page. The database knows their names: a new one needs a migration. */
export const PAGE_SECTIONS = [
  'about-hero',
  'about-story',
  'about-mission',
  'about-vision',
  'about-values',
  'about-distances',
  'about-closing',
  'restaurant-hero',
  'restaurant-menu',
  'restaurant-boards',
  'restaurant-room-service',
  'restaurant-catering',
  'restaurant-reserve',
  'restaurant-closing',
  'services-hero',
  'services-villas',
  'services-restaurant',
  'services-terrace',
  'services-included',
  'services-extras',
  'services-events',
  'services-closing',
] as const satisfies readonly `${SectionPage}-${string}`[]

export type PageSectionName = (typeof PAGE_SECTIONS)[number]

/** The page a section stands on: the beginning of its name. */
export function pageOfSection(section: PageSectionName): SectionPage {
  const [page] = section.split('-')
  return page as SectionPage
}

import { mayDo, type Permission } from '@/kernel/roles'
import type { Section } from './section'
import { SECTIONS } from './sections'
import { groupTitles } from './sections-text'

/** The side menu from the top, by what people are at: sections by their paths, in the order of the menu. */
const GROUPS: readonly { title: string; paths: readonly string[] }[] = [
  {
    title: groupTitles.today,
    paths: [
      '',
      'bookings',
      'timeline',
      'group-holds',
      'day-closing',
      'guests',
      'housekeeping',
      'cleaning',
      'maintenance',
      'messages',
      'enquiries',
      'templates',
      'guest-messages',
    ],
  },
  {
    title: groupTitles.money,
    paths: ['cash-drawer', 'approvals', 'documents', 'companies', 'reconciliation', 'charge-items'],
  },
  { title: groupTitles.figures, paths: ['dashboard', 'reports'] },
  {
    title: groupTitles.sold,
    paths: [
      'villas',
      'categories',
      'seasons',
      'rates-grid',
      'rate-plans',
      'promo-codes',
      'blocks',
      'channels',
    ],
  },
  {
    title: groupTitles.website,
    paths: [
      'hero',
      'page-sections',
      'videos',
      'gallery',
      'events',
      'blog',
      'house-facts',
      'questions',
      'media',
      'reviews',
    ],
  },
]

export type SectionGroup = { title: string; sections: readonly Section[] }

/** What of the menu somebody of these permissions sees; a group of which they see nothing is left out. */
export function groupSections(
  permissions: readonly Permission[],
  all: readonly Section[] = SECTIONS,
): SectionGroup[] {
  const seen = all.filter(({ seenBy }) => mayDo(permissions, seenBy))
  const named = new Set(GROUPS.flatMap(({ paths }) => paths))
  const groups = GROUPS.map(({ title, paths }) => ({
    title,
    sections: paths.flatMap((path) => seen.find((section) => section.path === path) ?? []),
  }))
  // What none of the groups names comes last.
  return [
    ...groups,
    { title: groupTitles.settings, sections: seen.filter(({ path }) => !named.has(path)) },
  ].filter(({ sections }) => sections.length > 0)
}

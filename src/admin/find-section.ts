import type { Section } from './section'
import { SECTIONS } from './sections'

/** The section at the rest of an address under /admin, or above it; undefined for an address of none. */
export function findSection(path: string): Section | undefined {
  return SECTIONS.find(
    (section) => section.path === path || (section.hasPlaces && path.startsWith(`${section.path}/`)),
  )
}

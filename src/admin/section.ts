import type { ComponentType } from 'react'
import type { Needed } from '@/kernel/roles'
import type { PanelIconName } from '@/web/admin-kit/panel-icon'
import { sectionTitles } from './sections-text'

/** One entry of the side menu: where it stands under /admin, who sees it, and its screen, loaded when it is opened. */
export type Section = {
  path: string
  title: string
  icon: PanelIconName
  seenBy: Needed
  load: () => Promise<ComponentType>
  /** Whether single things of it have addresses below its own: /admin/bookings/12. */
  hasPlaces?: boolean
}

/** A section's address as the panel's router counts, from /admin on. */
export function addressOf(section: Pick<Section, 'path'>): string {
  return `/${section.path}`
}

/** Entered by its place, which has a title, icon, who sees it, and its screen. */
export function section(
  path: keyof typeof sectionTitles,
  icon: PanelIconName,
  seenBy: Needed,
  load: Section['load'],
): Section {
  return { path, title: sectionTitles[path], icon, seenBy, load }
}

/** Who looks at what is sold, and at what the site shows: who changes it, and who answers guests or reads figures. */
export const SOLD = ['front-desk', 'prices', 'content'] as const
export const SHOWN = ['content', 'reports'] as const

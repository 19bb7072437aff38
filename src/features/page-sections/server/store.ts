import { asc } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { richText } from '@/features/rich-text/contract'
import { readTranslations } from '@/server/crud/content-translations'
import type { PublicSection } from '../contract'
import { PAGE_SECTIONS, type PageSectionName, pageOfSection, type SectionPage } from '../rules/section-names'
import { siteSections } from './site-sections'
import { pageSections } from './table'

type Written = Pick<typeof pageSections.$inferSelect, 'section' | 'title' | 'body'>

/** A section as it stands on its page: what staff wrote of it, else what came with the site. */
export function sectionOf({ section, title, body }: Written): PublicSection & { isChanged: boolean } {
  const own = siteSections[section]
  // A document that this release cannot read is not shown.
  const shown = { title: title ?? own.title, body: richText.nullable().safeParse(body).data ?? own.body }
  const isChanged = shown.title !== own.title || JSON.stringify(shown.body) !== JSON.stringify(own.body)
  return { section, ...shown, isChanged }
}

/** Sections are known to staff by their number, from 1 in their order. */
export function numberOf(section: PageSectionName): number {
  return PAGE_SECTIONS.indexOf(section) + 1
}

/** All sections of a page in its order, or of all pages. */
export async function listPageSections(orm: NodePgDatabase, page?: SectionPage): Promise<PublicSection[]> {
  const rows = await orm
    .select({ section: pageSections.section, title: pageSections.title, body: pageSections.body })
    .from(pageSections)
    .orderBy(asc(pageSections.id))
  const translate = await readTranslations(orm, pageSections)
  const written = new Map(rows.map((row) => [row.section, row]))
  return PAGE_SECTIONS.filter((section) => !page || pageOfSection(section) === page).map((section) => {
    const row = written.get(section) ?? { section, title: null, body: null }
    // A field that staff left as it came with the site has no translation of theirs.
    const told = translate(pageSections, { ...row, id: numberOf(section) })
    const isRead = richText.nullable().safeParse(told.body).success
    const { isChanged: _isChanged, ...shown } = sectionOf(isRead ? told : { ...told, body: row.body })
    return shown
  })
}

import { asc } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { richText } from '@/features/rich-text/contract'
import {
  isSameText,
  layOverSiteTexts,
  type OfOlderEnglish,
  saysSomething,
  type Texts,
  type TranslatedTexts,
} from '@/kernel/content-translation'
import { findTranslatedTexts } from '@/server/crud/content-translations'
import type { PublicSection } from '../contract'
import { PAGE_SECTIONS, type PageSectionName, pageOfSection, type SectionPage } from '../rules/section-names'
import { SECTION_NUMBERS } from '../rules/section-numbers'
import { readEnglishSection, readSiteSection } from './site-sections'
import { pageSections } from './table'

type Written = Pick<typeof pageSections.$inferSelect, 'section' | 'title' | 'body'>
type Told = Omit<PublicSection, 'section'>

/** A section whose English is again the one that came with the site is told as the site tells it. */
export const OF_OLDER_ENGLISH = 'dropped' satisfies OfOlderEnglish

/** A section as it stands on its page in English: what staff wrote of it, else what came with the site. */
export function sectionOf({ section, title, body }: Written): PublicSection & { isChanged: boolean } {
  const own = readEnglishSection(section)
  // A document that this release cannot read is not shown.
  const shown = { title: title ?? own.title, body: richText.nullable().safeParse(body).data ?? own.body }
  const isChanged = shown.title !== own.title || !isSameText(shown.body, own.body)
  return { section, ...shown, isChanged }
}

/** All sections of a page in its order, or of all pages, in the language of the moment. */
export async function listPageSections(orm: NodePgDatabase, page?: SectionPage): Promise<PublicSection[]> {
  const rows = await orm
    .select({ section: pageSections.section, title: pageSections.title, body: pageSections.body })
    .from(pageSections)
    .orderBy(asc(pageSections.id))
  const translated = await findTranslatedTexts(orm, pageSections)
  const written = new Map(rows.map((row) => [row.section, row]))
  return PAGE_SECTIONS.filter((section) => !page || pageOfSection(section) === page).map((section) => {
    const { title, body } = sectionOf(written.get(section) ?? { section, title: null, body: null })
    const site = readSiteTexts(section, { title, body })
    const { texts } = layOverSiteTexts(site, translated.get(SECTION_NUMBERS[section]), OF_OLDER_ENGLISH)
    return {
      section,
      title: readTitle(texts) ?? readTitle(site.texts) ?? title,
      body: readBody(texts) ?? readBody(site.texts) ?? body,
    }
  })
}

/** What came with the site of a section in the language of the moment, as far as `english` is what came with it, too. */
export function readSiteTexts(section: PageSectionName, english: Told): TranslatedTexts {
  const [site, own] = [readEnglishSection(section), readSiteSection(section)]
  const fields = (['title', 'body'] as const).filter((field) => isSameText(english[field], site[field]))
  const pick = (from: Told) => Object.fromEntries(fields.map((field) => [field, from[field]]))
  return { texts: pick(own), sources: pick(site) }
}

function readTitle({ title }: Texts): string | undefined {
  return typeof title === 'string' && saysSomething(title) ? title : undefined
}

function readBody({ body }: Texts): Told['body'] | undefined {
  return saysSomething(body) ? richText.safeParse(body).data : undefined
}

import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isSameText, type TranslatedTexts } from '@/kernel/content-translation'
import type { Language } from '@/kernel/language'
import type { WithTimestamps } from '@/kernel/resource'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { assertUnchanged } from '@/server/crud/assert-unchanged'
import type { Staff } from '@/server/http/access'
import { type LoadLanguage, speak } from '@/server/http/speak-language'
import { type PageSection, pageSections as resource } from '../contract'
import { PAGE_SECTIONS, type PageSectionName } from '../rules/section-names'
import { SECTION_NUMBERS } from '../rules/section-numbers'
import { readEnglishSection } from './site-sections'
import { readSiteTexts, sectionOf } from './store'
import { pageSections } from './table'

type Row = typeof pageSections.$inferSelect
type Texts = { [Name in 'title' | 'body']?: Row[Name] | undefined }
/** `updatedAt` is the version it was made from, where it was. */
type Change = Texts & { updatedAt?: string | undefined }

/** When nobody has written a section yet. */
const UNWRITTEN = new Date(0)

/** All sections as staff see them, in the order of the pages. */
export async function listStaffSections(orm: NodePgDatabase): Promise<WithTimestamps<PageSection>[]> {
  const written = new Map((await orm.select().from(pageSections)).map((row) => [row.section, row]))
  return PAGE_SECTIONS.map((section) => itemOf(section, written.get(section)))
}

/**
 * Writes what `change` names of a section and leaves the rest; null is what came with the site. With its entry in the
 * audit trail; the page says it at once. Throws changed-meanwhile.
 */
export async function writeSection(
  { database, changed }: Context,
  staff: Staff,
  section: PageSectionName,
  { updatedAt, ...change }: Change,
): Promise<WithTimestamps<PageSection>> {
  const saved = await database.orm.transaction(async (transaction) => {
    const before = await lockSection(transaction, section)
    assertUnchanged(before.updatedAt, updatedAt)
    const [now] = await transaction
      .update(pageSections)
      .set({ ...withoutSiteText(section, change), section })
      .where(eq(pageSections.section, section))
      .returning()
    const after = itemOf(section, now)
    const { name, action } = { name: resource.name, action: 'update' } as const
    await recordChange(transaction, staff, { resource: name, rowId: after.id, action, before, after })
    return after
  })
  changed(...resource.shownAt)
  return saved
}

/** By its number, what each section says in a language as it came with the site, where it does so in English. */
export async function listSiteTexts(
  orm: NodePgDatabase,
  language: Language,
  loadLanguage: LoadLanguage,
): Promise<Map<number, TranslatedTexts>> {
  await loadLanguage(language)
  const sections = await listStaffSections(orm)
  return speak(
    language,
    () => new Map(sections.map(({ id, section, ...english }) => [id, readSiteTexts(section, english)])),
  )
}

/** What is as it came with the site is not kept as staff's own: the site has it in every language. */
function withoutSiteText(section: PageSectionName, change: Texts): Texts {
  const own = readEnglishSection(section)
  return {
    ...change,
    ...(isSameText(change.title, own.title) && { title: null }),
    ...(isSameText(change.body, own.body) && { body: null }),
  }
}

/** A section that is about to be written, as staff see it; others who write it wait. */
export async function lockSection(
  transaction: NodePgDatabase,
  section: PageSectionName,
): Promise<WithTimestamps<PageSection>> {
  // The first who writes a section makes its row; whoever comes at the same moment waits for it.
  await transaction
    .insert(pageSections)
    .values({ section, createdAt: UNWRITTEN, updatedAt: UNWRITTEN })
    .onConflictDoNothing()
  const own = eq(pageSections.section, section)
  const [row] = await transaction.select().from(pageSections).where(own).for('update')
  return itemOf(section, row)
}

function itemOf(section: PageSectionName, row: Row | undefined): WithTimestamps<PageSection> {
  return {
    id: SECTION_NUMBERS[section],
    ...sectionOf(row ?? { section, title: null, body: null }),
    createdAt: (row?.createdAt ?? UNWRITTEN).toISOString(),
    updatedAt: (row?.updatedAt ?? UNWRITTEN).toISOString(),
  }
}

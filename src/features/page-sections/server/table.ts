import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { RichText } from '@/features/rich-text/contract'
import { id, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { PAGE_SECTIONS } from '../rules/section-names'

/** A row for each section that staff have written; null in one is what came with the site. */
export const pageSections = pgTable(
  'page_sections',
  {
    id: id(),
    section: text('section', { enum: PAGE_SECTIONS }).notNull().unique(),
    title: text('title'),
    body: jsonb('body').$type<RichText>(),
    ...timestamps(),
  },
  (table) => [
    check('page_sections_section_known', isOneOf(table.section, PAGE_SECTIONS)),
    check('page_sections_title_given', isNotBlank(table.title)),
    check(
      'page_sections_body_document',
      sql`${table.body} is null or coalesce(${table.body} ->> 'type', '') = 'doc'`,
    ),
  ],
)

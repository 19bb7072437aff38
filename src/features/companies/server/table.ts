import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { ratePlans } from '@/features/rates/server/table'
import { id, isAtLeast, isNotBlank, timestamps } from '@/server/db/columns'

/** Companies to which stays are billed. Documents keep what they were called when those were issued. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text('name').notNull(),
    taxNumber: text('tax_number'),
    address: text('address'),
    email: text('email'),
    termsDays: integer('terms_days').notNull().default(30),
    /** On which its guests are booked; null where that is the flexible one. */
    ratePlanId: integer('rate_plan_id').references(() => ratePlans.id),
    isActive: boolean('is_active').notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    index('companies_rate_plan').on(table.ratePlanId).where(sql`${table.ratePlanId} is not null`),
    check('companies_name_given', isNotBlank(table.name)),
    check('companies_email_form', sql`${table.email} like '%_@_%'`),
    check('companies_terms_not_negative', isAtLeast(0, table.termsDays)),
  ],
)

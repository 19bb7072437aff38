import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core'
import { type Day, LAST_DAY } from '@/kernel/days'
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from '@/kernel/language'
import type { Shillings } from '@/kernel/shillings'

/** Primary key of every table: a number the database gives. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

/** A calendar day, read and written as its text `yyyy-MM-dd`, never turned into an instant. */
export const day = (name: string) => date(name, { mode: 'string' }).$type<Day>()

/** The day after that of a column, or the end of the calendar, as `addDays` has it. */
export const dayAfter = (column: AnyPgColumn) => sql<Day>`least(${column}, ${LAST_DAY}::date - 1) + 1`

/** Money in whole cents. */
export const cents = (name: string) => integer(name)

/** Whole shillings; read as what cannot be added to cents. */
export const shillings = customType<{
  data: Shillings
  driverData: number | string
  config: { dataType: 'integer' | 'bigint' }
}>({
  dataType: (config) => config?.dataType ?? 'integer',
  fromDriver: (count) => ({ shillings: Number(count) }),
  toDriver: (amount) => amount.shillings,
})

/** Bedrooms and bathrooms: half ones exist. */
export const halves = (name: string) => numeric(name, { precision: 3, scale: 1, mode: 'number' })

/** Square metres, to a tenth. */
export const squareMetres = (name: string) => numeric(name, { precision: 5, scale: 1, mode: 'number' })

/** An instant, kept in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a guest reads and writes in: that of the request which made the row. */
export const language = () =>
  text('language')
    .$type<Language>()
    .notNull()
    .default(DEFAULT_LANGUAGE)
    .$defaultFn(() => currentLanguage())

/** Condition of a check constraint on such a column: a code of two letters, known here or not yet. */
export const isLanguage = (column: AnyPgColumn) => sql`${column} ~ '^[a-z]{2}$'`

/** When a row was made and last changed, by the database's clock. */
export const timestamps = () => ({
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`),
})

/** Condition of a check constraint: the column holds one of `values` (or null). */
export function isOneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}

/** Condition of a check constraint: none of the columns is below `least` (nulls pass). */
export function isAtLeast(least: number, ...columns: AnyPgColumn[]): SQL {
  return sql.join(
    columns.map((column) => sql`${column} >= ${sql.raw(String(least))}`),
    sql` and `,
  )
}

/** Condition of a check constraint: the column has more in it than spaces. */
export function isNotBlank(column: AnyPgColumn): SQL {
  return sql`btrim(${column}) <> ''`
}

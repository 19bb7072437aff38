import { and, asc, desc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { isDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { parseAmount } from '@/kernel/money'
import { dayText } from '@/kernel/wire'
import { namesPage, type Page, pageOf, pageQuery, WHOLE } from './list-page'
import { matchWords } from './match-words'
import type { Row, Rows } from './rows'

const LONGEST_SEARCH = 200
const LARGEST_INTEGER = 2_147_483_647
const NUMBER = /^-?\d+(\.\d+)?$/

const common = {
  search: z.string().max(LONGEST_SEARCH).optional().meta({ description: 'Words that must all occur' }),
  sort: z.string().max(60).optional().meta({ description: 'A field, with - before it for the other way' }),
  ...pageQuery,
}

/** Only what touches one of these days, both included; either may be left out. */
const period = { start: dayText.optional(), end: dayText.optional() }

export type ListQuery = z.infer<z.ZodObject<typeof common>>

/** What a list of staff takes in its address: words, an order, a page, and any plain field as a filter. */
export function listQuery(rows: Rows) {
  const filters = Object.entries(rows.columns).filter(([, column]) => isPlain(column))
  const shape = Object.fromEntries(filters.map(([name]) => [wireName(name), z.string().max(200).optional()]))
  return z.object({ ...shape, ...(rows.period && period), ...common })
}

/** The page of rows staff asked for, and how many there are on all pages. Throws invalid-input. */
export async function listRows(
  orm: NodePgDatabase,
  rows: Rows,
  query: ListQuery & Record<string, unknown>,
): Promise<{ items: Row[]; page: Page; total: number }> {
  const where = and(...filtersOf(rows, query), ...periodOf(rows, query), ...searchOf(rows, query.search))
  const page = rows.isWhole && !namesPage(query) ? WHOLE : pageOf(query)
  const select = orm
    .select()
    .from(rows.table)
    .where(where)
    .orderBy(...orderOf(rows, query.sort))
    .$dynamic()
  if (page !== WHOLE) select.limit(page.limit).offset(page.offset)
  const items = (await select).map((row) => rows.toItem(row))
  return { items, page, total: page === WHOLE ? items.length : await orm.$count(rows.table, where) }
}

/** Money and lengths cross the wire without their unit in the name. */
function wireName(column: string): string {
  return column.replace(/(Cents|Seconds)$/, '')
}

function columnOf({ columns }: Rows, name: string): PgColumn | undefined {
  const own = [name, `${name}Cents`, `${name}Seconds`].find((one) => Object.hasOwn(columns, one))
  return own === undefined ? undefined : columns[own]
}

function isPlain(column: PgColumn): boolean {
  return ['string', 'number', 'boolean'].includes(column.dataType)
}

function filtersOf(rows: Rows, query: Record<string, unknown>): SQL[] {
  return Object.entries(query).flatMap(([name, text]) => {
    const column = name in common || name in period ? undefined : columnOf(rows, name)
    return column && typeof text === 'string' ? [filterOf(name, column, text)] : []
  })
}

function periodOf({ columns, period }: Rows, { start, end }: Record<string, unknown>): SQL[] {
  const [first, last] = [columns[period?.first ?? ''], columns[period?.last ?? '']]
  if (!first || !last) return []
  return [
    ...(typeof start === 'string' ? [gte(last, start)] : []),
    ...(typeof end === 'string' ? [lte(first, end)] : []),
  ]
}

/** A filter speaks as the answers do: money in decimal text, days and numbers that there are. Throws invalid-input. */
function filterOf(name: string, column: PgColumn, text: string): SQL {
  if (text === '') return isNull(column)
  const value = readAs(column, text)
  if (value !== null) return eq(column, value)
  throw new AppError('invalid-input', {
    problems: [{ path: name, message: 'Nothing can be equal to this' }],
  })
}

/** What a text means in a column; null where it means nothing that could stand there. */
function readAs(column: PgColumn, text: string): string | number | boolean | null {
  if (column.columnType === 'PgDateString') return isDay(text) ? text : null
  if (column.dataType === 'string') return text
  if (column.dataType === 'boolean') return text === 'true' ? true : text === 'false' ? false : null
  const number = column.name.endsWith('_cents') ? parseAmount(text) : NUMBER.test(text) ? Number(text) : null
  if (number === null || Math.abs(number) > LARGEST_INTEGER) return null
  return column.columnType === 'PgInteger' && !Number.isInteger(number) ? null : number
}

function searchOf({ columns }: Rows, search: string | undefined): SQL[] {
  const texts = Object.values(columns).filter((column) => column.columnType === 'PgText')
  return matchWords(search, texts)
}

function orderOf(rows: Rows, sort: string | undefined): SQL[] {
  const byId = rows.isHistory ? desc(rows.columns.id) : asc(rows.columns.id)
  if (sort === undefined) {
    const position = rows.position === undefined ? undefined : rows.columns[rows.position]
    return position ? [asc(position), byId] : [byId]
  }
  const column = columnOf(rows, sort.replace(/^-/, ''))
  if (!column)
    throw new AppError('invalid-input', { problems: [{ path: 'sort', message: 'There is no such field' }] })
  const value = column.columnType === 'PgText' ? sql`lower(${column})` : sql`${column}`
  return [sql`${sort.startsWith('-') ? desc(value) : asc(value)} nulls last`, byId]
}

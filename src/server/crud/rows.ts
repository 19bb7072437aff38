import { getTableColumns, type InferInsertModel, type InferSelectModel } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Texts } from '@/kernel/content-translation'
import type { FieldProblem } from '@/kernel/errors'
import type { Resource } from '@/kernel/resource'
import type { Staff } from '../http/access'

export type Row = Record<string, unknown>

/** A table whose rows go when the row goes that their column refers to. */
export type Along = { table: PgTable; by: PgColumn }

/** How a resource is kept: its table, and the way between a row and what crosses the wire. */
export type Storage<Item extends z.ZodObject, Input extends z.ZodObject, Table extends PgTable> = {
  table: Table
  toItem: (row: InferSelectModel<Table>) => z.input<Item>
  /** `change` is what was sent of it: all of a new or a whole one. */
  toRow: (input: z.output<Input>, change: Partial<z.output<Input>>) => InferInsertModel<Table>
  /** What the audit trail keeps of it, where that is not all of it: no secrets. */
  told?: (item: z.output<Item>) => Record<string, unknown>
  /** Columns that lists are neither searched nor sorted nor filtered by. */
  secret?: readonly (keyof InferSelectModel<Table> & string)[]
  /** Why staff neither change nor delete this one; false where they may. */
  fixed?: (item: z.output<Item>) => string | false
  /** Lists of it are never cut: other screens and the specification need all of them (docs/decisions/lists.md). */
  isWhole?: true
  /** Rows are added and neither changed nor deleted; lists begin with the newest. */
  isHistory?: true
  /** The first and the last day of each, by which lists of it are asked for what touches some days. */
  period?: { first: keyof InferSelectModel<Table> & string; last: keyof InferSelectModel<Table> & string }
  /** Rows of other tables that are deleted with one, and restored with it: the column that refers to it. */
  along?: readonly Along[]
  /** What is wrong with its texts in another language that the rules of its fields do not know. */
  judgeTranslation?: (texts: Texts, english: Texts) => FieldProblem[]
  /** Rules for one column over all rows, of which few tables need one. */
  keep?: {
    /** `slug` is made from this field when it is left empty, and is never the same twice. */
    slugFrom?: keyof z.output<Input> & string
    /** Slugs that are not to be had, since something else stands at their address. */
    reservedSlugs?: readonly string[]
    /** `isMain` is set in at most one of the rows that share this column's value. */
    oneMainPer?: keyof InferSelectModel<Table> & string
    /** A new row gets the e-mail address of who makes it here. */
    madeBy?: keyof InferSelectModel<Table> & string
  }
}

/** The same for code that works on all tables alike. */
export type Rows = {
  resource: Resource
  table: PgTable
  columns: Record<string, PgColumn> & { id: PgColumn }
  /** The column that staff order the list by, where there is one. */
  position: string | undefined
  /** A row as staff see it; nothing that is not in the contract. */
  toItem(row: Row): Row
  toRow(input: Row, change: Row): Row
  /** A row as the audit trail tells it. */
  told(item: Row): Row
  /** Why staff neither change nor delete it, if so. */
  fixed(item: Row): string | false
  /** Comes after each write, in its transaction: without `before` for a new one, without `after` for a deleted one. */
  onWrite?: (
    transaction: NodePgDatabase,
    written: { before?: Row; after?: Row },
    staff: Staff,
  ) => Promise<void>
  /** What is wrong with its texts in another language, as far as each field allows them. */
  judgeTranslation: (texts: Texts, english: Texts) => FieldProblem[]
  along: readonly Along[]
  isWhole: boolean
  isHistory: boolean
  period: { first: string; last: string } | undefined
  keep: {
    slugFrom?: string | undefined
    reservedSlugs?: readonly string[] | undefined
    oneMainPer?: string | undefined
    madeBy?: string | undefined
  }
}

/** For a table whose rows are what crosses the wire: `{ table, ...AS_STORED }`. */
export const AS_STORED = {
  toItem: <Stored>(row: Stored) => row,
  toRow: <Input>(input: Input) => input,
}

/** Joins a resource with its storage. From here on rows are only known by the names of their columns. */
export function storedIn<Item extends z.ZodObject, Input extends z.ZodObject, Table extends PgTable>(
  resource: Resource<Item, Input>,
  storage: Storage<Item, Input, Table>,
): Rows {
  const columns = getTableColumns(storage.table) as Record<string, PgColumn>
  const id = columns.id
  if (!id) throw new Error(`${resource.name}: a table needs an id`)
  return {
    resource: resource as unknown as Resource,
    table: storage.table,
    columns: { ...withoutNames(columns, storage.secret ?? []), id },
    position: ['sortOrder', 'orderIndex'].find((name) => name in columns),
    toItem: (row) => ({
      ...(resource.item.parse(storage.toItem(row as InferSelectModel<Table>)) as Row),
      createdAt: instantOf(row.createdAt),
      updatedAt: instantOf(row.updatedAt),
    }),
    toRow: (input, change) =>
      storage.toRow(input as z.output<Input>, change as Partial<z.output<Input>>) as Row,
    told: (item) => storage.told?.(item as z.output<Item>) ?? item,
    fixed: (item) => storage.fixed?.(item as z.output<Item>) ?? false,
    judgeTranslation: storage.judgeTranslation ?? (() => []),
    along: storage.along ?? [],
    isWhole: storage.isWhole ?? false,
    isHistory: storage.isHistory ?? false,
    period: storage.period,
    keep: storage.keep ?? {},
  }
}

/** The contract of a row as staff see it. */
export function storedItem(resource: Resource) {
  const instant = z.string().meta({ format: 'date-time' })
  return resource.item.extend({ createdAt: instant, updatedAt: instant })
}

function withoutNames<Value>(record: Record<string, Value>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
}

function instantOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value)
}

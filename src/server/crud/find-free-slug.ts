import { and, eq, like, ne, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { slugOf } from '@/kernel/slug'

const NAMELESS = 'untitled'

type SlugColumns = {
  table: PgTable
  slug: PgColumn
  id: PgColumn
  /** Slugs that something else than a row of the table has. */
  reserved?: readonly string[]
}

/** `wanted` as a slug, or with the first number behind it that neither another row than `ownId` nor anything else has. */
export async function findFreeSlug(
  orm: NodePgDatabase,
  { table, slug, id, reserved = [] }: SlugColumns,
  wanted: string,
  ownId: number | null,
): Promise<string> {
  const stem = slugOf(wanted) || NAMELESS
  const others = ownId === null ? undefined : ne(id, ownId)
  const rows = await orm
    .select({ slug })
    .from(table)
    .where(and(or(eq(slug, stem), like(slug, `${stem}-%`)), others))
  const taken = new Set([...reserved, ...rows.map((row) => row.slug)])
  if (!taken.has(stem)) return stem
  let number = 2
  while (taken.has(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}

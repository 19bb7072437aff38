import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { MediaUse } from '../contract'

/** Where addresses of uploads may stand: the columns of one table, and how staff call a row of it. */
export type UsePlace = {
  place: string
  table: PgTable
  id: PgColumn
  title: PgColumn | SQL
  columns: [PgColumn, ...PgColumn[]]
}

/** Which rows of `places` hold each of these addresses, in whatever width or format. */
export async function findUses(
  orm: NodePgDatabase,
  places: readonly UsePlace[],
  urls: readonly string[],
): Promise<Map<string, MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>(urls.map((url) => [url, []]))
  if (urls.length === 0 || places.length === 0) return uses
  const marks = new Map(urls.map((url) => [markOf(url), url]))
  const wanted = sql.param([...marks.keys()])
  const selects = places.map(({ place, table, id, title, columns }) => {
    const texts = sql.join(
      columns.map((column) => sql`coalesce(${column}::text, '')`),
      sql` || ' ' || `,
    )
    return sql`select wanted.mark, ${place}::text as place, ${id} as id, coalesce(${title}, '')::text as title
      from ${table} join unnest(${wanted}::text[]) as wanted(mark) on strpos(${texts}, wanted.mark) > 0`
  })
  const query = sql`${sql.join(selects, sql` union all `)} order by place, title, id`
  const { rows } = await orm.execute<{ mark: string } & MediaUse>(query)
  for (const { mark, ...use } of rows) uses.get(marks.get(mark) ?? '')?.push(use)
  return uses
}

/** What all addresses of one upload begin with: a picture's folder, a video's own address. */
function markOf(url: string): string {
  return url.startsWith('/uploads/pictures/') ? url.slice(0, url.lastIndexOf('/') + 1) : url
}

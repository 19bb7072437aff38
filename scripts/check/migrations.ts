import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './tree'

/** Migrations up to this one came before the rule. */
const LAST_BEFORE = 40

/** What a process of the release before, which still serves, would fail at. */
const CONTRACTING: { pattern: RegExp; what: string }[] = [
  { pattern: /\bDROP TABLE\b/i, what: 'drops a table' },
  { pattern: /\bDROP COLUMN\b/i, what: 'drops a column' },
  { pattern: /\bRENAME (TO|COLUMN)\b|\bRENAME\b.*\bTO\b/i, what: 'renames' },
  { pattern: /\bALTER COLUMN\b.*\b(SET DATA )?TYPE\b/i, what: 'changes the type of a column' },
  { pattern: /\bALTER COLUMN\b.*\bSET NOT NULL\b/i, what: 'demands a column that old writers leave out' },
  {
    pattern: /\bADD COLUMN\b(?!.*\b(DEFAULT|GENERATED)\b).*\bNOT NULL\b/i,
    what: 'demands a new column that old writers leave out',
  },
]
const REASON = /^-- contract: \S.{10,}/m

/** Migrations that the release before could not live with, and that do not say why that is fine (docs/operations.md). */
export function findMigrationProblems(root: string): Problem[] {
  const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(
    readFileSync(join(root, 'migrations/meta/_journal.json'), 'utf8'),
  )
  return journal.entries
    .filter(({ idx }) => idx > LAST_BEFORE)
    .flatMap(({ tag }) => {
      const path = `migrations/${tag}.sql`
      return judgeMigration(path, readFileSync(join(root, path), 'utf8'))
    })
}

/** The same for one text. */
export function judgeMigration(path: string, sql: string): Problem[] {
  if (REASON.test(sql)) return []
  return sql.split('\n').flatMap((line, index) =>
    CONTRACTING.filter(({ pattern }) => pattern.test(line)).map(({ what }) => ({
      path,
      line: index + 1,
      message: `${what}, while processes of the release before still serve: expand now and contract in the next release, or begin the file with '-- contract: why this is fine'`,
    })),
  )
}

import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createGunzip } from 'node:zlib'

/** What `npm run backup` writes. */
export const BACKUP_FORMAT = 'hotel-backup-2'
/** Releases before the checksum wrote this; what holds such a file together is its row count and gzip's own CRC. */
const FORMAT_WITHOUT_CHECKSUM = 'hotel-backup-1'
const END_LINE = 'end'
const LINE_FEED = 0x0a

/** `migrated` is the time of the newest migration the tables had (`when` in the journal). */
export type BackupHead = { format: string; migrated: number; takenAt: string }

/** The file is no whole backup of ours, or the database is not free for it. */
export class RestoreRefused extends Error {}

/** The refusal of a file that holds something else than the backup wrote. */
export function damaged(file: string): RestoreRefused {
  return new RestoreRefused(
    `${file} is damaged: it is not what the backup wrote. Nothing was changed. Take another backup.`,
  )
}

/** Adds up what was written before the last line of a backup, and writes that line. */
export class BackupSum {
  readonly #hash = createHash('sha256')

  /** Takes in one line, its line feed included, and hands it on. */
  add<Line extends string | Uint8Array>(line: Line): Line {
    this.#hash.update(line)
    return line
  }

  endLine(rows: number): string {
    return `${END_LINE}\t${rows}\t${this.#hash.digest('hex')}\n`
  }
}

/**
 * Reads the whole file and throws RestoreRefused unless it is exactly what `backUp` wrote: it must begin with a head
 * we know and end in the mark of the end, whose checksum (SHA-256) covers everything before it. Returns the head and
 * the number of rows.
 */
export async function verifyBackup(file: string): Promise<BackupHead & { rows: number }> {
  const sum = new BackupSum()
  let head: BackupHead | undefined
  let end: string | undefined
  for await (const line of splitLines(file)) {
    if (end !== undefined) throw damaged(file)
    head ??= parseHead(file, line.toString())
    if (isEndLine(line)) end = line.toString()
    else sum.add(line)
  }
  if (!head || end === undefined) {
    throw new RestoreRefused(`${file} is cut off before its end. Nothing was changed.`)
  }
  const rows = Number(end.split('\t')[1])
  const isWhole = end === sum.endLine(rows)
  if (!isWhole && !(head.format === FORMAT_WITHOUT_CHECKSUM && end === `${END_LINE}\t${rows}\n`)) {
    throw damaged(file)
  }
  return { ...head, rows }
}

/** The rows of a verified backup: name of a table, and a JSON array of rows as its own text. */
export async function* readRows(file: string): AsyncGenerator<{ table: string; rows: string }> {
  let isHead = true
  for await (const bytes of splitLines(file)) {
    if (isEndLine(bytes)) return
    const line = bytes.toString()
    const tab = line.indexOf('\t')
    if (!isHead) yield { table: line.slice(0, tab), rows: line.slice(tab + 1, -1) }
    isHead = false
  }
}

/**
 * Lines with their line feed. No other character ends one: readline would split at U+2028 and U+2029 too, which JSON
 * text may hold as they are.
 */
async function* splitLines(file: string): AsyncGenerator<Buffer> {
  const source = fs.createReadStream(file)
  const unpacked = source.pipe(createGunzip())
  source.on('error', (error) => unpacked.destroy(error))
  let begun: Buffer[] = []
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let start = 0
      for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
        yield Buffer.concat([...begun, chunk.subarray(start, end + 1)])
        begun = []
        start = end + 1
      }
      begun.push(chunk.subarray(start))
    }
  } catch (cause) {
    throw new RestoreRefused(`${file} cannot be read as a backup: it is cut off or damaged`, { cause })
  } finally {
    source.destroy()
  }
  if (begun.some(({ length }) => length > 0)) {
    throw new RestoreRefused(`${file} is cut off before its end. Nothing was changed.`)
  }
}

function parseHead(file: string, line: string): BackupHead {
  const isOurs = [BACKUP_FORMAT, FORMAT_WITHOUT_CHECKSUM].some((format) =>
    line.startsWith(`{"format":"${format}"`),
  )
  if (!isOurs) throw new RestoreRefused(`${file} is not a backup that this release can read`)
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new RestoreRefused(damaged(file).message, { cause })
  }
}

function isEndLine(line: Buffer): boolean {
  return line.toString('latin1', 0, END_LINE.length + 1) === `${END_LINE}\t`
}

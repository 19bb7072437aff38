type Cell = string | number | null

/** What a spreadsheet would take for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/
/** An amount below nothing, which a spreadsheet has to sum. */
const NUMBER = /^-?\d+(\.\d+)?$/
const NEEDS_QUOTES = /[",\r\n]/

/**
 * A table for a spreadsheet (RFC 4180): a line for the titles and one a row. A text that a spreadsheet would run as a
 * formula gets an apostrophe before it, so that what a guest typed stays text.
 */
export function writeCsv(titles: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return writeCsvLines([titles, ...rows])
}

/** Further lines of such a table. */
export function writeCsvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const harmless = FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

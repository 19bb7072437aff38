type Cell = string | number | null

/** What a spreadsheet would take for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/
/**
 * Where a spreadsheet of a country that parts cells by semicolons begins another cell, or another line, within a text: it
 * heeds no quotes there, since those do not stand at the beginning of what it takes for the cell.
 */
const INNER_FORMULA = /([;\t\r\n]\s*)(?=[=+\-@])/g
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
  const inner = cell.replace(INNER_FORMULA, "$1'")
  const harmless = FORMULA.test(inner) && !NUMBER.test(inner) ? `'${inner}` : inner
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

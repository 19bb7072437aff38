const SEPARATORS = [',', ';', '\t'] as const

/**
 * The cells of a table as spreadsheets and portals write it: RFC 4180, with commas, semicolons or tabs between the cells
 * (whichever the text has most of outside quotes), any line ends, with or without a byte order mark. Cells are trimmed and
 * empty lines left out. Null when a quote is not closed.
 */
export function readCsv(text: string): string[][] | null {
  const plain = text.replace(/^\uFEFF/, '')
  const separator = findSeparator(plain)
  const rows: string[][] = []
  let row: string[] = []
  let position = 0
  while (position <= plain.length) {
    const cell = readCell(plain, position, separator)
    if (!cell) return null
    row.push(cell.text.trim())
    position = cell.end + 1
    if (plain[cell.end] === separator) continue
    if (plain[cell.end] === '\r' && plain[position] === '\n') position += 1
    if (row.some((one) => one !== '')) rows.push(row)
    row = []
  }
  return rows
}

/** The cell that begins here and where it ends: at a separator, a line end or the end of the text. */
function readCell(text: string, start: number, separator: string): { text: string; end: number } | null {
  const isEnd = (position: number) =>
    position >= text.length || text[position] === separator || /[\r\n]/.test(text[position] ?? '')
  let cell = ''
  let position = start
  while (text[position] === ' ') position += 1
  if (text[position] !== '"') {
    position = start
    while (!isEnd(position)) position += 1
    return { text: text.slice(start, position), end: position }
  }
  position += 1
  while (position < text.length) {
    if (text[position] !== '"') cell += text[position]
    else if (text[position + 1] === '"') {
      cell += '"'
      position += 1
    } else break
    position += 1
  }
  if (position >= text.length) return null
  // What stands behind the closing quote belongs to the cell: portals forget to double quotes.
  const rest = position + 1
  position = rest
  while (!isEnd(position)) position += 1
  return { text: cell + text.slice(rest, position), end: position }
}

function findSeparator(text: string): string {
  const unquoted = text.replace(/"(?:[^"]|"")*"/g, '')
  const counts = SEPARATORS.map((separator) => unquoted.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

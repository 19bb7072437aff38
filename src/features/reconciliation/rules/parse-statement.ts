import type { Amount } from '@/kernel/amount'
import { readCsv } from '@/kernel/read-csv'

/** One transaction of a provider's statement by which money came. */
export type StatementLine = {
  /** Row of the table, the first being 1, without empty ones. */
  row: number
  /** The provider's number of the transaction. */
  confirmation: string
  /** Our reference, where the statement has it. */
  reference: string | null
  amount: Amount
  /** The date as the statement writes it, for people. */
  date: string
}

/** A row that is no payment, and why, for staff to look at; nothing of a statement is dropped in silence. */
export type SkippedRow = { row: number; reason: string }

export type Statement = { lines: StatementLine[]; skipped: SkippedRow[] }

const COLUMNS = ['confirmation', 'reference', 'amount', 'currency', 'date', 'status'] as const
type Column = (typeof COLUMNS)[number]

/** Titles of columns in providers' portals, in small letters and without signs; the first that is there is taken. */
const TITLES: Readonly<Record<Column, readonly string[]>> = {
  confirmation: [
    'confirmation code',
    'financial transaction id',
    'airtel money id',
    'transaction id',
    'receipt no',
    'receipt number',
    'receipt',
    'id',
  ],
  reference: [
    'merchant reference',
    'external id',
    'externalid',
    'external transaction id',
    'partner transaction id',
    'order reference',
    'reference',
  ],
  amount: ['amount', 'transaction amount', 'paid in', 'credit', 'amount paid', 'value'],
  currency: ['currency', 'ccy'],
  date: ['date', 'transaction date', 'created date', 'date time', 'time', 'completion time'],
  status: ['status', 'transaction status', 'payment status'],
}

const COLUMN_WORDS = { confirmation: 'the transaction’s number', amount: 'its amount' } as const

const FIRST_ROWS = 20
const PAID = /^(?:completed?|success(?:ful)?|paid|settled|ts)$/i
const MOST_ROWS = 20_000
/** Titles, numbers and sums are far shorter; what is read of longer cells takes bounded time. */
const LONGEST_CELL = 200
const MOST_CELLS = 200

/**
 * The payments in a statement that staff took from a provider's portal as CSV. The table may begin below lines of titles.
 * `currency` holds where the statement names none. Text when the file is no such table, for the person who sent it.
 */
export function parseStatement(text: string, currency: Amount['currency']): Statement | string {
  const rows = readCsv(text)
  if (!rows) return 'A quotation mark in this file is not closed. Please export it again as CSV.'
  if (rows.length > MOST_ROWS) return 'This file has more than 20,000 rows. Please export a shorter time.'
  const head = rows.slice(0, FIRST_ROWS).findIndex((row) => isHead(findColumns(row)))
  if (head < 0) return tellMissingColumn(rows.slice(0, FIRST_ROWS))
  const columns = findColumns(rows[head] ?? [])
  const statement: Statement = { lines: [], skipped: [] }
  for (const [index, cells] of rows.entries()) {
    if (index <= head) continue
    const read = readRow(index + 1, (column) => cells[columns[column] ?? -1] ?? '', currency)
    if ('reason' in read) statement.skipped.push(read)
    else statement.lines.push(read)
  }
  return statement
}

type Columns = Partial<Record<Column, number>>

function isHead(columns: Columns): boolean {
  return columns.confirmation !== undefined && columns.amount !== undefined
}

/** Which of the two columns is not there, by what it may be called. */
function tellMissingColumn(rows: readonly string[][]): string {
  const found = rows.map(findColumns)
  const missing = (['confirmation', 'amount'] as const).filter(
    (column) => !found.some((columns) => columns[column] !== undefined),
  )
  const names = (missing.length > 0 ? missing : (['confirmation', 'amount'] as const)).map(
    (column) => `${COLUMN_WORDS[column]} (${TITLES[column].slice(0, 4).join(', ')})`,
  )
  const where = missing.length > 0 ? '' : ' in one row'
  return `This file has no column for ${names.join(' and none for ')}${where}. Please export it again with its titles.`
}

function findColumns(row: readonly string[]): Columns {
  const titles = row.slice(0, MOST_CELLS).map((title) =>
    title
      .slice(0, LONGEST_CELL)
      .toLowerCase()
      .replace(/\([^()]*\)/g, '')
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  )
  const columns: Columns = {}
  for (const column of COLUMNS) {
    const title = TITLES[column].find((known) => titles.includes(known))
    if (title !== undefined) columns[column] = titles.indexOf(title)
  }
  return columns
}

function readRow(
  row: number,
  cell: (column: Column) => string,
  currency: Amount['currency'],
): StatementLine | SkippedRow {
  if (COLUMNS.some((column) => cell(column).length > LONGEST_CELL))
    return { row, reason: 'One of its cells is too long.' }
  const confirmation = plainText(cell('confirmation'))
  // Every provider's numbers have digits; a line of totals has none there.
  if (!/\d/.test(confirmation)) return { row, reason: 'It has no transaction number.' }
  if (/^\d(?:\.\d+)?e\+\d+$/i.test(confirmation))
    return { row, reason: `A spreadsheet has shortened the number ${confirmation}.` }
  const status = plainText(cell('status'))
  if (status !== '' && !PAID.test(status)) return { row, reason: `Its status is ${status.slice(0, 40)}.` }
  const named = cell('currency').toUpperCase() || currency
  if (named !== 'UGX' && named !== 'USD') return { row, reason: `Its currency is ${named.slice(0, 10)}.` }
  const amount = readAmount(cell('amount'), named)
  if (typeof amount === 'string') return { row, reason: amount }
  const reference = plainText(cell('reference')).toLowerCase() || null
  return { row, confirmation, reference, amount, date: plainText(cell('date')) }
}

/** Without what spreadsheets put around a number to keep it text. */
function plainText(cell: string): string {
  return cell
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim()
}

/** A sum in the spelling of Uganda (`UGX 45,000.00`). Spellings that could mean two sums are not guessed. */
function readAmount(cell: string, currency: Amount['currency']): Amount | string {
  const plain = plainText(cell).replace(/^(?:UGX|USD|USh|\$)\s*|\s*(?:UGX|USD|\/=)$/gi, '')
  if (/^(?:-|\(.*\)$)/.test(plain)) return 'Money went out.'
  const match = /^\+?(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain)
  if (!match) return `The amount ${cell.slice(0, 40) || '(none)'} cannot be read.`
  const whole = Number(match[1]?.replaceAll(',', ''))
  const cents = Number((match[2] ?? '').padEnd(2, '0'))
  if (whole === 0 && cents === 0) return 'The amount is nothing.'
  if (currency === 'USD') return { currency, cents: whole * 100 + cents }
  if (cents > 0) return `The amount ${cell.slice(0, 40)} has parts of a shilling.`
  return { currency, shillings: whole }
}

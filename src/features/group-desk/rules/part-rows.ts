import type { GroupPart } from '@/features/groups/contract'
import { BOARDS, type Board, DEFAULT_BOARD } from '@/features/rates/rules/board'
import type { Day } from '@/kernel/days'

/** A villa of a group as it stands in the form: what was typed, as text. */
export type PartRow = {
  villaId: string
  checkInDate: string
  checkOutDate: string
  numberOfGuests: string
  childAges: string
  wantsCot: boolean
  board: Board
  guestName: string
}

/** The rows of a form as its one text. */
export function writeRows(rows: readonly PartRow[]): string {
  return JSON.stringify(rows)
}

/** The rows in a form's text; none for a text that holds none. */
export function readRows(text: string): PartRow[] {
  return text === '' ? [] : JSON.parse(text)
}

/** How parts stand in the form; a villa that is still to be chosen has the id 0. */
export function rowsOf(parts: readonly GroupPart[]): PartRow[] {
  return parts.map((part) => ({
    villaId: part.villaId === 0 ? '' : String(part.villaId),
    checkInDate: part.checkInDate,
    checkOutDate: part.checkOutDate,
    numberOfGuests: String(part.numberOfGuests),
    childAges: (part.childAges ?? []).join(', '),
    wantsCot: part.wantsCot ?? false,
    board: part.board ?? DEFAULT_BOARD,
    guestName: part.guestName ?? '',
  }))
}

/** What the rows ask for. What is no number or no day is left to the contract to refuse, at its own place. */
export function partsOf(rows: readonly PartRow[]): GroupPart[] {
  return rows.map(({ villaId, checkInDate, checkOutDate, numberOfGuests, childAges, guestName, ...row }) => ({
    ...row,
    checkInDate: checkInDate as Day,
    checkOutDate: checkOutDate as Day,
    villaId: Number(villaId),
    numberOfGuests: numberOfGuests.trim() === '' ? Number.NaN : Number(numberOfGuests),
    childAges: childAges
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
    guestName: guestName.trim() || null,
  }))
}

/** A further villa, on the nights and for as many as the last one; which it is, is still to be chosen. */
export function addRow(rows: readonly PartRow[]): PartRow[] {
  const last = rows.at(-1)
  if (!last) return []
  return [...rows, { ...last, villaId: '', childAges: '', wantsCot: false, guestName: '' }]
}

/** The same meals for every villa. */
export function withBoard(rows: readonly PartRow[], chosen: string): PartRow[] {
  const board = BOARDS.find((name) => name === chosen)
  return board ? rows.map((row) => ({ ...row, board })) : [...rows]
}

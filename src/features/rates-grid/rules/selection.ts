export type Spot = { row: number; column: number }

/** From the cell where it began to the one where it ends. */
export type Selection = { from: Spot; to: Spot }

export type Rectangle = { top: number; bottom: number; left: number; right: number }

export type Size = { rows: number; columns: number }

export function rectangleOf({ from, to }: Selection): Rectangle {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  }
}

/** Where a key leads from a cell; null for a key that leads nowhere. */
export function spotAfter({ row, column }: Spot, key: string, { rows, columns }: Size): Spot | null {
  const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)
  switch (key) {
    case 'ArrowUp':
      return { row: within(row - 1, rows), column }
    case 'ArrowDown':
      return { row: within(row + 1, rows), column }
    case 'ArrowLeft':
      return { row, column: within(column - 1, columns) }
    case 'ArrowRight':
      return { row, column: within(column + 1, columns) }
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: within(columns - 1, columns) }
    default:
      return null
  }
}

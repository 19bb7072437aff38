/** One measured ratio with the bound it is held against. */
export type Figure = {
  name: string
  ratio: number
  /** At least (`min`) or at most (`max`) this. */
  bound: { min: number } | { max: number }
  /** A bound that holds without --strict too. */
  isBinding?: boolean
  /** The two measurements behind the ratio, with their units. */
  detail: string
}

/** `isQuick` measures less and at a tenth of the size; `engine` measures on that one alone. */
export type BenchOptions = { isQuick: boolean; engine?: string | undefined }

export function isWithinBound({ ratio, bound }: Figure): boolean {
  return 'min' in bound ? ratio >= bound.min : ratio <= bound.max
}

/** A small table for the terminal, a figure a line. */
export function formatFigures(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    isWithinBound(figure) ? '✓' : '✗',
    figure.name,
    figure.ratio.toFixed(2),
    'min' in figure.bound ? `≥ ${figure.bound.min}` : `≤ ${figure.bound.max}`,
    figure.detail,
  ])
  const table = [['', 'measured', 'ratio', 'bound', 'behind it'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)))
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The middle value; of an even count the upper of the two. */
export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('There is no median of nothing')
  return middle
}

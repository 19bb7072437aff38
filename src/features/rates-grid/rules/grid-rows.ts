import type { GridCell, GridEdit, RatesGrid } from '../staff-contract'
import type { Rectangle } from './selection'

type GridVilla = RatesGrid['villas'][number]

/** A night of a row; `most` where the villas of a category differ. */
export type ShownCell = Omit<GridCell, 'price'> & { least: string; most: string | null }

/** A category, or a villa: below its category, or by itself where it has none. */
export type GridRow = {
  key: string
  name: string
  reach: { categoryId: number } | { villaId: number }
  cells: ShownCell[]
  /** Of a category alone. */
  isOpen?: boolean
  /** Whether its villas differ on some night. */
  isMixed?: boolean
}

/** The rows of the grid: every category, after each that is open its villas, then the villas without one. */
export function listGridRows({ villas }: RatesGrid, open: ReadonlySet<number>): GridRow[] {
  const categories = new Map<number, GridVilla[]>()
  for (const villa of villas)
    if (villa.categoryId !== null)
      categories.set(villa.categoryId, [...(categories.get(villa.categoryId) ?? []), villa])
  return [
    ...[...categories].flatMap(([categoryId, own]) => {
      const isOpen = open.has(categoryId)
      return [rowOfCategory(categoryId, own, isOpen), ...(isOpen ? own.map(rowOfVilla) : [])]
    }),
    ...villas.filter(({ categoryId }) => categoryId === null).map(rowOfVilla),
  ]
}

/** Whom an edit of a rectangle is for and which nights; a villa whose whole category is chosen goes with it. */
export function reachOf(
  rows: readonly GridRow[],
  { top, bottom }: Pick<Rectangle, 'top' | 'bottom'>,
  villas: readonly Pick<GridVilla, 'id' | 'categoryId'>[],
): Pick<GridEdit, 'categoryIds' | 'villaIds'> {
  const chosen = rows.slice(top, bottom + 1)
  const categoryIds = chosen.flatMap(({ reach }) => ('categoryId' in reach ? reach.categoryId : []))
  const isCovered = (villaId: number) => {
    const categoryId = villas.find(({ id }) => id === villaId)?.categoryId
    return categoryId != null && categoryIds.includes(categoryId)
  }
  const villaIds = chosen
    .flatMap(({ reach }) => ('villaId' in reach ? reach.villaId : []))
    .filter((id) => !isCovered(id))
  return { categoryIds, villaIds }
}

function rowOfVilla({ id, name, cells }: GridVilla): GridRow {
  return {
    key: `villa ${id}`,
    name,
    reach: { villaId: id },
    cells: cells.map(({ price, ...cell }) => ({ ...cell, least: price, most: null })),
  }
}

function rowOfCategory(categoryId: number, own: readonly GridVilla[], isOpen: boolean): GridRow {
  const nights = own[0]?.cells.map((_, index) => own.flatMap(({ cells }) => cells[index] ?? [])) ?? []
  return {
    key: `category ${categoryId}`,
    name: own[0]?.categoryName ?? '',
    reach: { categoryId },
    cells: nights.map(joinCells),
    isOpen,
    isMixed: nights.some((cells) => cells.some((cell) => JSON.stringify(cell) !== JSON.stringify(cells[0]))),
  }
}

/** What is said of a whole category is what holds for each of its villas. */
function joinCells(cells: readonly GridCell[]): ShownCell {
  const sorted = cells.map(({ price }) => price).sort((one, other) => Number(one) - Number(other))
  const [least = '0.00', most = '0.00'] = [sorted[0], sorted.at(-1)]
  const same = <Name extends keyof GridCell>(name: Name): Partial<Pick<GridCell, Name>> => {
    const value = cells[0]?.[name]
    const isShared = value !== undefined && cells.every((cell) => cell[name] === value)
    return isShared ? ({ [name]: value } as Pick<GridCell, Name>) : {}
  }
  return {
    least,
    most: most === least ? null : most,
    ...same('minNights'),
    ...same('maxNights'),
    ...same('noArrival'),
    ...same('noDeparture'),
    ...same('season'),
  }
}

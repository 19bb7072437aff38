import { type ColumnChoice, readColumns, writeColumns } from './list-search'

type Keyed = { key: string; isExtra?: boolean }

/** The columns that somebody chose; the first, by which a row is known, always. */
export function pickColumns<Column extends Keyed>(
  columns: readonly Column[],
  choice: ColumnChoice,
): Column[] {
  return columns.filter((column, place) => place === 0 || isShown(column, choice))
}

export function isShown({ key, isExtra = false }: Keyed, choice: ColumnChoice): boolean {
  return choice[key] ?? !isExtra
}

/** The same choice with one column shown or hidden; what is as usual is not named. */
export function chooseColumn({ key, isExtra = false }: Keyed, isShown: boolean, choice: ColumnChoice) {
  const { [key]: _before, ...others } = choice
  return isShown === isExtra ? { ...others, [key]: isShown } : others
}

/** What was chosen last for a section's lists on this device; nothing where it cannot be read. */
export function storedColumns(section: string): ColumnChoice {
  try {
    return readColumns(localStorage.getItem(KEY + section) ?? '')
  } catch {
    return {}
  }
}

/** A device that keeps nothing forgets the choice with the page. */
export function storeColumns(section: string, choice: ColumnChoice) {
  try {
    localStorage.setItem(KEY + section, writeColumns(choice))
  } catch {
    // Shown as chosen all the same: the choice stands in the address.
  }
}

const KEY = 'columns:'

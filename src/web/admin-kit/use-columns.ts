import { useState } from 'react'
import { columnsByKeys, type ListKeys } from './list-keys'
import type { ColumnChoice, ListSearch } from './list-search'
import { storeColumns, storedColumns } from './shown-columns'
import { useSectionName } from './use-place'

/** Which columns a list shows: as the address says, else as this device did last, and a way to choose others. */
export function useColumns(
  { columns }: ListSearch,
  onAsk: (change: Partial<ListSearch>) => void,
  known: ListKeys['columns'],
): [ColumnChoice, (choice: ColumnChoice) => void] {
  const section = useSectionName()
  const [stored, setStored] = useState(() => storedColumns(section))
  return [
    columns ?? columnsByKeys(stored, known),
    (choice) => {
      storeColumns(section, choice)
      setStored(choice)
      // What the address says of columns would go before it.
      if (columns !== null) onAsk({ columns: choice })
    },
  ]
}

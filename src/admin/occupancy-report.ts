import type { Dashboard } from '@/features/reports/contract'
import { writeCsv } from '@/kernel/csv'
import { reportText as words } from './text'

type Night = Dashboard['occupancy'][number]

/** The nights of the dashboard as a table for a spreadsheet, a line each. */
export function writeReport(nights: readonly Night[]): string {
  return writeCsv(
    words.columns,
    nights.map(({ day, taken, villas, percent }) => [day, taken, villas, percent]),
  )
}

/** Mean occupancy in whole percent; 0 where there is no night or no villa. */
export function averageOf(nights: readonly Night[]): number {
  const taken = nights.reduce((sum, night) => sum + night.taken, 0)
  const all = nights.reduce((sum, night) => sum + night.villas, 0)
  return all === 0 ? 0 : Math.round((taken / all) * 100)
}

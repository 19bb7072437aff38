import { asc } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { TaxRate } from '../rules/tax-rates'
import { taxRates } from './table'

/** All rates there were and are, in the order `rateOn` wants them. */
export async function readTaxRates(orm: NodePgDatabase): Promise<TaxRate[]> {
  const { kind, appliesFrom, hundredths } = taxRates
  return await orm
    .select({ kind, appliesFrom, hundredths })
    .from(taxRates)
    .orderBy(asc(appliesFrom), asc(taxRates.id))
}

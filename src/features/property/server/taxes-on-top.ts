import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { TaxRate } from '@/features/taxes/rules/tax-rates'

/** SQL: the rates of taxes, in the order `rateOn` wants them, where prices have them on top; null elsewhere. */
export const TAXES_ON_TOP = sql<TaxRate[] | null>`(
  select json_agg(json_build_object('kind', kind, 'appliesFrom', applies_from, 'hundredths', hundredths)
    order by applies_from, id)
  from tax_rates
  where (select facts ->> 'priceTaxes' from property_facts) = 'on-top')`

/** SQL: a text that changes with the rates, which are added and never changed. */
export const TAX_RATES_REVISION = `(select coalesce(max(tax_rates.id), 0)::text from tax_rates)`

/** The rates of taxes that prices have on top; none where taxes are in them, or none are set. */
export async function readTaxesOnTop(orm: NodePgDatabase): Promise<TaxRate[]> {
  const { rows } = await orm.execute<{ rates: TaxRate[] | null }>(sql`select ${TAXES_ON_TOP} as rates`)
  return rows[0]?.rates ?? []
}

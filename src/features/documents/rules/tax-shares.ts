import type { TaxSums } from '@/features/taxes/rules/tax-of'
import type { Cents } from '@/kernel/money'

/** What nothing taxed comes to. */
export function untaxed(gross: Cents): TaxSums {
  return { gross, net: gross, serviceCharge: 0, hotelTax: 0, vat: 0, vatGroups: [] }
}

/** The parts of several sums together, value added tax by its rates, the highest first. */
export function addSums(all: readonly TaxSums[]): TaxSums {
  const sum = (pick: (one: TaxSums) => Cents) => all.reduce((total, one) => total + pick(one), 0)
  const groups = all.flatMap(({ vatGroups }) => vatGroups)
  const rates = [...new Set(groups.map(({ vatRate }) => vatRate))].sort((one, other) => other - one)
  const ofRate = (rate: number) => groups.filter(({ vatRate }) => vatRate === rate)
  return {
    gross: sum(({ gross }) => gross),
    net: sum(({ net }) => net),
    serviceCharge: sum(({ serviceCharge }) => serviceCharge),
    hotelTax: sum(({ hotelTax }) => hotelTax),
    vat: sum(({ vat }) => vat),
    vatGroups: rates.map((vatRate) => ({
      vatRate,
      taxable: ofRate(vatRate).reduce((total, { taxable }) => total + taxable, 0),
      vat: ofRate(vatRate).reduce((total, { vat }) => total + vat, 0),
    })),
  }
}

export function negateSums(sums: TaxSums): TaxSums {
  return mapSums(sums, (cents) => 0 - cents)
}

/**
 * So much of a sum, every part in proportion; the parts come to `gross` to the cent, and what is left of each part never
 * turns its sign.
 */
export function shareSums(sums: TaxSums, gross: Cents): TaxSums {
  if (gross === sums.gross) return sums
  const part = mapSums(sums, (cents) => Math.trunc((cents * gross) / sums.gross))
  const vat = part.vatGroups.reduce((total, group) => total + group.vat, 0)
  const net = gross - part.serviceCharge - part.hotelTax - vat
  const [group] = sums.vatGroups
  const isAllTaxed = sums.vatGroups.length === 1 && group?.taxable === sums.net + sums.serviceCharge
  const taxable = net + part.serviceCharge
  const vatGroups = isAllTaxed ? part.vatGroups.map((one) => ({ ...one, taxable })) : part.vatGroups
  return { ...part, gross, net, vat, vatGroups }
}

function mapSums({ vatGroups, ...sums }: TaxSums, change: (cents: Cents) => Cents): TaxSums {
  return {
    gross: change(sums.gross),
    net: change(sums.net),
    serviceCharge: change(sums.serviceCharge),
    hotelTax: change(sums.hotelTax),
    vat: change(sums.vat),
    vatGroups: vatGroups.map(({ vatRate, taxable, vat }) => ({
      vatRate,
      taxable: change(taxable),
      vat: change(vat),
    })),
  }
}

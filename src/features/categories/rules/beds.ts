import { countOf } from '@/kernel/count-of'
import { defineWords } from '@/kernel/words'

/** Kinds of beds, the widest first: the order in which they are counted. A bunk bed holds two. */
export const BED_KINDS = ['king', 'queen', 'double', 'three-quarter', 'single', 'bunk', 'sofa'] as const

export type BedKind = (typeof BED_KINDS)[number]

export type Beds = { kind: BedKind; count: number }[]

export const BED_WORDS = defineWords('categories-beds.BED_WORDS', {
  beds: (count: number, kind: BedKind) => countOf(count, `${kind} bed`),
} as const)

/** The beds of a villa: `1 king bed, 2 single beds`. */
export function describeBeds(beds: Beds): string {
  return beds.map(({ kind, count }) => BED_WORDS.beds(count, kind)).join(', ')
}

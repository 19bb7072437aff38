import type { Category } from '@/features/categories/contract'
import type { HotelEvent } from '@/features/events/contract'
import type { PropertyFacts } from '@/features/property/contract'
import type { Vocabulary } from '@/features/questions/understand/spelling'
import type { Villa } from '@/features/villas/contract'
import type { NoteIndex } from './index-notes'
import type { PassageIndex } from './index-passages'
import type { KnownFact } from './known-facts'
import type { Note } from './note'

/** What is known by its English, with the same as the guest's language has it, where that is another. */
export type Told<Known> = { told?: Known | undefined }

export type KnownVilla = Villa & Told<Villa>

/** As the guest is told of it. */
export function asTold<Known extends object>(known: Known & Told<Known>): Known {
  return known.told ?? known
}

/** An amenity of a villa as the guest is told of it. */
export function tellAmenity(villa: KnownVilla, amenity: string): string {
  return asTold(villa).amenities[villa.amenities.indexOf(amenity)] ?? amenity
}

/** All that answers are made of, availability apart: that is asked for anew with every question. */
export type Knowledge = {
  facts: PropertyFacts
  /** What staff have settled besides. */
  houseFacts: readonly KnownFact[]
  categories: (Category & Told<Category>)[]
  villas: KnownVilla[]
  events: (HotelEvent & Told<HotelEvent>)[]
  notes: readonly Note[]
  /** Sentences that stand in English alone, for those who are told in another language. */
  inEnglish?: ReadonlySet<string>
  index: NoteIndex
  /** What pages say sentence by sentence, in the guest's language. */
  passages: PassageIndex
  vocabulary: Vocabulary
  /** What villas are called, the longest first. */
  names: readonly string[]
}

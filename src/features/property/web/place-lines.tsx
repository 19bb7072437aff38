import { defineWords } from '@/kernel/words'
import { plusCodeOf } from '../rules/plus-code'
import { pinAddress } from '../rules/reach-links'
import { useProperty } from './use-property'

export const PLACE_WORDS = defineWords('property-place-lines.PLACE_WORDS', {
  plusCode: (code: string) => `Plus code ${code}`,
} as const)

/** The address as a pin on a map, and its plus code, by which any map finds the place. */
export function PlaceLines({ className = 'underline underline-offset-4' }: { className?: string }) {
  const property = useProperty()
  return (
    <span className="min-w-0">
      <a href={pinAddress(property)} className={className}>
        {property.address}
      </a>
      <span className="block text-sm">{PLACE_WORDS.plusCode(plusCodeOf(property))}</span>
    </span>
  )
}

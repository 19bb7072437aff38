import { useSuspenseQuery } from '@tanstack/react-query'
import { propertyQuery } from '@/features/property/queries'
import type { PropertyFacts } from '../contract'

/** The hotel's facts; the page's root loads them, so they are there when anything renders. */
export function useProperty(): PropertyFacts {
  return useSuspenseQuery(propertyQuery).data
}

/** The address a phone number is called at. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

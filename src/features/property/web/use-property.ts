import { useSuspenseQuery } from '@tanstack/react-query'
import type { PropertyFacts } from '../contract'
import { PROPERTY_PATH } from '../paths'

/** The hotel's facts; the page's root loads them, so they are there when anything renders. */
export function useProperty(): PropertyFacts {
  return useSuspenseQuery<PropertyFacts>({ queryKey: [PROPERTY_PATH] }).data
}

/** The address a phone number is called at. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

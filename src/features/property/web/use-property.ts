import { useSuspenseQuery } from '@tanstack/react-query'
import type { PublicProperty } from '../contract'
import { propertyQuery } from '../queries'

/** The hotel's facts; the page's root loads them, so they are there when anything renders. */
export function useProperty(): PublicProperty {
  return useSuspenseQuery(propertyQuery).data
}

/** The address a phone number is called at. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

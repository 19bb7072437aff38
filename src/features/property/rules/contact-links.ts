import type { PropertyFacts } from '../contract'

/** A link to one of our pages or of the hotel's numbers, as the panel shows it. */
export function linkTo(label: string, path: string): string {
  return `[${label}](${path})`
}

type Reachable = Pick<PropertyFacts, 'phones' | 'messagingNumber' | 'infoEmail' | 'generalEmail'>

/** Addresses of the hotel's phone and messaging app. */
export function contactWays({ phones, messagingNumber }: Reachable): { call: string; message: string } {
  return {
    call: `tel:${(phones[0] ?? messagingNumber).replace(/[^\d+]/g, '')}`,
    // The messaging app knows numbers by their digits alone.
    message: `https://wa.me/${messagingNumber.replace(/\D/g, '')}`,
  }
}

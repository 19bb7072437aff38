import type { PropertyFacts } from '../contract'
import { contactButtonText as words } from './contact-button-text'
import { phoneAddress } from './use-property'

type Reachable = Pick<PropertyFacts, 'name' | 'phones' | 'messagingNumber' | 'generalEmail'>

/** Addresses behind the floating contact button's three ways: messaging app, phone, e-mail. */
export function contactWays({ name, phones, messagingNumber, generalEmail }: Reachable) {
  const greeting = encodeURIComponent(words.greeting(name))
  return {
    // The messaging app knows numbers by their digits alone.
    message: `https://wa.me/${messagingNumber.replace(/\D/g, '')}?text=${greeting}`,
    call: phoneAddress(phones[0] ?? messagingNumber),
    mail: `mailto:${generalEmail}`,
  }
}

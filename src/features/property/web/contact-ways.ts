import type { PropertyFacts } from '../contract'
import { messageAddress } from '../rules/reach-links'
import { contactButtonText as words } from './contact-button-text'
import { phoneAddress } from './use-property'

type Reachable = Pick<PropertyFacts, 'name' | 'phones' | 'messagingNumber' | 'generalEmail'>

/** Addresses behind the floating contact button's three ways: messaging app, phone, e-mail. */
export function contactWays({ name, phones, messagingNumber, generalEmail }: Reachable) {
  return {
    message: messageAddress(messagingNumber, words.greeting(name)),
    call: phoneAddress(phones[0] ?? messagingNumber),
    mail: `mailto:${generalEmail}`,
  }
}

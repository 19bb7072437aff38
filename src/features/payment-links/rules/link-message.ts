import { messageAddress } from '@/features/property/rules/reach-links'
import { type Cents, formatPrice } from '@/kernel/money'
import { LINK_WORDS } from '../text'

type AskedFor = {
  hotel: string
  /** The booking's. */
  reference: string
  cents: Cents
  /** The whole address of the payment link. */
  address: string
  /** Digits of the guest's mobile number with its country; null where none is known. */
  phone: string | null
}

/** Where a chat and a text message begin that hold a payment link; without a number the sender chooses to whom. */
export function messagesWith({ hotel, reference, cents, address, phone }: AskedFor) {
  const text = LINK_WORDS.message(hotel, reference, formatPrice(cents), address)
  return {
    chat: messageAddress(phone ?? '', text),
    // Some phones take the body after '?', others after '&'.
    text: `sms:${phone === null ? '' : `+${phone}`}?&body=${encodeURIComponent(text)}`,
  }
}

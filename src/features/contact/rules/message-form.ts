import { type Day, formatDay, isDay } from '@/kernel/days'
import { contactText } from '../text'

/** Characters a field of the message has at least and at most (docs/decisions/product-rules.md). */
export const MESSAGE_BOUNDS = {
  name: { least: 2, most: 120 },
  email: { least: 1, most: 254 },
  phone: { least: 0, most: 40 },
  subject: { least: 3, most: 160 },
  message: { least: 10, most: 5000 },
} as const

export const CONTACT_GUESTS = ['1', '2', '3', '4', '5', '6+'] as const

/** What a guest typed and what of it is sent. */
export type MessageDraft = { name: string; email: string; phone: string; subject: string; message: string }

/** The stay a guest has in mind, sent along with the message as far as it is chosen. */
export type StayInMind = { checkIn: string; checkOut: string; guests: (typeof CONTACT_GUESTS)[number] | '' }

type Nullable<Fields> = { [Key in keyof Fields]: Fields[Key] | null }

export type MessageProblems = Partial<Record<keyof MessageDraft, string>>

export const EMPTY_DRAFT: MessageDraft = { name: '', email: '', phone: '', subject: '', message: '' }
export const NO_STAY: StayInMind = { checkIn: '', checkOut: '', guests: '' }

const EMAIL_FORM = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with which field, in the words a guest reads; empty when the message may be sent. */
export function findMessageProblems(draft: MessageDraft): MessageProblems {
  const problems: MessageProblems = {}
  for (const field of ['name', 'subject', 'message'] as const)
    if (draft[field].trim().length < MESSAGE_BOUNDS[field].least)
      problems[field] = contactText.tooShort[field]
  if (!EMAIL_FORM.test(draft.email.trim())) problems.email = contactText.emailInvalid
  return problems
}

/** The stay in one line of words, null while nothing of it is chosen: `Check-in Fri, 14 May 2027, 2 Guests`. */
export function describeStay({ checkIn, checkOut, guests }: Partial<Nullable<StayInMind>>): string | null {
  const parts = [
    dateWords(contactText.stayPart.checkIn, checkIn),
    dateWords(contactText.stayPart.checkOut, checkOut),
    guests && contactText.guestOption(guests),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : null
}

/** What of a stay is sent: only what is chosen. */
export function chosenOf(stay: StayInMind): Partial<StayInMind> {
  return Object.fromEntries(Object.entries(stay).filter(([, text]) => text !== ''))
}

function dateWords(label: string, text: string | null | undefined): string | null {
  return text && isDay(text) ? `${label} ${formatDay(text as Day)}` : null
}

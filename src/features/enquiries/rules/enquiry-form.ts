import { type Day, isDay } from '@/kernel/days'
import { enquiryText } from '../text'
import { type VenueId, venueOf } from './venues'

/** How far ahead an event may lie: weddings are planned early. */
export const MOST_DAYS_AHEAD = 730

/** Characters a field of the enquiry has at least and at most; a phone number or an e-mail address is what we answer to. */
export const ENQUIRY_BOUNDS = {
  name: { least: 2, most: 120 },
  email: { most: 254 },
  phone: { most: 40 },
  message: { most: 5000 },
  villas: { most: 25 },
} as const

/** What a visitor typed, each field as its control holds it. */
export type EnquiryDraft = {
  eventDate: string
  guests: string
  layout: string
  catering: string
  villas: string
  name: string
  email: string
  phone: string
  message: string
}

export type EnquiryProblems = Partial<Record<keyof EnquiryDraft, string>>

export const EMPTY_ENQUIRY: EnquiryDraft = {
  eventDate: '',
  guests: '',
  layout: 'banquet',
  catering: 'none',
  villas: '0',
  name: '',
  email: '',
  phone: '',
  message: '',
}

const EMAIL_FORM = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const WHOLE_NUMBER = /^\d{1,5}$/

/** What is wrong with which field, in the words a visitor reads; empty when the enquiry may be sent. */
export function findEnquiryProblems(draft: EnquiryDraft, venue: VenueId, today: Day): EnquiryProblems {
  const { wrong } = enquiryText
  const { capacity, name } = venueOf(venue)
  const problems: EnquiryProblems = {}
  if (!isDay(draft.eventDate)) problems.eventDate = wrong.date
  else if (draft.eventDate < today) problems.eventDate = wrong.past
  const guests = WHOLE_NUMBER.test(draft.guests.trim()) ? Number(draft.guests) : 0
  if (guests < 1) problems.guests = wrong.guests
  else if (guests > capacity) problems.guests = wrong.tooMany(name, capacity)
  const villas = draft.villas.trim() || '0'
  if (!WHOLE_NUMBER.test(villas) || Number(villas) > ENQUIRY_BOUNDS.villas.most)
    problems.villas = wrong.villas(ENQUIRY_BOUNDS.villas.most)
  if (draft.name.trim().length < ENQUIRY_BOUNDS.name.least) problems.name = wrong.name
  if (!EMAIL_FORM.test(draft.email.trim())) problems.email = wrong.email
  return problems
}

import { MESSAGE_BOUNDS } from './message-form'
import { CONTACT_SUBJECTS } from './subjects'

type ContactSubject = (typeof CONTACT_SUBJECTS)[number]

/** Address of the contact page with its form begun: what Request Quote and Register Now lead to. */
export function contactLink(subject: ContactSubject, message: string): string {
  const query = [`subject=${encodeURIComponent(subject)}`, `message=${encodeURIComponent(message)}`]
  return `/contact?${query.join('&')}`
}

/** What such a link begins the form with. A subject that is none of ours, and what is too long, is left out. */
export function readContactLink(search: string): { subject?: ContactSubject; message?: string } {
  const query = new URLSearchParams(search)
  const subject = CONTACT_SUBJECTS.find((known) => known === query.get('subject'))
  const message = query.get('message')?.slice(0, MESSAGE_BOUNDS.message.most)
  return { ...(subject && { subject }), ...(message && { message }) }
}

import { storedText } from '@/web/kit/stored-text'
import { readContactLink } from '../rules/contact-link'

/** Words a message begins with, in this tab alone: in an address they would land in logs and in the history. */
const begunMessage = storedText('begun-message', () => sessionStorage)

export function keepBegunMessage(text: string): void {
  begunMessage.write(text)
}

/** Address of the contact page whose form begins with the words kept; another `turn` is another address. */
export function begunMessageLink(turn: number): string {
  return `/contact?subject=${encodeURIComponent('Other Inquiry')}&begun=${turn}`
}

/** What an address begins the form with, from the address itself or from what this tab keeps. */
export function readBegun(search: string): ReturnType<typeof readContactLink> {
  const begun = readContactLink(search)
  const kept = new URLSearchParams(search).has('begun') ? begunMessage.read() : null
  return kept ? { ...begun, message: kept } : begun
}

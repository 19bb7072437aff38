import type { FeeQuestion } from '@/features/questions/understand/fee-question'

/** Where a note comes from; questions about one kind of thing look among notes of that kind. */
export type NoteKind =
  | 'fact'
  | 'board'
  | 'dish'
  | 'kitchen'
  | 'service'
  | 'venue'
  | 'event'
  | 'villa'
  | 'place'
  | 'way'
  | 'tip'
  | 'challenge'
  | 'about'
  | 'policy'
  | 'article'

/** One thing the concierge knows: words fit to be an answer, and the page they stand on. */
export type Note = {
  kind: NoteKind
  title: string
  text: string
  /** The same in the language of the guest, where it is kept in that too. */
  told?: string
  /** What it says instead to those who ask whether there is something to pay for it. */
  whenPaid?: Record<FeeQuestion, string>
  /** A path of our own site. */
  path: string
  /** Further words a guest may ask with. */
  terms?: string
  /** Its title in the language of the guest. */
  toldTitle?: string
}

/** What a note says to a guest, in their language where it can. */
export function tellNote({ text, told = text }: Note): string {
  return told
}

export function titleOf({ title, toldTitle = title }: Note): string {
  return toldTitle
}

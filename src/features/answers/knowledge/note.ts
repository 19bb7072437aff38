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
  /** What it says instead to those who ask whether there is something to pay for it. */
  whenPaid?: Record<FeeQuestion, string>
  /** A path of our own site. */
  path: string
  /** Further words a guest may ask with. */
  terms?: string
}

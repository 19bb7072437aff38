/** What a thread begins with: a message of the contact page, or an enquiry for a venue. */
export const THREAD_KINDS = ['message', 'enquiry'] as const

export type ThreadKind = (typeof THREAD_KINDS)[number]

export type ThreadName = { kind: ThreadKind; id: number }

/** A thread in one word of an address, `message-12`; null for what names none. */
export function readThreadName(text: string): ThreadName | null {
  const [, kind, digits] = /^([a-z]+)-(\d{1,9})$/.exec(text) ?? []
  const known = THREAD_KINDS.find((one) => one === kind)
  return known && Number(digits) > 0 ? { kind: known, id: Number(digits) } : null
}

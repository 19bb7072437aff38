/**
 * Which mailbox a request of this page was sent with, so that a slip of the pen is seen. In memory alone: what is stored in
 * the browser holds nothing of the guest.
 */
const mailboxes = new Map<string, string>()

export function rememberMailbox(reference: string, mailbox: string): void {
  mailboxes.set(reference, mailbox)
}

/** Null once the page was loaded anew. */
export function recallMailbox(reference: string): string | null {
  return mailboxes.get(reference) ?? null
}

/** What is said of a mail where it says nothing of it itself, and to who posts one wrongly. */
export const incomingText = {
  noSubject: '(no subject)',
  noSender: 'no sender',
  noText: '(This mail has no text.)',
  /** The reason is a stranger's words. */
  cameBack: (reason: string) =>
    reason
      ? `It came back. The mail server that reports it wrote: “${reason.replace(/[“”]/g, "'")}”`
      : 'It came back. The mail server that reports it gives no reason.',
  unreadable: 'This mail cannot be read. Please look at it in the mailbox.',
  rawWanted: 'Please send the raw mail as message/rfc822.',
} as const

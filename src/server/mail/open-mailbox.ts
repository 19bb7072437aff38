/** A folder of an IMAP server, open to be read. */
export type OpenMailbox = {
  /** While it stays the same, numbers mean the same mails (RFC 3501, 2.3.1.1). */
  uidValidity: number
  /** The number that the next mail will get, or a higher one. */
  uidNext: number
  /** Numbers of the mails after `uid`, the oldest first. */
  listAfter: (uid: number) => Promise<number[]>
  /** Numbers of the mails that came on that day or later, the oldest first. */
  listSince: (day: Date) => Promise<number[]>
  /** The first `mostBytes` of a mail, which stays unread; null for one that is gone. */
  read: (uid: number, mostBytes: number) => Promise<{ bytes: Buffer; isWhole: boolean } | null>
  markSeen: (uid: number) => Promise<void>
}

/** Why a mailbox cannot be read, for whoever runs the app. */
export class MailboxError extends Error {}

const TIMEOUT_MS = 20_000
const DEFAULT_FOLDER = 'INBOX'
const OWN_MACHINE = /^(localhost|127\.0\.0\.1)$/

/** The mailbox of IMAP_URL without its password: `user at host, INBOX`. */
export function nameMailbox(url: string): string {
  const { host, user, folder } = readUrl(url)
  return `${user} at ${host}, ${folder}`
}

/**
 * Opens the mailbox that `url` names (imaps://user:password@host/folder, or imap:// where the line is encrypted after
 * the greeting), lets `use` read it and closes it; when `closing` aborts at once. Throws MailboxError.
 */
export async function withMailbox<Answer>(
  url: string,
  use: (mailbox: OpenMailbox) => Promise<Answer>,
  { closing, timeoutMs = TIMEOUT_MS }: { closing?: AbortSignal | undefined; timeoutMs?: number } = {},
): Promise<Answer> {
  const { host, port, user, pass, folder, isSecure } = readUrl(url)
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    ...{ host, port, secure: isSecure, auth: { user, pass }, logger: false, disableAutoIdle: true },
    // A password goes in clear text to this machine alone, where tests run.
    ...(!isSecure && { doSTARTTLS: !OWN_MACHINE.test(host) }),
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
  })
  // What breaks the line is told by the call that waits for it.
  client.on('error', () => {})
  const hangUp = () => client.close()
  closing?.addEventListener('abort', hangUp)
  const asked = <Said>(call: Promise<Said>) =>
    call.catch((error) => {
      throw new MailboxError(explain(error, folder), { cause: error })
    })
  const search = async (query: { uid: string } | { since: Date }) => {
    const found = await asked(client.search(query, { uid: true }))
    if (!found) throw new MailboxError(`The mail server does not search ${folder}.`)
    return found.toSorted((one, other) => one - other)
  }
  try {
    await asked(client.connect())
    const { uidValidity, uidNext } = await asked(client.mailboxOpen(folder))
    return await use({
      uidValidity: Number(uidValidity),
      uidNext,
      // The last mail answers to a range that begins behind it.
      listAfter: async (uid) => (await search({ uid: `${uid + 1}:*` })).filter((one) => one > uid),
      listSince: async (day) => await search({ since: day }),
      read: async (uid, mostBytes) => {
        const query = { size: true, source: { start: 0, maxLength: mostBytes } }
        const mail = await asked(client.fetchOne(String(uid), query, { uid: true }))
        if (!mail) return null
        const { source, size = 0 } = mail
        return source ? { bytes: source, isWhole: size <= mostBytes } : null
      },
      markSeen: async (uid) =>
        void (await asked(client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }))),
    })
  } finally {
    closing?.removeEventListener('abort', hangUp)
    // Saying goodbye would wait for a server that is gone.
    client.close()
  }
}

function readUrl(url: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const isSecure = protocol === 'imaps:'
  return {
    isSecure,
    host: hostname,
    port: Number(port) || (isSecure ? 993 : 143),
    user: decodeURIComponent(username),
    pass: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.replace(/^\/+/, '')) || DEFAULT_FOLDER,
  }
}

type ImapError = Error & { responseText?: string; authenticationFailed?: boolean }

function explain({ message, responseText, authenticationFailed }: ImapError, folder: string): string {
  if (authenticationFailed)
    return `The mail server refuses our sign-in${responseText ? ` (${responseText})` : ''}. Check the user and the password in IMAP_URL.`
  if (responseText) return `The mail server does not open ${folder}: ${responseText}`
  return `The mail server cannot be reached or hung up: ${message.replace(/\s+/g, ' ').trim() || 'no reason was given'}.`
}

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

/** Why a mailbox cannot be read, for whoever runs the app. What the server said last is not its cause: that may hold our password. */
export class MailboxError extends Error {
  /** True where the server answered, if only with more than was asked for; false where the line is down. */
  readonly isAnswer: boolean

  constructor(message: string, { isAnswer = false } = {}) {
    super(message)
    this.name = 'MailboxError'
    this.isAnswer = isAnswer
  }
}

/** Without a word. */
const TIMEOUT_MS = 20_000
/** Without an answer, whatever it says meanwhile; less than the lease of who reads (poll-mailbox.ts). */
const PATIENCE_MS = 4 * 60_000
/** More than is asked for at once, with some room for what stands around it. */
const LARGEST = { maxLiteralSize: 6 * 1024 * 1024, maxLineLength: 8 * 1024 * 1024 }
const TOO_LARGE = ['LiteralTooLarge', 'LineTooLarge', 'ResponseTooLarge', 'TooManyTokens', 'TooManyResponses']
const LONGEST_SAID = 200
const DEFAULT_FOLDER = 'INBOX'
const OWN_MACHINE = /^(localhost|127\.0\.0\.1)$/

/** The mailbox of IMAP_URL without its password: `user at host, INBOX`. */
export function nameMailbox(url: string): string {
  const { host, user, folder } = readUrl(url)
  return `${user} at ${host}, ${folder}`
}

/**
 * Opens the mailbox that `url` names (imaps://user:password@host/folder, or imap:// where the line is encrypted after
 * the greeting), lets `use` read it and closes it; when `closing` aborts at once, and `patienceMs` after a server last
 * answered. Throws MailboxError.
 */
export async function withMailbox<Answer>(
  url: string,
  use: (mailbox: OpenMailbox) => Promise<Answer>,
  {
    closing,
    timeoutMs = TIMEOUT_MS,
    patienceMs = PATIENCE_MS,
  }: { closing?: AbortSignal | undefined; timeoutMs?: number; patienceMs?: number } = {},
): Promise<Answer> {
  const { host, port, user, pass, folder, isSecure } = readUrl(url)
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    ...{ host, port, secure: isSecure, auth: { user, pass }, logger: false, disableAutoIdle: true },
    // A password goes in clear text to this machine alone, where tests run.
    ...(!isSecure && { doSTARTTLS: !OWN_MACHINE.test(host) }),
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    ...{ ...LARGEST, maxResponseSize: LARGEST.maxLineLength },
  })
  // What breaks the line is told by the call that waits for it.
  let broken: ImapError | undefined
  client.on('error', (error: ImapError) => {
    broken ??= error
  })
  const hangUp = () => client.close()
  closing?.addEventListener('abort', hangUp)
  const giveUp = () => {
    broken = SLOW
    client.close()
  }
  const wait = () => setTimeout(giveUp, patienceMs)
  let patience = wait()
  const asked = async <Said>(what: string, call: Promise<Said>) => {
    try {
      return await call
    } catch (error) {
      throw explain(broken ?? (error as ImapError), what, { user, pass })
    } finally {
      clearTimeout(patience)
      patience = wait()
    }
  }
  const search = async (query: { uid: string } | { since: Date }) => {
    const found = await asked(`search ${folder}`, client.search(query, { uid: true }))
    if (!found) throw new MailboxError(`The mail server does not search ${folder}.`)
    return found.toSorted((one, other) => one - other)
  }
  try {
    await asked(`open ${folder}`, client.connect())
    const { uidValidity, uidNext } = await asked(`open ${folder}`, client.mailboxOpen(folder))
    if (![Number(uidValidity), uidNext].every(Number.isSafeInteger))
      throw new MailboxError(
        `The mail server does not number the mails of ${folder}, so none can be told from another.`,
      )
    return await use({
      uidValidity: Number(uidValidity),
      uidNext,
      // The last mail answers to a range that begins behind it.
      listAfter: async (uid) => (await search({ uid: `${uid + 1}:*` })).filter((one) => one > uid),
      listSince: async (day) => await search({ since: day }),
      read: async (uid, mostBytes) => {
        const query = { size: true, source: { start: 0, maxLength: mostBytes } }
        const mail = await asked('give out a mail', client.fetchOne(String(uid), query, { uid: true }))
        if (!mail) return null
        const { source, size = 0 } = mail
        return source ? { bytes: source, isWhole: size <= mostBytes } : null
      },
      markSeen: async (uid) =>
        void (await asked(
          'mark a mail as read',
          client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }),
        )),
    })
  } finally {
    clearTimeout(patience)
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

type ImapError = { message?: string; code?: string; responseText?: string; authenticationFailed?: boolean }
type Account = { user: string; pass: string }

const SLOW = { message: 'it talks and does not answer' }

function explain(error: ImapError, what: string, account: Account): MailboxError {
  const { code = '', authenticationFailed } = error
  const [said, message] = [error.responseText, error.message].map((text) => clean(text ?? '', account))
  if (authenticationFailed)
    return new MailboxError(
      `The mail server refuses our sign-in${said ? ` (${said})` : ''}. Check the user and the password in IMAP_URL.`,
    )
  if (TOO_LARGE.includes(code))
    return new MailboxError('The mail server sends more than it was asked for.', { isAnswer: true })
  if (said) return new MailboxError(`The mail server does not ${what}: ${said}`, { isAnswer: true })
  return new MailboxError(
    `The mail server cannot be reached or hung up: ${message || 'no reason was given'}.`,
  )
}

/** The server's own words, fit for a log and a mail: one short line without our user and password, should it repeat them. */
function clean(said: string, { user, pass }: Account): string {
  const toBase64 = (text: string) => Buffer.from(text).toString('base64').replace(/=+$/, '')
  const secrets = [user, pass].flatMap((one) => [one, one.replace(/["\\]/g, '\\$&'), toBase64(one)])
  return [toBase64(`\0${user}\0${pass}`), ...secrets]
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, secret) => text.replaceAll(secret, '…'), said)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SAID)
}

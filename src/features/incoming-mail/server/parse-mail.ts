import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { cutQuotes } from '../rules/cut-quotes'
import { isAutomatic } from '../rules/is-automatic'
import { MOST_BYTES } from '../rules/limits'
import { htmlToText } from './html-to-text'
import { type Bounce, readBounce } from './read-bounce'

/** A mail of somebody outside, as far as it is kept. */
export type IncomingMail = {
  /** The same for the same mail, by whichever way and however often it comes. */
  contentHash: string
  /** Its Message-ID with the brackets. */
  identifier: string | null
  /** The Message-IDs of those before it, the nearest first. */
  answers: string[]
  fromName: string | null
  fromEmail: string | null
  /** Every header that tells to which address it was sent. */
  recipients: string
  subject: string
  text: string
  quoted: string | null
  attachments: string[]
  isShortened: boolean
  isAutomatic: boolean
  bounce: Bounce | null
}

/** No sign that parts addresses or stands around one: what is written to it goes to one mailbox. */
const ADDRESS = /^[^\s@\p{Cc},;:?<>()[\]\\"]{1,64}@[^\s@\p{Cc},;:?<>()[\]\\"]{1,189}$/u
/** Of 76 characters, as files are written in mails, far more than those bytes; the parser takes its time for each. */
const MOST_LINES = 100_000
const LONGEST = {
  html: 500_000,
  /** Quotations included; a mail program quotes all that was said before. */
  body: 100_000,
  text: 20_000,
  quoted: 40_000,
  subject: 200,
  name: 120,
  identifier: 500,
  file: 120,
}
const LINE_FEED = 0x0a
const MOST_ATTACHMENTS = 20
const MOST_ANSWERED = 50
const LIMITS = { maxNestingDepth: 50, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 }
/** What mail servers write on the envelope, besides what the sender wrote. */
const ADDRESSED = [
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
]

/**
 * Reads a raw mail (RFC 5322); nothing in it is run or fetched, and of HTML only the text is taken. A mail that is not
 * built as it should be is read as far as it goes. `isWhole` is false where `bytes` are only its beginning.
 */
export async function parseMail(bytes: Uint8Array, isWhole = true): Promise<IncomingMail> {
  const read = bytes.subarray(0, Math.min(MOST_BYTES, endOfLines(bytes, MOST_LINES)))
  const { email, isBroken } = await readParts(read)
  const html = email.html ?? ''
  const body = clean(email.text?.trim() ? email.text : await htmlToText(html.slice(0, LONGEST.html)))
  const written = cutQuotes(body.slice(0, LONGEST.body))
  const sender = mailboxOf(email.from) ?? mailboxOf(email.sender)
  const headers = new Map(email.headers.toReversed().map(({ key, value }) => [key, value]))
  const bounce = readBounce(email)
  return {
    contentHash: hashOf(email, bytes),
    identifier: identifiersIn(email.messageId)[0]?.slice(0, LONGEST.identifier) ?? null,
    answers: [...identifiersIn(email.inReplyTo), ...identifiersIn(email.references).toReversed()].slice(
      0,
      MOST_ANSWERED,
    ),
    fromName: oneLine(sender?.name, LONGEST.name) || null,
    fromEmail: sender && ADDRESS.test(sender.address) ? sender.address : null,
    recipients: email.headers
      .filter(({ key }) => ADDRESSED.includes(key))
      .map(({ value }) => value)
      .join(', '),
    subject: oneLine(email.subject, LONGEST.subject),
    text: written.text.slice(0, LONGEST.text),
    quoted: written.quoted?.slice(0, LONGEST.quoted) ?? null,
    attachments: listAttachments(email),
    isShortened:
      !isWhole ||
      read.length < bytes.length ||
      isBroken ||
      body.length > LONGEST.body ||
      written.text.length > LONGEST.text,
    isAutomatic: bounce !== null || isAutomatic(headers, sender?.address ?? ''),
    bounce,
  }
}

async function readParts(bytes: Uint8Array): Promise<{ email: Email; isBroken: boolean }> {
  const options = { forceRfc822Attachments: true, ...LIMITS }
  // The parser takes what the array stands in, not the part of it.
  const own = Uint8Array.from(bytes)
  try {
    return { email: await PostalMime.parse(own, options), isBroken: false }
  } catch {
    // Nested without end, or of headers alone: who wrote it is told all the same.
    return { email: await PostalMime.parse(headOf(own), options).catch(() => NOTHING), isBroken: true }
  }
}

const NOTHING: Email = { headers: [], headerLines: [], attachments: [] }
const HEAD_BYTES = 64 * 1024

/** The headers of the mail itself, as far as they are of a usual length, as a mail without a text. */
function headOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  const head = text.split(/\r?\n\r?\n/, 1)[0] ?? ''
  return `${head.replace(/^content-[^\n]*(\r?\n[ \t][^\n]*)*/gim, 'X-Left-Out: 1')}\r\n\r\n`
}

/** What the way adds to a mail (Received and the like) does not count. Some programs give all their mails one Message-ID. */
function hashOf(email: Email, bytes: Uint8Array): string {
  const { messageId, date, subject, text, html, from } = email
  const parts = [messageId, date, subject, from?.address, text, html]
  const hash = createHash('sha256')
  if (parts.every((part) => part === undefined)) hash.update(bytes)
  else hash.update(JSON.stringify(parts))
  return hash.digest('base64url')
}

/** Where the line of that number ends, or the whole. */
function endOfLines(bytes: Uint8Array, many: number): number {
  let end = -1
  for (let line = 0; line < many; line++) {
    end = bytes.indexOf(LINE_FEED, end + 1)
    if (end === -1) return bytes.length
  }
  return end + 1
}

function mailboxOf(address: Address | undefined): { name: string; address: string } | null {
  if (!address) return null
  if (address.group) return address.group[0] ?? null
  return address.address ? { name: address.name, address: address.address } : null
}

function identifiersIn(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/<[^<>\s\p{Cc}]{1,498}>/gu)].map(([one]) => one)
}

function listAttachments({ attachments }: Email): string[] {
  return attachments
    .filter(({ related, mimeType }) => !(related && mimeType.startsWith('image/')))
    .slice(0, MOST_ATTACHMENTS)
    .map(({ filename, mimeType }) => oneLine(filename, LONGEST.file) || oneLine(mimeType, LONGEST.file))
    .filter((name) => name !== '')
}

function oneLine(text: string | null | undefined, longest: number): string {
  return clean(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
}

/** What Windows has where Latin-1 has marks that nobody writes; Node 20 reads both alike. */
const WINDOWS_1252 = [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ']

/** Without the characters a database cannot keep and those that only steer a screen; at most two empty lines together. */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0080-\u009f]/g, (mark) => WINDOWS_1252[mark.charCodeAt(0) - 0x80] ?? '')
    .replace(/\u00a0/g, ' ')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
}

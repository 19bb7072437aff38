import type { Email } from 'postal-mime'

/** A mail of ours that came back, as a mail server reports it (RFC 3464). */
export type Bounce = {
  /** The Message-ID of ours, as it stands in what came back. */
  identifier: string
  recipient: string
  /** What the server said. */
  reason: string
}

const LONGEST = { reason: 300, recipient: 254 }

/** What a report says of a mail that will not arrive; null for a report of a delay, and for any other mail. */
export function readBounce({ attachments }: Email): Bounce | null {
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  const returned = attachments.find(({ mimeType }) =>
    ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/rfc822-headers'].includes(mimeType),
  )
  if (!report || !returned) return null
  const status = readFields(toText(report.content))
  const recipient = addressOf(status.get('final-recipient') ?? status.get('original-recipient'))
  const identifier = /<[^<>\s\p{Cc}]{1,498}>/u.exec(
    readFields(toText(returned.content)).get('message-id') ?? '',
  )?.[0]
  if (status.get('action')?.toLowerCase() !== 'failed' || !recipient || !identifier) return null
  const reason = [status.get('status'), status.get('diagnostic-code')?.replace(/^[^;]{1,20};\s*/, '')]
  return { identifier, recipient, reason: reason.filter(Boolean).join(' ').slice(0, LONGEST.reason) }
}

/** The fields of all groups of a report together; a report of ours is about one recipient. */
function readFields(text: string): Map<string, string> {
  const unfolded = text.slice(0, 64 * 1024).replace(/\r?\n[ \t]+/g, ' ')
  const fields = new Map<string, string>()
  for (const line of unfolded.split(/\r?\n/)) {
    const [, name, value] = /^([\w-]{1,60}):\s*(.*)$/.exec(line) ?? []
    if (name && value && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), oneLine(value))
  }
  return fields
}

/** Without what a database cannot keep. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** `rfc822; guest@mail.example` gives the address. */
function addressOf(field: string | undefined): string | undefined {
  return field?.split(';').at(-1)?.trim().replace(/^<|>$/g, '').toLowerCase().slice(0, LONGEST.recipient)
}

function toText(content: ArrayBuffer | Uint8Array | string): string {
  if (typeof content === 'string') return content
  return Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content).toString('utf8')
}

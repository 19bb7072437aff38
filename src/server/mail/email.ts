import { LABEL_WORDS, labelled } from '@/kernel/labels'
import { currentLanguage } from '@/kernel/language'

/** A mail as it is sent. `text` and `html` say the same. */
export type Email = {
  to: string
  /** Who gets an answer, when that is not the sender. */
  replyTo?: string
  /** The Message-ID of the mail it answers. */
  inReplyTo?: string
  subject: string
  text: string
  html: string
  /** The address that ends mails of its kind with one press (RFC 8058), where it is none that belongs to a booking. */
  unsubscribe?: string
  attachments?: {
    filename: string
    content: string
    contentType: string
    /** Where the content is bytes and not text. */
    encoding?: 'base64'
  }[]
}

/** One piece of what an e-mail says, for both of its forms. */
export type Part =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'link'; label: string; url: string; isQuiet?: true }

/** The plain form. */
export function toText(parts: readonly Part[]): string {
  return `${parts.map(partToText).join('\n\n')}\n`
}

/** The form for mail programs that show HTML: one column of tables with the styles in place, which they all know. */
export function toHtml(title: string, parts: readonly Part[]): string {
  return [
    `<!doctype html><html lang="${currentLanguage()}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:0;background:#f7f4ee">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff">',
    '<tr><td style="padding:28px 24px;font-family:Georgia,serif;font-size:16px;line-height:1.5;color:#22302a">',
    ...parts.map(partToHtml),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n')
}

function partToText(part: Part): string {
  if (part.kind === 'rows') return part.rows.map((row) => labelled(...row)).join('\n')
  if (part.kind === 'link') return `${part.label}${LABEL_WORDS.colon}\n${part.url}`
  return part.kind === 'heading' ? `${part.text}\n${'-'.repeat(part.text.length)}` : part.text
}

function partToHtml(part: Part): string {
  if (part.kind === 'heading')
    return `<h2 style="margin:28px 0 8px;font-size:19px;color:#1d4d3a">${escapeHtml(part.text)}</h2>`
  if (part.kind === 'rows')
    return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${part.rows.map(rowToHtml).join('')}</table>`
  if (part.kind === 'link') {
    const url = escapeHtml(part.url)
    if (part.isQuiet)
      return `<p style="margin:20px 0 0;font-size:14px"><a href="${url}" style="color:#1d4d3a">${escapeHtml(part.label)}</a></p>`
    const style =
      'display:inline-block;padding:12px 20px;background:#1d4d3a;color:#ffffff;text-decoration:none'
    return `<p style="margin:20px 0"><a href="${url}" style="${style}">${escapeHtml(part.label)}</a></p>`
  }
  return `<p style="margin:0 0 14px">${escapeHtml(part.text).replaceAll('\n', '<br>')}</p>`
}

function rowToHtml([label, value]: readonly [string, string]): string {
  const cell = 'padding:6px 0;border-bottom:1px solid #e6e0d4;vertical-align:top'
  return `<tr><td style="${cell}">${escapeHtml(label)}</td><td align="right" style="${cell}">${escapeHtml(value)}</td></tr>`
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

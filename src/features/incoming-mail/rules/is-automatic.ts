const BULK = /\b(bulk|junk|list|auto[_-]?reply)\b/i
const NOBODY = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+.-][^@]*)?@/i

/**
 * True for a mail that a program wrote by itself (RFC 3834): notices of absence, news to many, and our own, which would
 * otherwise come round for ever where one mailbox sends and receives. `headers` by their names in small letters.
 */
export function isAutomatic(headers: ReadonlyMap<string, string>, from: string): boolean {
  const submitted = headers.get('auto-submitted')
  if (submitted !== undefined && !/^\s*no\b/i.test(submitted)) return true
  if (BULK.test(headers.get('precedence') ?? '')) return true
  if (['x-autoreply', 'x-autorespond', 'list-id', 'feedback-id'].some((name) => headers.has(name)))
    return true
  return headers.get('return-path')?.trim() === '<>' || NOBODY.test(from)
}

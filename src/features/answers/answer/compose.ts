import { formatPrice, toCents } from '@/kernel/money'

/** A piece of an answer, or what does not apply. */
export type Piece = string | false | null | undefined

/** Items as the panel shows them, a line each. */
export function list(items: readonly string[]): string {
  return `\n${items.map((item) => `- ${item}`).join('\n')}\n`
}

/** What applies, in one paragraph but for its lists. */
export function compose(...pieces: Piece[]): string {
  return pieces
    .filter(Boolean)
    .join(' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** Paragraphs, without those that do not apply. */
export function join(...parts: Piece[]): string {
  return parts.flatMap((part) => (part ? [part.trim()] : [])).join('\n\n')
}

/** An amount as the database keeps it, as a price. */
export function amount(text: string | null): string | null {
  const cents = text === null ? null : toCents(text)
  return cents === null ? null : formatPrice(cents)
}

/** What stands where something of a guest was. */
export const ERASED = '[erased]'

/** By what a text names somebody. */
export type Marks = { emails: readonly string[]; phones: readonly string[]; names: readonly string[] }

/** Digits that tell one subscriber from another, whatever code of country or zero stands before them. */
const END_DIGITS = 9
const FEWEST_DIGITS = 7
/** Shorter parts of a name, such as initials, are words of their own too often. */
const SHORTEST_PART = 3
/** A day is nobody's number, whatever somebody gave as their phone. */
const A_DAY = /^\d{4}-\d\d-\d\d$/

/**
 * Replaces what names a person. In a text that is about their own stay (`isOwn`) each part of a name counts; elsewhere only
 * a name of two words or more, because a first name alone is many people's.
 */
export function eraseMarks(text: string, marks: Marks, isOwn: boolean): string {
  return patternsOf(marks, isOwn).reduce(
    (left, pattern) => left.replace(pattern, (found) => (A_DAY.test(found) ? found : ERASED)),
    text,
  )
}

/** Texts of which one occurs wherever `eraseMarks` finds something, but for letters outside of ASCII in another case. */
export function hintsOf(
  { emails, phones, names }: Marks,
  isOwn: boolean,
): { words: string[]; digits: string[] } {
  return {
    words: [...emails, ...names.flatMap((name) => (isOwn ? partsOf(name) : longestPart(name)))],
    digits: phones.flatMap((phone) => endOf(phone) ?? []),
  }
}

function patternsOf({ emails, phones, names }: Marks, isOwn: boolean): RegExp[] {
  const whole = names
    .map((name) => name.trim().split(/\s+/))
    .filter((words) => words.length > 1)
    .map((words) => word(words.map(escapePattern).join('\\s+')))
  return [
    ...emails.map(mailboxPattern),
    ...phones.flatMap((phone) => endOf(phone) ?? []).map(numberPattern),
    ...whole,
    ...(isOwn ? names.flatMap(partsOf).map((part) => word(escapePattern(part))) : []),
  ]
}

/** Not inside of a longer one: `smith@x.com` is neither `john.smith@x.com` nor `smith@x.com.ug`. */
function mailboxPattern(email: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}._%+-])${escapePattern(email)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
    'giu',
  )
}

/** Its last digits with anything between them that people write there, and what stands before them of the same number. */
function numberPattern(end: string): RegExp {
  const between = '[\\s().\\/-]{0,3}'
  return new RegExp(
    `(?<!\\d)(?:\\+?\\d{1,3}${between}|\\+?\\d{1,3}${between}0)?${[...end].join(between)}(?!\\d)`,
    'gu',
  )
}

function word(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu')
}

function partsOf(name: string): string[] {
  return name.split(/[\s,;()"]+/).filter((part) => part.length >= SHORTEST_PART)
}

function longestPart(name: string): string[] {
  const words = name.trim().split(/\s+/)
  const [longest] = words.toSorted((a, b) => b.length - a.length)
  return words.length > 1 && longest ? [longest] : []
}

function endOf(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '')
  return digits.length >= FEWEST_DIGITS ? digits.slice(-END_DIGITS) : undefined
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
}

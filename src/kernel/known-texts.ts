import type { Texts, TranslatedTexts } from './content-translation'
import { currentLanguage, DEFAULT_LANGUAGE } from './language'
import { defineWords } from './words'

type KnownTexts = Readonly<Record<string, string>>

// What came with the site among the texts that staff write, by its English, which says what was written.
export const VILLA_TEXTS = defineWords('known-texts-villas.VILLA_TEXTS', {} as KnownTexts)
export const PICTURE_TEXTS = defineWords('known-texts-pictures.PICTURE_TEXTS', {} as KnownTexts)
export const LANDING_TEXTS = defineWords('known-texts-landing.LANDING_TEXTS', {} as KnownTexts)
/** The same of amenities, services and other names, and names that staff often give, in small letters. */
export const NAMES = defineWords('known-names.NAMES', {} as KnownTexts)

const KNOWN_TEXTS: readonly KnownTexts[] = [NAMES, VILLA_TEXTS, PICTURE_TEXTS, LANDING_TEXTS]

/** What came with the site of these fields in the current language, as far as their English is what came with it. */
export function knownTextsOf(fields: readonly string[], english: Texts): TranslatedTexts {
  const known = fields.filter((field) => isKnown(english[field]))
  return {
    texts: Object.fromEntries(known.map((field) => [field, tellKnown(english[field])])),
    sources: Object.fromEntries(known.map((field) => [field, english[field]])),
  }
}

/** A text as the current language says it where it is known, else as it was written. */
export function tellKnownText(text: string): string {
  return currentLanguage() === DEFAULT_LANGUAGE ? text : (findKnown(text) ?? text)
}

/** A text, or lines, as the current language says what is known of them; the rest as it was written. */
export function tellKnown(value: unknown): unknown {
  if (currentLanguage() === DEFAULT_LANGUAGE) return value
  if (typeof value === 'string') return tellKnownText(value)
  const knows = (line: string) => findKnown(line) !== undefined
  return isLines(value) && value.some(knows) ? value.map((line) => findKnown(line) ?? line) : value
}

function isKnown(value: unknown): boolean {
  if (typeof value === 'string') return findKnown(value) !== undefined
  return isLines(value) && value.length > 0 && value.every((line) => findKnown(line) !== undefined)
}

function isLines(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((line) => typeof line === 'string')
}

function findKnown(text: string): string | undefined {
  const key = text.trim()
  const told = KNOWN_TEXTS.flatMap((texts): unknown[] => [texts[key], texts[key.toLowerCase()]])
  return told.find((one) => typeof one === 'string')
}

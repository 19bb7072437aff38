import type { z } from 'zod'
import type { Language } from './language'

/** What staff wrote in a field: a line, lines, a formatted text. */
export type Texts = Readonly<Record<string, unknown>>

/** What staff write of one row in another language, and the English text that each field was translated from. */
export type ContentTranslation = {
  rowId: number
  language: Language
  texts: Texts
  sources: Texts
  updatedAt: string
}

/** Texts of one row in another language, and the English ones they are of. */
export type TranslatedTexts = Pick<ContentTranslation, 'texts' | 'sources'>

/** What becomes of staff's translation of an older English text where the program itself has one of today's. */
export type OfOlderEnglish = 'kept' | 'dropped'

/**
 * What came with the program of a row in another language, and over it what staff wrote, also of an English text that has
 * changed since. Where texts of older English are `dropped`, theirs of a field that the program has words for is read as
 * long as it was made from the English that came with the program, too.
 */
export function layOverSiteTexts(
  site: TranslatedTexts,
  { texts, sources }: TranslatedTexts = { texts: {}, sources: {} },
  ofOlderEnglish: OfOlderEnglish = 'kept',
): TranslatedTexts {
  const own = Object.keys(texts).filter(
    (field) =>
      ofOlderEnglish === 'kept' || !(field in site.texts) || isSameText(sources[field], site.sources[field]),
  )
  const pick = (from: Texts) => Object.fromEntries(own.map((field) => [field, from[field]]))
  return { texts: { ...site.texts, ...pick(texts) }, sources: { ...site.sources, ...pick(sources) } }
}

/** The translations of a resource; `languages` are those the site offers besides English. */
export type ContentTranslations = { languages: Language[]; translations: ContentTranslation[] }

/** The same, as an endpoint (endpoint.ts). */
export type TranslationList = {
  path: `/api/${string}/translations`
  response: z.ZodType<ContentTranslations>
}

/** Fields that are without a translation, and those whose English text is another one since. */
export type TranslationGaps = { missing: string[]; changed: string[] }

/** What a row lacks in a language. A field that says nothing in English needs no translation. */
export function findGaps(
  fields: readonly string[],
  english: Texts,
  translation: Pick<ContentTranslation, 'texts' | 'sources'> | undefined,
): TranslationGaps {
  const said = fields.filter((field) => saysSomething(english[field]))
  const isMissing = (field: string) => !saysSomething(translation?.texts[field])
  return {
    missing: said.filter(isMissing),
    changed: said.filter(
      (field) => !isMissing(field) && !isSameText(english[field], translation?.sources[field]),
    ),
  }
}

/** Whether there is anything in a field. */
export function saysSomething(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  if (isNode(value) && value.type === 'doc') return (value.content ?? []).some(showsSomething)
  return value !== null && value !== undefined
}

/** A formatted text, or a part of one (docs/decisions/rich-text.md). */
type Node = { type: unknown; text?: unknown; content?: unknown[] }

function isNode(value: unknown): value is Node {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  return !('content' in value) || Array.isArray(value.content)
}

function showsSomething(part: unknown): boolean {
  if (!isNode(part)) return false
  const { type, text, content = [] } = part
  return type === 'image' || (typeof text === 'string' && saysSomething(text)) || content.some(showsSomething)
}

/** Whether two texts are the same, whatever the order of keys in a formatted one. */
export function isSameText(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [one, other] as Record<string, unknown>[]
  const keys = Object.keys(left ?? {})
  return (
    keys.length === Object.keys(right ?? {}).length &&
    keys.every((key) => isSameText(left?.[key], right?.[key]))
  )
}

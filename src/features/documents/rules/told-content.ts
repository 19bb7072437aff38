import { currentLanguage, type Language } from '@/kernel/language'
import type { DocumentContent } from '../contract'

type Told = NonNullable<DocumentContent['told']>

/** The words of a document, to be stored beside those of the English one. */
export function wordsOf({ stay, lines, taxes, payments }: DocumentContent, language: Language): Told {
  return {
    language,
    meals: stay.meals,
    lines: lines.map(({ text }) => text),
    taxes: taxes.map(({ text }) => text),
    payments: payments.map(({ text, given }) => ({ text, given })),
  }
}

/** A document as its guest reads it in the current language, where its words were stored in that one; else as it is. */
export function tellContent(content: DocumentContent): DocumentContent {
  const { told, stay, lines, taxes, payments } = content
  if (told?.language !== currentLanguage()) return content
  const inWords = <Line extends { text: string }>(all: readonly Line[], words: readonly string[]) =>
    all.map((line, place) => ({ ...line, text: words[place] ?? line.text }))
  return {
    ...content,
    stay: { ...stay, meals: told.meals },
    lines: inWords(lines, told.lines),
    taxes: inWords(taxes, told.taxes),
    payments: payments.map((payment, place) => ({ ...payment, ...told.payments[place] })),
  }
}

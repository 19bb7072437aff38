import { rewrite } from './word-lists'

/** Languages in which questions are answered beside English. */
export type AnsweredLanguage = 'fr' | 'sw' | 'de'

/** A plain text with what it says of days, people and meals in English; other words are left. */
export function putSlotsInEnglish(text: string, language: AnsweredLanguage): string {
  // 'Vom 12.12. bis 15.12.', 'vom 3. bis 5. Januar': the points after days say nothing in English.
  const dated = language === 'de' ? text.replace(/(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?!\d)/g, '$1/$2 ') : text
  return rewrite(` ${rewrite(dated, 'signs')} `, language)
    .replace(/(\d)\. /g, '$1 ')
    .replace(/\s+/g, ' ')
    .trim()
}

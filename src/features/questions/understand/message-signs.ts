import { isIn, rewrite } from './word-lists'

/** A plain text in which markup stands as a sentence of its own, so that what is asked beside it is answered. */
export function setMarkupApart(text: string): string {
  return text.replace(/<(script|style)\b.*?<\/\1 ?>|<\/?[a-z][^>]*>/g, '\n$&\n')
}

/** A plain text without the digits of a bank card, which nobody should send. */
export function withoutCardNumbers(text: string): string {
  return rewrite(text, 'cards')
}

/** True for what is written for a machine: markup, templates, statements of a database. */
export function holdsCode(text: string): boolean {
  return isIn(text, 'code')
}

/** The question without the pleasantries at its beginning and end. */
export function withoutCourtesy(question: string): string {
  return rewrite(question, 'courtesies').trim()
}

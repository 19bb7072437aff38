import { phrases } from './phrases'
import { wordsOf } from './plain-words'

const CARD_WORDS = /(?:my |the )?(?:credit |debit |visa )?card(?: number| no\.?)?(?: is|:)? ?$/
const JOINING_WORDS = /,? ?(?:and |with |here is |here's )?$/
const CARD_DIGITS = /(?<![\d+])(?:\d[ -]?){13,19}(?!\d)/g

/** A plain text in which markup stands as a sentence of its own, so that what is asked beside it is answered. */
export function setMarkupApart(text: string): string {
  return text.replace(/<(script|style)\b.*?<\/\1 ?>|<\/?[a-z][^>]*>/g, '\n$&\n')
}

/** A plain text without the digits of a bank card, which nobody should send. */
export function withoutCardNumbers(text: string): string {
  const parts = text.split(CARD_DIGITS)
  return parts
    .map((part, place) =>
      place === parts.length - 1 ? part : part.replace(CARD_WORDS, '').replace(JOINING_WORDS, ''),
    )
    .join(' ')
}

const MARKUP = /<\/?[a-z][^>]*>|javascript:|on(?:error|load|click) ?=/
const TEMPLATE = /\{\{|\$\{/
const QUERY = /1 ?= ?1|select \S+ from/
const STATEMENTS = phrases('drop table, delete from, insert into, union select, rm rf')

/** True for what is written for a machine: markup, templates, statements of a database. */
export function holdsCode(text: string): boolean {
  return [MARKUP, TEMPLATE, QUERY].some((sign) => sign.test(text)) || STATEMENTS(text)
}

const OPENING = new Set(
  `hi hii hey hello hallo hullo greetings good morning afternoon evening day dear sir madam team there everyone all
  please kindly agandi thanks thank you ok okay so much very a lot in advance again for your the help`.split(
    /\s+/,
  ),
)
const OPENS = phrases(
  'hi, hii, hey, hello, hallo, hullo, greetings, good morning, good afternoon, good evening, dear, sir, madam, please, kindly, agandi, thanks, thank you, ok, okay',
)
const CLOSING = / *,* *(?:please|pls|thanks|thank you(?: so much| very much)?|thx|cheers)[ .]*$/

/** The question without the pleasantries at its beginning and end. */
export function withoutCourtesy(question: string): string {
  let rest = question
  while (OPENS(rest.split(/[ ,]+/).slice(0, 2).join(' ')) && OPENING.has(wordsOf(rest)[0] ?? ''))
    rest = rest.replace(/^[^ ,]*[ ,.]*/, '')
  return rest.replace(CLOSING, '').trim()
}

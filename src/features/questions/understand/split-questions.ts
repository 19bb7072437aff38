import { anyOf, expression } from './patterns'
import { phrases } from './phrases'

/** A point after a number ends a sentence where a question begins behind it: 'for 2. Is breakfast included?' */
const SENTENCE_END = expression([
  '[?!;\\n]+|(?<=[a-z\\d)])(?<!\\d\\.\\d{1,2})(?<!\\b\\d{1,2})\\.(?=\\s|$)|:(?=\\s)',
  '|\\.(?= ',
  anyOf('is, are, do, does, can, could, what, when, where, how, will, would, i, we'),
  '\\b)',
])
/** What may stand between two questions of a sentence. */
const JOINT = /\s*(?:[,&]|\b(?:and|also|plus|but|then)\b)\s*/
const JOINTS_AHEAD = /^(?:(?:and|also|plus|but|then) )+/
const ASKS = phrases(
  `what, what's, whats, when, where, where's, how, who, which, why, is, are, am, was, do, does, did, can, could, may,
  will, would, should, have, has, any, tell, show, give, list, i'd, i, we, please, whether, if, also, book, reserve,
  until, till`.replace(/\s+/g, ' '),
)

/** The single questions of a plain text: its sentences, and where one sentence asks twice, each of its questions. */
export function splitQuestions(text: string): string[] {
  return text
    .replace(/\b(a|p)\.m\./g, '$1m')
    .split(SENTENCE_END)
    .flatMap(splitSentence)
    .filter((question) => /[a-z0-9]/.test(question))
}

/** The things a question lists, as they stand between commas and 'and'. */
export function splitList(question: string): string[] {
  return question.split(/\s*(?:[,&/]|\band\b|\bor\b)\s*/).filter((item) => /[a-z0-9]/.test(item))
}

/** True for what asks, by its first word or by its mark in the message it is from; the rest only tells. */
export function asksSomething(question: string, message: string): boolean {
  const [first = ''] = question.split(' ')
  return message.includes(`${question}?`) || (ASKS(first) && !TELLS(first))
}

const TELLS = phrases('i, we, if, also, please')

function splitSentence(sentence: string): string[] {
  const questions: string[] = []
  let rest = sentence
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
    .trim()
  let from = 0
  for (let joint = JOINT.exec(rest); joint; joint = JOINT.exec(rest.slice(from))) {
    const [start, end] = [from + joint.index, from + joint.index + joint[0].length]
    // 'and when', ', and when': the words that join are more than one at times.
    const next = rest.slice(end).replace(JOINTS_AHEAD, '')
    if (start > 0 && (ASKS(next.split(' ')[0] ?? '') || /^(?:by when|at what) /.test(next))) {
      questions.push(rest.slice(0, start).replace(/[\s,&]+$/, ''))
      rest = next
      from = 0
    } else from = end
    if (from >= rest.length) break
  }
  return [...questions, rest]
}

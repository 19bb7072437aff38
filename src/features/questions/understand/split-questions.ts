import { phrasesIn } from './phrases'
import { rewrite } from './word-lists'

const asks = phrasesIn('asks')
const tells = phrasesIn('tells')

/** The single questions of a plain text: its sentences, and where one sentence asks twice, each of its questions. */
export function splitQuestions(text: string): string[] {
  return rewrite(text.replaceAll('\n', ';').replace(/\s+/g, ' '), 'question-ends')
    .split(';')
    .map((question) => question.replace(/^ | ?[. ]*$/g, ''))
    .filter((question) => /[a-z0-9]/.test(question))
}

/** True for what asks, by its first word or by its mark in the message it is from; the rest only tells. */
export function asksSomething(question: string, message: string): boolean {
  const [first = ''] = question.split(' ')
  return message.includes(`${question}?`) || (asks(first) && !tells(first))
}

/** What ends messages wherever people write to numbers of companies, and what asks for them again. */
const START_WORDS = ['start', 'unstop']
const STOP_WORDS = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'optout', 'opt out']

/** Whether somebody who answered this wants no more messages; more than the word alone is for a person to read. */
export function asksToStop(text: string): boolean {
  return STOP_WORDS.includes(wordOf(text))
}

/** Whether somebody who said no before asks for them again. */
export function asksToStart(text: string): boolean {
  return START_WORDS.includes(wordOf(text))
}

function wordOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[.!"'“”]+/g, '')
}

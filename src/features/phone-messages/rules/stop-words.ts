/** What ends messages wherever people write to numbers of companies, and what asks for them again. */
const STOP_WORDS = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'optout', 'opt out']

/** Whether somebody who answered this wants no more messages; more than the word alone is for a person to read. */
export function asksToStop(text: string): boolean {
  return STOP_WORDS.includes(
    text
      .trim()
      .toLowerCase()
      .replace(/[.!"'“”]+/g, ''),
  )
}

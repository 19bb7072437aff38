/** Shorter ones may be names, which are the same in every language. */
const SHORTEST = 15

/** The sentences of a text, those of its lists among them. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n(?:- )?|(?<=[.!?]) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= SHORTEST)
}

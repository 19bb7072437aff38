const SHORTEST_MENDED = 4
const LONG = 8

/** Words a message may hold as they are, and those a misspelt one may be mended to. */
export type Vocabulary = { known: ReadonlySet<string>; targets: readonly string[] }

/** A vocabulary in which `targets` are worth mending to, and all of `known` is left alone. */
export function toVocabulary(targets: Iterable<string>, known: Iterable<string>): Vocabulary {
  const unique = [...new Set(targets)].filter((word) => word.length >= SHORTEST_MENDED)
  return { known: new Set([...unique, ...known]), targets: unique }
}

/** The plain text with its misspelt words mended: one slip in a short word, two in a long one, the first letter right. */
export function mendSpelling(text: string, vocabulary: Vocabulary): string {
  return text.replace(/[a-z]+(?:'[a-z]+)?/g, (word) => mendWord(word, vocabulary))
}

/** Slips between two words: letters left out, put in, exchanged, or in each other's place; `most` + 1 when more. */
export function countSlips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return Math.min(row[other.length] ?? 0, most + 1)
}

function mendWord(word: string, { known, targets }: Vocabulary): string {
  if (word.length < SHORTEST_MENDED || known.has(word) || word.includes("'")) return word
  if (isKnownInflection(word, known)) return word
  const most = slipsAllowed(word)
  const found = targets
    .filter((target) => target[0] === word[0])
    .map((target) => ({ target, slips: countSlips(word, target, most) }))
    .filter(({ slips }) => slips <= most)
    .sort((one, other) => one.slips - other.slips)
  return found[0]?.target ?? word
}

/** A long word may hold two slips, a shorter one only one. */
export function slipsAllowed(word: string): number {
  return word.length >= LONG ? 2 : 1
}

/** 'transferred' is no slip of 'transfer': usual endings of a known word are left alone. */
function isKnownInflection(word: string, known: ReadonlySet<string>): boolean {
  return ['s', 'es', 'ed', 'd', 'ing', 'er', 'ly', "'s"].some(
    (ending) => word.endsWith(ending) && known.has(word.slice(0, -ending.length)),
  )
}

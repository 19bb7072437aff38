/** Below it two words are two words. */
const LEAST_LIKENESS = 0.4

/** The names that are like what was typed, likest first: what begins with it, what holds it, what is typed with a mistake. */
export function matchTyped<Thing>(
  typed: string,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
): Thing[] {
  const wanted = plain(typed)
  if (wanted === '') return []
  return things
    .map((thing) => ({ thing, likeness: likenessOf(wanted, plain(nameOf(thing))) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((one, other) => other.likeness - one.likeness)
    .map(({ thing }) => thing)
}

function likenessOf(wanted: string, name: string): number {
  if (name.startsWith(wanted)) return 3
  if (name.includes(` ${wanted}`)) return 2.5
  if (name.includes(wanted)) return 2
  return Math.max(...[name, ...name.split(' ')].map((word) => shareOfTrigrams(wanted, word)))
}

/** How many of the three-letter parts of two words both have, from 0 to 1, as the database counts them. */
function shareOfTrigrams(one: string, other: string): number {
  const [ones, others] = [trigramsOf(one), trigramsOf(other)]
  const both = [...ones].filter((part) => others.has(part)).length
  return both / (ones.size + others.size - both)
}

function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, place) => padded.slice(place, place + 3)))
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
}

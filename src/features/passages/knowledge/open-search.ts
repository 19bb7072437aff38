/** What is searched: a title, its text, and further words a guest may ask with. */
export type Entry = { title: string; text: string; terms?: string | undefined }

/** A text's terms, as they are compared. */
export type TermsOf = (text: string) => string[]

/** Lets others have their turn: long work is done in steps. */
export type Pause = () => Promise<unknown>

/** An entry, by its place, that holds some of the terms asked for. */
export type Hit = { id: number; score: number; held: string[] }

export type Search = {
  /** The best first; `weightOf` is how much a term counts. */
  find: (terms: readonly string[], weightOf?: (term: string) => number) => Hit[]
  /** In how many entries a term stands. */
  count: (term: string) => number
}

type Field = keyof Entry
type Boosts = Partial<Record<Field, number>>

/** What a field holds: which terms in which entries how often, in the order it was read; how many terms in each entry. */
type Column = { field: Field; terms: number[]; entries: number[]; times: number[]; sizes: number[] }

/** The same by terms: those of term n begin at `starts[n]`. */
type Postings = { starts: Uint32Array; entries: Uint32Array; times: Uint32Array; sizes: Uint32Array }

const FIELDS: readonly Field[] = ['title', 'terms', 'text']
/** Entries that are read in one step. */
const STEP = 24
/** BM25+: how soon a term says no more by standing there again, how much long texts count less, what holding it is worth. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 }

/** A search of entries by their terms; every entry is read once. */
export async function openSearch(
  entries: readonly Entry[],
  termsOf: TermsOf,
  boosts: Boosts,
  pause: Pause,
): Promise<Search> {
  const places = new Map<string, number>()
  const counts: number[] = []
  const columns = FIELDS.map((field): Column => ({ field, terms: [], entries: [], times: [], sizes: [] }))
  for (const [id, entry] of entries.entries()) {
    if (id % STEP === STEP - 1) await pause()
    const met = new Set<number>()
    for (const column of columns) readInto(column, id, termsOf(entry[column.field] ?? ''), places, met)
    for (const place of met) counts[place] = (counts[place] ?? 0) + 1
  }
  const fields = columns.map((column) => scorerOf(column, places.size, boosts[column.field] ?? 1))
  return {
    count: (term) => counts[places.get(term) ?? -1] ?? 0,
    find(terms, weightOf = () => 1) {
      const hits = new Map<number, Hit>()
      for (const term of terms) {
        const scores = new Map<number, number>()
        const place = places.get(term)
        if (place !== undefined) for (const score of fields) score(place, weightOf(term), scores)
        for (const [id, score] of scores) {
          const { score: sum = 0, held = [] } = hits.get(id) ?? {}
          hits.set(id, { id, score: sum + score, held: [...held, term] })
        }
      }
      return [...hits.values()]
        .map((hit) => ({ ...hit, score: hit.score * hit.held.length }))
        .sort((one, other) => other.score - one.score)
    },
  }
}

function readInto(
  column: Column,
  id: number,
  terms: string[],
  places: Map<string, number>,
  met: Set<number>,
) {
  const times = new Map<number, number>()
  for (const term of terms) {
    const place = places.get(term) ?? places.size
    places.set(term, place)
    times.set(place, (times.get(place) ?? 0) + 1)
  }
  column.sizes.push(times.size)
  for (const [place, count] of times) {
    met.add(place)
    column.terms.push(place)
    column.entries.push(id)
    column.times.push(count)
  }
}

/** Adds to the scores of entries what holding a term in this field is worth. */
function scorerOf(column: Column, terms: number, boost: number) {
  const { starts, entries, times, sizes } = sortByTerm(column, terms)
  const usual = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  const { k, b, d } = BM25
  return (place: number, weight: number, scores: Map<number, number>) => {
    const [start = 0, end = 0] = starts.subarray(place, place + 2)
    const holding = end - start
    const rarity = Math.log(1 + (sizes.length - holding + 0.5) / (holding + 0.5))
    for (let at = start; at < end; at++) {
      const [id = 0, count = 0] = [entries[at], times[at]]
      const length = (sizes[id] ?? 0) / usual
      const score = rarity * (d + (count * (k + 1)) / (count + k * (1 - b + b * length)))
      scores.set(id, (scores.get(id) ?? 0) + weight * boost * score)
    }
  }
}

function sortByTerm({ terms, ...column }: Column, count: number): Postings {
  const starts = new Uint32Array(count + 1)
  for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1
  for (let term = 0; term < count; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0)
  const next = starts.slice()
  const entries = new Uint32Array(terms.length)
  const times = new Uint32Array(terms.length)
  for (const [index, term] of terms.entries()) {
    const at = next[term] ?? 0
    next[term] = at + 1
    entries[at] = column.entries[index] ?? 0
    times[at] = column.times[index] ?? 0
  }
  return { starts, entries, times, sizes: Uint32Array.from(column.sizes) }
}

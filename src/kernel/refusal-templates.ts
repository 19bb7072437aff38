/** Sentences of the server by their English, with `{}` for what is put into them; in another language `{0}` is the first of these. */
export type RefusalTemplates = Readonly<Record<string, string>>

/** What words hold for people: sentences, and functions that put texts into sentences. */
type Words = string | number | ((...parts: never[]) => unknown) | { readonly [name: string]: Words }

const GAP = '{}'
/** Stands for what is put into a sentence while its template is read; no text has it. */
const MARK = '\u{f0000}'

/**
 * The templates of words that stand in both languages under the same names. Only for words whose functions do nothing
 * with what they are given but put it into the sentence.
 */
export function pairTemplates(english: Words, translated: Words): Record<string, string> {
  if (typeof english === 'string') return { [english]: String(translated) }
  if (typeof english === 'number') return {}
  if (typeof english === 'function') {
    const marks = Array.from({ length: english.length }, (_, place) => `${MARK}${place}${MARK}`) as never[]
    return pairSentences(String(english(...marks)), String((translated as typeof english)(...marks)))
  }
  return Object.assign(
    {},
    ...Object.entries(english).map(([name, word]) =>
      pairTemplates(word, (translated as Record<string, Words>)[name] ?? ''),
    ),
  )
}

/** The parts may stand in another order in each of both languages. */
function pairSentences(english: string, translated: string): Record<string, string> {
  const marks = new RegExp(`${MARK}(\\d+)${MARK}`, 'gu')
  const order = [...english.matchAll(marks)].map(([, place]) => place)
  return {
    [english.replace(marks, GAP)]: translated.replace(marks, (_, place) => `{${order.indexOf(place)}}`),
  }
}

/** Tells a sentence by the template it is made from, the one with most words of its own; null where there is none. */
export function readTemplates(
  templates: RefusalTemplates,
): (sentence: string) => { told: string; parts: string[] } | null {
  const whole = new Map(Object.entries(templates).filter(([english]) => !english.includes(GAP)))
  const open = Object.entries(templates)
    .filter(([english]) => english.includes(GAP))
    .map(([english, told]) => ({ told, pieces: english.split(GAP), length: english.length }))
    .sort((one, other) => other.length - one.length)
  return (sentence) => {
    const known = whole.get(sentence)
    if (known !== undefined) return { told: known, parts: [] }
    for (const { told, pieces } of open) {
      const parts = partsBetween(pieces, sentence)
      if (parts) return { told, parts }
    }
    return null
  }
}

/**
 * What stands in a sentence between these pieces, each found as early as it can be; null where it is not made of them. A
 * pattern would try over and over again on a text that somebody has made to that end.
 */
function partsBetween([first = '', ...others]: readonly string[], sentence: string): string[] | null {
  const last = others.pop() ?? ''
  const end = sentence.length - last.length
  if (!sentence.startsWith(first) || !sentence.endsWith(last)) return null
  const parts: string[] = []
  let from = first.length
  for (const piece of others) {
    const at = sentence.indexOf(piece, from)
    if (at < 0) return null
    parts.push(sentence.slice(from, at))
    from = at + piece.length
  }
  return from > end ? null : [...parts, sentence.slice(from, end)]
}

import MiniSearch from 'minisearch'

/** What is searched: a title, its text, and further words a guest may ask with. */
export type Entry = { title: string; text: string; terms?: string | undefined }

/** A text's terms, as they are compared. */
export type TermsOf = (text: string) => string[]

/** A search of entries by their terms, with in how many of them each term stands. */
export function openSearch(entries: readonly Entry[], termsOf: TermsOf, boost: Record<string, number>) {
  const search = new MiniSearch({
    fields: ['title', 'terms', 'text'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost, tokenize: (terms) => terms.split(' ') },
  })
  search.addAll(entries.map(({ title, text, terms = '' }, id) => ({ id, title, text, terms })))
  const counts = new Map<string, number>()
  for (const { title, text, terms = '' } of entries)
    for (const term of new Set(termsOf(`${title} ${terms} ${text}`)))
      counts.set(term, (counts.get(term) ?? 0) + 1)
  return { search, counts }
}

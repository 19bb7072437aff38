import { WORD_LISTS } from './word-lists.gen'

/** The name of a list in `words/`. */
export type ListName = keyof typeof WORD_LISTS

/** A pattern and what it stands for: what its text is put in, or how much each of what it counts is. */
type Rule = { pattern: RegExp; meaning: string }

/** The words of a list, which stand between commas or in lines of their own. */
export function wordsIn(name: ListName): string[] {
  return WORD_LISTS[name].split(/,\s+|\n/)
}

/** The labels of a list of lines `label = word, word`, each with its words. */
export function labelsIn<Label extends string>(name: ListName): [Label, string[]][] {
  const labels = new Map<Label, string[]>()
  for (const line of WORD_LISTS[name].split('\n')) {
    const [label, words = ''] = line.split(' = ') as [Label, string]
    labels.set(label, [...(labels.get(label) ?? []), ...words.split(', ')])
  }
  return [...labels]
}

const SINGLE_WORD = /(?<![\p{L}\d'])\d?[a-z]+(?![\p{L}\d'])/gu

/** The text with what a list of rules `pattern -> words` finds in it put in those words: patterns first, then single words. */
export function rewrite(text: string, name: ListName): string {
  const { rules, words } = rulesOf(name)
  const told = rules.reduce((sofar, { pattern, meaning }) => sofar.replace(pattern, meaning), text)
  return words.size === 0 ? told : told.replace(SINGLE_WORD, (word) => words.get(word) ?? word)
}

/** What the first pattern of a list that matches finds in a text. */
export function findIn(text: string, name: ListName): RegExpMatchArray | null {
  for (const { pattern } of rulesOf(name).rules) for (const found of text.matchAll(pattern)) return found
  return null
}

export function isIn(text: string, name: ListName): boolean {
  return findIn(text, name) !== null
}

/** What the first pattern of `pattern = factor` that matches counts: its figure, or one, times the factor. */
export function numberIn(text: string, name: ListName): number | null {
  for (const { pattern, meaning } of rulesOf(name).rules)
    for (const [, figure] of text.matchAll(pattern)) return countOf(figure) * countOf(meaning)
  return null
}

/** The first pattern of a list. */
export function patternOf(name: ListName): RegExp {
  return rulesOf(name).rules[0]?.pattern ?? /$^/g
}

/** A figure as a number: 'a', 'one' and none at all are 1. */
export function countOf(figure: string | undefined): number {
  return /^-?\d+$/.test(figure ?? '') ? Number(figure) : 1
}

const compiled = new Map<ListName, { rules: Rule[]; words: ReadonlyMap<string, string> }>()

/** The rules of a list, those that put single words in others apart. */
function rulesOf(name: ListName) {
  const known = compiled.get(name)
  if (known) return known
  const lines = WORD_LISTS[name].split('\n')
  const isWord = (line: string) => /^\d?[a-z]+ -> /.test(line)
  const pairs = lines.filter(isWord).map((line) => line.split(' -> ') as [string, string])
  const made = { rules: lines.filter((line) => !isWord(line)).map(toRule), words: new Map(pairs) }
  compiled.set(name, made)
  return made
}

/** A line `pattern -> words` or `pattern = factor`; a pattern alone leaves what it finds out. */
export function toRule(line: string): Rule {
  const [source = '', meaning = ' '] = line.split(/ (?:->|=) /)
  return { pattern: new RegExp(bounded(source), 'g'), meaning }
}

/** A pattern is of whole words, but for an end that is marked with `~` or is that of the text. */
function bounded(source: string): string {
  const [begin, end] = [/^[~^]/.test(source) ? '' : '\\b', /[~$]$/.test(source) ? '' : '\\b']
  return `${begin}${withLists(source.replace(/^~|~$/g, ''))}${end}`
}

/** `{name}` in a pattern is any word of the list of that name. */
function withLists(source: string): string {
  return source.replace(
    /\{([a-z-]+)\}/g,
    (_whole, name: ListName) => `(?:${wordsIn(name).map(withLists).join('|')})`,
  )
}

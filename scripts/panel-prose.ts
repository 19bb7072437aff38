import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { PanelLanguage } from '../src/kernel/panel-language'
import type { Source } from './check/tree'
import { translationOf } from './panel-words'

const ENTRY = 'src/entries/admin-browser.tsx'
const SECTION_LISTS = ['src/admin/sections.ts', 'src/admin/settings-sections.ts']

/** Begins as a sentence or a label does, or has the small words that sentences have. */
const PROSE = /^[A-Z][a-z]+(?!\w*[A-Z])|[a-z]{2} (?:of|the|is|to|in|an?|and|for|was|not|are|on|at|by) /
/** All that some templates say between two values: `${from} to ${to}`. */
const SMALL_WORD = /^(?:of|the|is|to|in|an?|and|or|for|from|until|was|not|are|on|at|by|with)$/
/** English after a label: other languages put a space before it, so that `labelled` says it. */
const COLON = /^: /
/** What keyboards, headers, answers to mails, time zones and elements of pages are called. */
const NAMES =
  /^(?:Arrow\w+|Escape|Enter|Home|End|Page(?:Up|Down)|Tab|Delete|Backspace|Bearer.*|Re:|Etc\/\w+|Africa\/\w+|[A-Z][a-z]+-[A-Z][\w-]+|[A-Z][a-z]+Error|Element|Notification|Pesapal|Airtel(?: Money)?|MTN(?: Mobile Money)?|Firefox|Edge|Opera|Chrome|Safari|Android|Windows|Linux)$/
/**
 * Files whose English nobody reads in another language: languages by their own names, what makes words of English nouns,
 * names of houses, and what is stored for everybody as it was written: notes, values of a column, content to begin with.
 */
const NEVER = [
  'src/kernel/language.ts',
  'src/web/admin-kit/resource-words.ts',
  'src/features/maintenance/rules/block-note.ts',
  'src/features/villas/rules/buildings.ts',
  'src/features/villas/rules/floors.ts',
  'src/features/rate-plans/rules/usual-plans.ts',
  'src/features/property/rules/usual-advance-payment.ts',
]
/** Where no words for people stand. */
const NO_WORDS = /^(?:ImportDeclaration|ExportAllDeclaration|ImportExpression|TS(?!As|Satisfies|NonNull)\w+)$/

type Node = { type: string; [name: string]: unknown }
type Call = Node & { callee: { type: string; name?: string; property?: { name?: string } } }

/** English that a file says to people by itself, outside of `defineWords`. */
export function proseIn(path: string, code: string): string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type } = node as Node
    // A list of nodes has no type, and is gone through below.
    if (type && (NO_WORDS.test(type) || isForMachines(node as Call))) return
    const text = textOf(node as Node)
    if (text !== undefined && isProse(type, text)) found.push(text.trim())
    found.push(...nounsOf(node as Call))
    for (const [name, part] of Object.entries(node)) if (name !== 'parent') visit(part)
  }
  visit(parseSync(path, code).program.body)
  return found
}

/** For each section, by its path, the files of English that its screens read in this language; '*' is what stands around all. */
export function englishOf(sources: readonly Source[], language: PanelLanguage): Map<string, string[]> {
  const known = new Map(sources.map((source) => [source.path, source]))
  const saysEnglish = new Map<string, boolean>()
  const isEnglish = (path: string) => {
    if (NEVER.includes(path) || known.has(translationOf(language, path) ?? '')) return false
    const said = saysEnglish.get(path) ?? proseIn(path, readFileSync(path, 'utf8')).length > 0
    saysEnglish.set(path, said)
    return said
  }
  const frame = reach(known, [ENTRY])
  const sections = SECTION_LISTS.flatMap((list) => [...sectionsIn(list)])
  return new Map([
    ['*', [...frame].filter(isEnglish)],
    ...sections.map(([path, file]): [string, string[]] => [
      path,
      [...reach(known, [file])].filter((one) => !frame.has(one)).filter(isEnglish),
    ]),
  ])
}

/** All that these files need, at once or later; sections are not gone into from the list of them. */
function reach(known: ReadonlyMap<string, Source>, from: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (path: string) => {
    const source = known.get(path)
    if (!source || seen.has(path)) return
    seen.add(path)
    for (const { target, kind } of source.imports)
      if (target && kind !== 'type' && !(kind === 'dynamic' && SECTION_LISTS.includes(path))) visit(target)
  }
  from.forEach(visit)
  return seen
}

/** The sections of a list with the files of their screens. */
function sectionsIn(list: string): [path: string, file: string][] {
  const each = readFileSync(list, 'utf8').matchAll(/\bsection\(\s*'([\w-]*)'[\s\S]*?import\('([^']+)'\)/g)
  return [...each].map(([, path = '', file = '']) => [
    path,
    `${file.startsWith('@/') ? `src/${file.slice(2)}` : posix.join(posix.dirname(list), file)}.tsx`,
  ])
}

/** Words that are translated by name, and what only programmers read. */
function isForMachines({ type, callee }: Call): boolean {
  if (type !== 'CallExpression' && type !== 'NewExpression') return false
  return (
    callee.name === 'defineWords' ||
    callee.type === 'Super' ||
    /Error$/.test(callee.name ?? '') ||
    callee.property?.name === 'meta'
  )
}

/** What is counted: `2 nights` of `countOf(2, 'night')`. */
function nounsOf({ callee, arguments: given }: Call & { arguments?: Node[] }): string[] {
  const noun = callee?.name === 'countOf' ? given?.[1]?.value : undefined
  return typeof noun === 'string' ? [noun] : []
}

function textOf({ type, value }: Node): string | undefined {
  if (type === 'JSXText' || type === 'Literal') return typeof value === 'string' ? value : undefined
  if (type === 'TemplateElement') return (value as { cooked: string }).cooked
  return undefined
}

function isProse(type: string, written: string): boolean {
  const text = written.trim()
  if (NAMES.test(text)) return false
  if (type === 'TemplateElement' && (SMALL_WORD.test(text) || COLON.test(written))) return true
  return type === 'JSXText' ? /\p{L}{2}|^:/u.test(text) : PROSE.test(text)
}

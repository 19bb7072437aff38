import { dirname, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import type { Problem } from './tree'

/** Words that stand on a button: in which file they are defined, under which name, and where in them. */
export type ButtonWord = { file: string; name: string; place: string[] }

/** How much longer than in English they may be, and what one line of a button holds on a screen of 320 px. */
const MOST = 1.6
const LINE = 24

/** What guests press: the pages of the site and of its features, without those of staff. */
const GUEST_SCREENS = /^src\/(?:site|web\/ui|features\/[\w-]+\/web)\/(?!.*\badmin)[\w./-]+\.tsx$/
const TEXT_FILES = ['.ts', '.tsx']

/** The words that buttons of guests' screens name: what stands in a `Button`, or in what has the looks of one. */
export function findButtonWords(files: Readonly<Record<string, string>>): ButtonWord[] {
  const found = Object.entries(files).flatMap(([path, text]) =>
    GUEST_SCREENS.test(path) ? wordsInButtons(path, text, files) : [],
  )
  const byName = new Map(found.map((word) => [`${word.file} ${word.name}.${word.place.join('.')}`, word]))
  return [...byName.values()]
}

/** What is wrong with a word on a button in another language; null where it fits. Sentences with parts are tried with a 2. */
export function judgeButtonWord(english: unknown, other: unknown): string | null {
  const [said, told] = [say(english), say(other)]
  if (said === null || told === null || told.length <= LINE || told.length <= said.length * MOST) return null
  return `'${told}' is on a button and more than ${MOST} times as long as '${said}': find a shorter word`
}

/** The value at a place of words. */
export function wordAt(words: unknown, place: readonly string[]): unknown {
  return place.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    words,
  )
}

export function tellProblem(
  { name, place }: ButtonWord,
  language: string,
  room: string,
  message: string,
): Problem {
  return {
    path: `src/languages/${language}/${room}.ts`,
    message: `${[name, ...place].join('.')}: ${message}`,
  }
}

function say(word: unknown): string | null {
  if (typeof word === 'string') return word
  if (typeof word !== 'function') return null
  try {
    const said: unknown = word(...Array<number>(word.length).fill(2))
    return typeof said === 'string' ? said : null
  } catch {
    // It takes more than numbers and names: what it makes of them is as long as they are.
    return null
  }
}

function wordsInButtons(path: string, text: string, files: Readonly<Record<string, string>>): ButtonWord[] {
  const { program, module } = parseSync(path, text)
  const imported = new Map<string, { file: string; name: string }>()
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName } of entries) {
      const file = fileOf(moduleRequest.value, path, files)
      if (file && importName.name) imported.set(localName.value, { file, name: importName.name })
    }
  const buttons: [from: number, to: number][] = []
  const members: { start: number; end: number }[] = []
  new Visitor({
    JSXElement({ openingElement: opening, start, end }) {
      const tag = text.slice(opening.start, opening.end)
      if (/^<(?:Row)?Button\b/.test(tag) || /className=\{buttonClass\(/.test(tag)) buttons.push([start, end])
    },
    MemberExpression({ start, end }) {
      members.push({ start, end })
    },
  }).visit(program)
  return (
    members
      .filter(({ start, end }) => buttons.some(([from, to]) => start >= from && end <= to))
      // `words.pay` is a part of `words.pay.now`, and no word.
      .filter(({ start, end }) => !members.some((other) => other.start === start && other.end > end))
      .flatMap(({ start, end }) => {
        const [local = '', ...place] = text.slice(start, end).split('.')
        const words = imported.get(local)
        return words && place.every((part) => /^\w+$/.test(part)) ? [{ ...words, place }] : []
      })
  )
}

function fileOf(
  specifier: string,
  from: string,
  files: Readonly<Record<string, string>>,
): string | undefined {
  const path = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : posix.normalize(posix.join(dirname(from), specifier))
  return TEXT_FILES.map((end) => path + end).find((file) => file in files)
}

import { type Plugin, parseSync } from 'vite'
import { DEFAULT_LANGUAGE, type Language } from '../src/kernel/language.ts'

const DEFINE = 'defineWords'
const MADE_PLAIN = /\b(defineWords|inLanguage|currentLanguage)\(/

/**
 * A browser's program speaks one language: in place of `defineWords(name, english)` stands what that language has under the
 * name, and the current language is a constant (docs/decisions/languages.md). The panel's addresses are the same in all.
 */
export function languagePlugin(language: Language, isPanel = false): Plugin {
  return {
    name: 'language',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.+\.tsx?$/, code: MADE_PLAIN },
      handler: (code, id) =>
        id.includes('/src/kernel/words.ts') ? null : { code: speak(code, id, language, isPanel), map: null },
    },
  }
}

/** `code` with its words in one language. Throws where words have a name that is not written out. */
export function speak(code: string, id: string, language: Language, isPanel = false): string {
  const edits: { start: number; end: number; text: string }[] = []
  const imports: string[] = []
  const { program } = parseSync(id.split('?')[0] ?? id, code)
  if (language === DEFAULT_LANGUAGE) edits.push(...importsIn(program, code))
  for (const { callee, start, end, arguments: given } of callsIn(program)) {
    const [first, english] = given
    if (callee.name === 'currentLanguage') edits.push({ start, end, text: `'${language}'` })
    else if (callee.name === 'inLanguage' && (language === DEFAULT_LANGUAGE || isPanel) && first)
      edits.push(...unwrap({ start, end }, first))
    else if (callee.name === DEFINE) {
      if (!english || typeof first?.value !== 'string') throw new Error(`${id}: words without a name`)
      if (language === DEFAULT_LANGUAGE) edits.push(...unwrap({ start, end }, english))
      else {
        const [room, own] = first.value.split('.')
        const local = `translated${imports.length}`
        imports.push(`import { ${own} as ${local} } from '@/languages/${language}/${room}'\n`)
        edits.push({ start, end, text: local })
      }
    }
  }
  const spoken = edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
  return imports.join('') + spoken
}

type Span = { start: number; end: number }
type Node = Span & { type: string; [name: string]: unknown }
type Import = Node & { source: { value: string }; specifiers: (Span & { local: { name: string } })[] }
type Call = Node & { callee: { name: string }; arguments: (Node & { value?: unknown })[] }

/** A call without its name, down to what was given. */
function unwrap({ start, end }: Span, given: Span) {
  return [
    { start, end: given.start, text: '(' },
    { start: given.end, end, text: ')' },
  ]
}

/** What nothing is called by any more: an import alone would cut other modules into more files. */
function importsIn({ body }: { body: unknown[] }, code: string) {
  return (body as Import[])
    .filter(
      ({ type, source }) => type === 'ImportDeclaration' && /\/kernel\/(language|words)$/.test(source.value),
    )
    .flatMap(({ start, end, specifiers, source }) => {
      const left = specifiers.filter(({ local }) => !MADE_PLAIN.test(`${local.name}(`))
      if (left.length === specifiers.length) return []
      const names = left.map(({ start: from, end: to }) => code.slice(from, to)).join(', ')
      return [{ start, end, text: names && `import { ${names} } from '${source.value}'` }]
    })
}

function* callsIn(node: unknown): Generator<Call> {
  if (Array.isArray(node)) {
    for (const one of node) yield* callsIn(one)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const { type, callee } = node as Node & { callee?: { name?: string } }
  if (type === 'CallExpression' && callee?.name && MADE_PLAIN.test(`${callee.name}(`)) yield node as Call
  for (const part of Object.values(node)) yield* callsIn(part)
}

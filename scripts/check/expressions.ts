import { parseSync, Visitor } from 'oxc-parser'
import { isTest } from './rooms'
import type { Problem } from './tree'

/** The most signs of an expression in the rooms where questions and answers are read. */
const LONGEST = 80
const READERS = /^src\/features\/(?:questions|answers|concierge)\//

/** Regular expressions too long to be read at a glance: understanding is made of examples, not of these. */
export function findLongExpressions(files: Record<string, string>): Problem[] {
  return Object.entries(files)
    .filter(([path]) => READERS.test(path) && !isTest(path) && !path.endsWith('.gen.ts'))
    .flatMap(([path, text]) =>
      listExpressions(path, text)
        .filter(({ source }) => source.length > LONGEST)
        .map(({ source, line }) => ({
          path,
          line,
          message: `an expression of ${source.length} signs, the limit is ${LONGEST}: make a list of words of it, smaller named patterns, or examples of a topic`,
        })),
    )
}

/** Every expression of a file: those between slashes, and the texts that others are made of. */
function listExpressions(path: string, text: string): { source: string; line: number }[] {
  const found: { source: string; line: number }[] = []
  const add = (source: string, start: number) =>
    found.push({ source, line: text.slice(0, start).split('\n').length })
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex) add(node.regex.pattern, node.start)
    },
    TaggedTemplateExpression(node) {
      if (text.slice(node.tag.start, node.tag.end) === 'String.raw')
        add(text.slice(node.quasi.start + 1, node.quasi.end - 1), node.start)
    },
    NewExpression(node) {
      const [first] = node.arguments
      if (text.slice(node.callee.start, node.callee.end) === 'RegExp' && first)
        add(text.slice(first.start, first.end), node.start)
    },
  }).visit(parseSync(path, text).program)
  return found
}

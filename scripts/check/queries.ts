import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { isTest } from './rooms'
import { listFiles, type Problem } from './tree'

type Node = { type: string; start: number } & Record<string, unknown>

/** Where queries are defined: beside the contracts, and in the kits that know no feature. */
const DEFINES_QUERIES = /^src\/(features\/[^/]+\/(staff-)?queries|web\/(kit|admin-kit)\/[^/]+)\.tsx?$/
/** The places that make keys, and that pass on what they are told. */
const KITS = ['src/web/kit/query.ts', 'src/web/kit/request.ts', 'src/web/admin-kit/staff-request.ts']

/** Calls that read or write an answer: its type comes with the query, never from who calls. */
const TYPED_BY_QUERY = new Set([
  'useQuery',
  'useQueries',
  'useSuspenseQuery',
  'fetchQuery',
  'prefetchQuery',
  'ensureQueryData',
  'getQueryData',
  'getQueriesData',
  'getQueryState',
  'setQueryData',
  'setQueriesData',
])

/** Calls of the kits that send as they are told; what a write answers comes from its contract. */
const SENDS = new Set(['request', 'staffRequest'])

const ADVICE =
  'read by a query of the feature’s queries.ts, which takes path, parameters and answer from the contract'

/** Reads of the API that pair an address and a type by hand. */
export function findQueryProblems(root: string): Problem[] {
  return listFiles(root)
    .filter((path) => /^src\/.+\.tsx?$/.test(path) && !/\.(gen|d)\.ts$/.test(path) && !isTest(path))
    .flatMap((path) => judgeQueries(path, readFileSync(join(root, path), 'utf8')))
}

/** The same for one file. */
export function judgeQueries(path: string, text: string): Problem[] {
  if (KITS.includes(path)) return []
  const { program } = parseSync(path, text)
  const problems: Problem[] = []
  visit(program, (node) => {
    const message = judgeNode(path, node)
    if (message) problems.push({ path, line: text.slice(0, node.start).split('\n').length, message })
  })
  return problems
}

function judgeNode(path: string, node: Node): string | null {
  if (node.type === 'CallExpression') return judgeCall(node)
  if (node.type === 'ObjectExpression') return judgeKeys(node)
  if (node.type === 'VariableDeclarator')
    return nameOf(node.id) === 'queryKey' && isWritten(node.init) ? `a key written by hand: ${ADVICE}` : null
  if (
    node.type === 'ImportSpecifier' &&
    nameOf(node.imported) === 'defineQuery' &&
    !DEFINES_QUERIES.test(path)
  )
    return 'defineQuery belongs in the feature’s queries.ts or staff-queries.ts: define the query there and import it'
  return null
}

function judgeCall({ callee, typeArguments, arguments: given }: Node): string | null {
  const called = nameOf(isNode(callee) && callee.type === 'MemberExpression' ? callee.property : callee)
  if (called !== null && SENDS.has(called) && typeArguments && !isLiteral(given, 'GET'))
    return `${called}<…> names its answer by hand: declare the write by defineCall in the contract and send it by send or sendForStaff`
  if (called === null || !TYPED_BY_QUERY.has(called)) return null
  if (typeArguments) return `${called}<…> names its answer by hand: ${ADVICE}`
  const isKeyWritten = called.endsWith('Data') && Array.isArray(given) && isWritten(given[0])
  return isKeyWritten ? `${called} with a key written by hand: ${ADVICE}` : null
}

function judgeKeys({ properties }: Node): string | null {
  const isByHand = (properties as Node[]).some(
    ({ type, key, value }) => type === 'Property' && nameOf(key) === 'queryKey' && isWritten(value),
  )
  return isByHand ? `queryKey: […] by hand: ${ADVICE}` : null
}

/** True for a key made on the spot, and not taken from a query. */
function isWritten(value: unknown): boolean {
  if (!isNode(value)) return false
  if (value.type.startsWith('TS') && 'expression' in value) return isWritten(value.expression)
  return value.type === 'ArrayExpression'
}

function isLiteral(given: unknown, value: string): boolean {
  return Array.isArray(given) && isNode(given[0]) && given[0].type === 'Literal' && given[0].value === value
}

function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type === 'Identifier') return String(node.name)
  return node.type === 'Literal' ? String(node.value) : null
}

function visit(value: unknown, judge: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, judge)
  if (!isNode(value)) return
  judge(value)
  for (const inner of Object.values(value)) visit(inner, judge)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

import { FEATURES_UPHILL, heightOf, isTest, roomOf } from './rooms'
import type { Problem, Source } from './tree'

const LINE_LIMIT = 300
/** A feature beyond it is two nouns (docs/decisions/rooms.md). */
const FEATURE_LINE_LIMIT = 3000
const SAYS_NOTHING = /(^|[-.])(utils?|helpers?|misc|common|shared|manager|stuff)([-.]|$)|^(types|constants)$/
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.(embedded|postgres))?(\.(test|spec|stories|config|d|gen))?\.tsx?$/
/** The router reads meaning out of these: `__root`, `$id`, `a.b`, `_group`, `[x]`. */
const ROUTE_FILE = /^[a-z0-9_$.[\]()-]+\.tsx?$/
/** Storybook looks for its settings under names of its own. */
const WORKBENCH = /^workbench\//
/** Tools look for what these files are about in their default export. */
const EXPORTS_BY_DEFAULT = /(^|\/)[a-z-]+\.(config\.ts|stories\.tsx)$|^workbench\//
const ROUTE_FOLDER = /^src\/(site|admin)\/routes\//

/** Names outside the vocabulary, files and features too long, re-exports and default exports. */
export function findFileProblems(tree: Source[]): Problem[] {
  const ofFiles = tree
    .filter((source) => !source.path.endsWith('.gen.ts') && !source.path.endsWith('.d.ts'))
    .flatMap((source) => [...judgeName(source), ...judgeLength(source), ...judgeExports(source)])
  return [...ofFiles, ...judgeFeatures(tree)]
}

function judgeName(source: Source): Problem[] {
  const path = source.path
  const name = path.split('/').at(-1) ?? ''
  const say = (message: string): Problem[] => [{ path, message }]
  if (ROUTE_FOLDER.test(path))
    return ROUTE_FILE.test(name) ? [] : say('a page’s file is named after its address, in lower case')
  if (!KEBAB.test(name)) return say('file names are kebab-case: `create-booking.ts`, `date-field.tsx`')
  if (!WORKBENCH.test(path) && SAYS_NOTHING.test(name.replace(/\.tsx?$/, '')))
    return say('this name says nothing: name the file after the one thing it does')
  if (path.startsWith('src/') && roomOf(path) === null)
    return say('there is no such room in src/: see the rooms in ARCHITECTURE.md')
  if (path.startsWith('src/features/')) return judgeFeatureName(path, say)
  return []
}

function judgeFeatureName(path: string, say: (message: string) => Problem[]): Problem[] {
  const [, , feature = '', ...rest] = path.split('/')
  if (heightOf(feature) < 0)
    return say(
      `enter '${feature}' in FEATURES_UPHILL (scripts/check/rooms.ts) at its height among ${FEATURES_UPHILL.join(', ')}`,
    )
  const inside = rest.join('/').replace(/(\.(embedded|postgres))?\.(test|spec)(?=\.tsx?$)/, '')
  if (
    /^(contract|staff-contract|queries|staff-queries|text|paths|sample)\.ts$/.test(inside) ||
    /^rules\/[^/]+\.ts$/.test(inside)
  )
    return []
  if (/^server\/(table|routes|store)\.ts$/.test(inside)) return []
  if (/^server\/(providers\/)?[a-z]+(-[a-z0-9]+)+\.ts$/.test(inside)) return []
  if (/^(understand|knowledge|answer|model)\/[^/]+\.ts$/.test(inside)) return []
  if (/^web\/(.+\/)?[^/]+\.tsx?$/.test(inside)) return []
  return say(
    'a feature holds contract.ts, queries.ts, text.ts, paths.ts, sample.ts, rules/…, server/table.ts, server/routes.ts, server/store.ts, server/<verb>-<noun>.ts and web/…: put this under one of these names',
  )
}

function judgeLength(source: Source): Problem[] {
  const isProse = /\/(content\/.+|sample(-[a-z-]+)?|text)\.tsx?$/.test(source.path)
  if (source.lines <= LINE_LIMIT || isTest(source.path) || isProse) return []
  return [
    {
      path: source.path,
      message: `${source.lines} lines, the limit is ${LINE_LIMIT}: take the part with a name of its own into a file of its own`,
    },
  ]
}

/** Lines of a feature's code; stories and samples count, tests do not. */
function judgeFeatures(tree: Source[]): Problem[] {
  const lines = new Map<string, number>()
  for (const source of tree) {
    const [folder] = /^src\/features\/[^/]+/.exec(source.path) ?? []
    if (folder && !isTest(source.path)) lines.set(folder, (lines.get(folder) ?? 0) + source.lines)
  }
  return [...lines]
    .filter(([, count]) => count > FEATURE_LINE_LIMIT)
    .map(([path, count]) => ({
      path,
      message: `${count} lines without tests, the limit is ${FEATURE_LINE_LIMIT}: it is two nouns. Move the files of one into a feature of its own and enter that in FEATURES_UPHILL (scripts/check/rooms.ts) and in ARCHITECTURE.md`,
    }))
}

function judgeExports(source: Source): Problem[] {
  const problems: Problem[] = []
  if (source.reExportLine !== null)
    problems.push({
      path: source.path,
      line: source.reExportLine,
      message: 'no barrels: let those who need it import it from the file that defines it',
    })
  if (/(^|\/)index\.tsx?$/.test(source.path) && !ROUTE_FOLDER.test(source.path))
    problems.push({ path: source.path, message: 'no index files: name the file after what it does' })
  if (source.defaultExportLine !== null && !EXPORTS_BY_DEFAULT.test(source.path))
    problems.push({
      path: source.path,
      line: source.defaultExportLine,
      message: 'named exports only: one thing has one name everywhere',
    })
  return problems
}

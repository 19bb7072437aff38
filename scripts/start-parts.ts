import { fileURLToPath } from 'node:url'

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** What runs first: it has the database opened while the rest is read. */
const FIRST = ['scripts/serve.ts', 'src/entries/server.ts']
const REST = ['src/server/http/app.ts', 'src/entries/assemble-app.ts', 'src/entries/prepare-database.ts']
const TOOLS = ['scripts/backup.ts', 'scripts/restore.ts', 'scripts/doctor.ts']
/** Beside the server they hold memory of their own: they load what they need and nothing else. */
const WORKERS = [
  'src/server/db/engine-worker.ts',
  'src/features/media/server/run-encoder.ts',
  'src/features/incoming-mail/server/run-parser.ts',
]

/**
 * Names the file into which a module of the server is built, where it belongs to every start: three files are read in a
 * fraction of the time of the two hundred that the builder makes of what several entries share.
 */
export function startPartNamer() {
  let sets: Record<'first' | 'rest' | 'tools' | 'workers', Set<string>> | undefined
  return (id: string, graph: Graph): string | null => {
    sets ??= {
      first: reach(graph, FIRST),
      rest: reach(graph, REST),
      tools: reach(graph, TOOLS),
      workers: reach(graph, WORKERS),
    }
    const { first, rest, tools, workers } = sets
    if (workers.has(id)) return null
    // What the entries alone use stays in them.
    if (first.has(id)) return rest.has(id) || tools.has(id) ? 'first' : null
    if (!rest.has(id)) return null
    return tools.has(id) ? 'shared' : 'start'
  }
}

/** The modules that these import at once, themselves or through others. */
function reach(graph: Graph, entries: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    const module = graph.getModuleInfo(id)
    if (!module) throw new Error(`${id} is not among what is built`)
    found.add(id)
    module.importedIds.forEach(visit)
  }
  for (const entry of entries) visit(fileURLToPath(new URL(`../${entry}`, import.meta.url)))
  return found
}

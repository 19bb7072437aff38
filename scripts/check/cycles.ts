import { isTest } from './rooms'
import type { Problem, Source } from './tree'

/** Every ring of files that import one another, each told once; types and imports on demand count, generated files do not. */
export function findCycles(tree: Source[]): Problem[] {
  const edges = new Map(
    tree
      .filter((source) => !isTest(source.path) && !source.path.endsWith('.gen.ts'))
      .map((source) => [source.path, source.imports.flatMap((edge) => edge.target ?? [])]),
  )
  const done = new Set<string>()
  const problems: Problem[] = []

  function visit(path: string, trail: string[]): void {
    const seenAt = trail.indexOf(path)
    if (seenAt >= 0) {
      const ring = [...trail.slice(seenAt), path]
      problems.push({
        path,
        message: `imports itself in a ring (${ring.join(' → ')}): move what both need into a file below them`,
      })
      return
    }
    if (done.has(path)) return
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }

  for (const path of edges.keys()) visit(path, [])
  return problems
}

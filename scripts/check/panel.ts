import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inKb, type Manifest } from './bundles'

const PANEL = 'dist/panel'
const PUBLIC = 'dist/client'
const ENTRY = 'src/entries/admin-browser.tsx'
/** The section at /admin itself comes with the first load. */
const FIRST_SECTION = 'src/features/todays-desk/web/admin-todays-desk.tsx'
/** Bytes of JavaScript as sent (brotli). */
const BUDGET = 200 * 1024
const STAFF_ONLY = /^src\/(?:admin|web\/admin-kit)\/|\/web\/admin/

/** Weighs the panel's first load, and looks for staff screens among what guests download. */
export async function checkPanel(): Promise<{ ok: boolean; output: string }> {
  const panel = readManifest(PANEL)
  const scripts = scriptsOf(panel, [ENTRY, FIRST_SECTION])
  const sizes = scripts.map((file) => readFileSync(join(PANEL, `${file}.br`)).length)
  const bytes = sizes.reduce((sum, one) => sum + one, 0)
  const problems = [
    ...judgePanel(scripts.length, bytes),
    ...findStaffScreens(readManifest(PUBLIC)).map((source) => `${source} is in the guests’ program`),
  ]
  return problems.length > 0
    ? { ok: false, output: problems.join('\n') }
    : { ok: true, output: `JS ${inKb(bytes)}` }
}

/** What is wrong with the weight of the first load, in words. */
export function judgePanel(scripts: number, bytes: number): string[] {
  if (scripts < 2)
    return [`${ENTRY} or ${FIRST_SECTION} is not in the panel’s manifest: nothing was measured`]
  if (bytes <= BUDGET) return []
  return [
    `the panel’s first load is ${inKb(bytes)}, the budget is ${inKb(BUDGET)}: load a section’s code with the section`,
  ]
}

/** Sources of the panel that a manifest names. */
export function findStaffScreens(manifest: Manifest): string[] {
  return Object.keys(manifest).filter((source) => STAFF_ONLY.test(source))
}

/** The files of these sources and of all they import at once. */
export function scriptsOf(manifest: Manifest, sources: readonly string[]): string[] {
  const keys = new Set<string>()
  const visit = (key: string) => {
    if (keys.has(key) || !manifest[key]) return
    keys.add(key)
    for (const next of manifest[key].imports ?? []) visit(next)
  }
  for (const source of sources) visit(source)
  return [...new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))].filter((file) =>
    file.endsWith('.js'),
  )
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
}

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** One page as the server sent it. */
export type SentHtml = { path: string; html: string }

const { resolve } = createRequire(import.meta.url)
const JAR = resolve('vnu-jar/build/dist/vnu.jar')

/** CSS that browsers know and the checker does not yet; each by its words in the message. */
const UNKNOWN_CSS: readonly RegExp[] = [
  /Unrecognized at-rule “@property”/,
  /“margin-trim”: Property “margin-trim” doesn't exist/,
  /“transition-property”: “--[\w-]+” is not a “transition-property” value/,
]

/** The command of a Java runtime of this machine; null where there is none. */
export function findJava(): string | null {
  const named = process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin', 'java')
  return [named, 'java'].find((command) => command && answersVersion(command)) || null
}

/** What the Nu HTML checker calls errors in some pages, in one run over all of them. */
export function findHtmlErrors(java: string, pages: readonly SentHtml[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  try {
    const files = new Map(pages.map(({ path }, index) => [`${index}.html`, path]))
    for (const [index, { html }] of pages.entries()) writeFileSync(join(folder, `${index}.html`), html)
    const { stderr, error } = spawnSync(java, ['-jar', JAR, '--format', 'json', '--errors-only', folder], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    if (error) throw error
    const { messages }: { messages: CheckerMessage[] } = JSON.parse(stderr)
    return [
      ...new Set(
        messages
          .filter(({ message }) => !UNKNOWN_CSS.some((known) => known.test(message)))
          .map(({ url = '', message, extract = '' }) => {
            const path = files.get(basename(url)) ?? url
            return `${path}  ${message} (${extract.replace(/\s+/g, ' ').trim()})`
          }),
      ),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type CheckerMessage = { url?: string; message: string; extract?: string }

function answersVersion(command: string): boolean {
  return existsSync(JAR) && spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0
}

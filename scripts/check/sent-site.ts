import { startBuiltServer } from '../built-server'
import { readPublicPages, UNLISTED_PAGES } from '../public-pages'
import { findHtmlErrors, findJava, type SentHtml } from './html'
import { judgeOutside, type PageLinks, readPageLinks } from './links'
import { findPolicyFaults } from './policy'

/** Pages that no other page leads to as they are here: one kind of each, the staff panel's among them. */
const OTHER_KINDS = ['/calendar?villa=3', '/booking?step=villa', '/my-booking/none', '/admin'] as const
/** Answers that are no pages and carry a policy of their own. */
const OTHER_ANSWERS = ['/api/villas', '/api/none', '/favicon.svg', '/sitemap.xml'] as const
const ASKED_AT_ONCE = 8
/** What pages call the site in their heads, where an address must be whole. */
const SITE_URL = 'http://hotel.example'

type Answer = { path: string; status: number; policy: string | null; html: string | null }

/** Reads the site from page to page as a visitor's browser would, and holds against the rules what was sent. */
export async function checkSentSite(): Promise<{ ok: boolean; output: string }> {
  const server = await startBuiltServer({ SITE_URL })
  try {
    const start = [...(await readPublicPages(server.url)), ...OTHER_KINDS]
    const answers = await crawl(server.url, start)
    for (const path of OTHER_ANSWERS) answers.set(path, await ask(server.url, path))
    const pages = [...answers.values()].flatMap(({ path, html }) => (html === null ? [] : [{ path, html }]))
    const distinct = pages.filter(({ path }) => start.includes(path) || !path.includes('?'))
    const problems = [
      ...findBrokenLinks(server.url, answers),
      ...judgePolicies(answers),
      ...judgeHtml(distinct),
    ]
    const note = `${distinct.length} pages, ${answers.size} addresses${findJava() ? '' : `; ${NO_JAVA}`}`
    return { ok: problems.length === 0, output: problems.length > 0 ? problems.join('\n') : note }
  } finally {
    await server.close()
  }
}

const NO_JAVA =
  'SKIPPED: the Nu HTML checker, for want of Java (apt-get install default-jre-headless, or set JAVA_HOME)'

function judgeHtml(pages: readonly SentHtml[]): string[] {
  const java = findJava()
  if (java) return findHtmlErrors(java, pages)
  return process.env.CI ? [`CI must hold every page against the Nu HTML checker. ${NO_JAVA}`] : []
}

/** Every address of the site that can be come to from some pages, by its path and search; pages with their HTML. */
async function crawl(origin: string, start: readonly string[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  let ahead = [...new Set(start)]
  while (ahead.length > 0) {
    const wave = ahead.splice(0, ASKED_AT_ONCE)
    for (const answer of await Promise.all(wave.map((path) => ask(origin, path))))
      answers.set(answer.path, answer)
    const led = wave.flatMap((path) => {
      const html = answers.get(path)?.html
      return html
        ? readPageLinks(path, html).addresses.flatMap((address) => pathWithin(origin, path, address) ?? [])
        : []
    })
    ahead = [...new Set([...ahead, ...led])].filter((path) => !answers.has(path))
  }
  return answers
}

async function ask(origin: string, path: string): Promise<Answer> {
  const response = await fetch(new URL(path, origin), { redirect: 'manual' })
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const body = await response.text()
  const { status, headers } = response
  return { path, status, policy: headers.get('content-security-policy'), html: isPage ? body : null }
}

/** The path and search of an address that stays within the site; null where it leads out of it. */
function pathWithin(origin: string, from: string, address: string): string | null {
  if (!URL.canParse(address, new URL(from, origin))) return null
  const url = new URL(address, new URL(from, origin))
  return url.origin === origin || url.origin === SITE_URL ? url.pathname + url.search : null
}

function findBrokenLinks(origin: string, answers: ReadonlyMap<string, Answer>): string[] {
  const pages = new Map<string, PageLinks>()
  for (const { path, html } of answers.values()) if (html !== null) pages.set(path, readPageLinks(path, html))
  return [...pages.values()].flatMap(({ path, addresses }) =>
    addresses.flatMap((address) => {
      const problem = judgeAddress(address)
      return problem ? [`${path}  leads to ${address}: ${problem}`] : []

      function judgeAddress(one: string): string | null {
        const within = pathWithin(origin, path, one)
        if (within === null) return judgeOutside(one)
        const answer = answers.get(within)
        const { hash } = new URL(one, new URL(path, origin))
        const anchor = decodeURIComponent(hash.slice(1))
        if (!answer || answer.status >= 400)
          return isMeantToMiss(path, within) ? null : `answers ${answer?.status}`
        if (anchor && !pages.get(within)?.anchors.has(anchor)) return `has no anchor ${anchor}`
        return null
      }
    }),
  )
}

/** A page that is not there names itself, and links to nothing else that is not. */
function isMeantToMiss(path: string, within: string): boolean {
  return path === within && (path === UNLISTED_PAGES[1] || path === '/my-booking/none')
}

function judgePolicies(answers: ReadonlyMap<string, Answer>): string[] {
  const byPolicy = new Map<string, string>()
  const without: string[] = []
  for (const { path, policy, html } of answers.values()) {
    if (policy) byPolicy.set(policy, byPolicy.get(policy) ?? path)
    else if (html !== null) without.push(`${path}  has no Content-Security-Policy`)
  }
  return [
    ...without,
    ...[...byPolicy].flatMap(([policy, path]) =>
      findPolicyFaults(policy).map((fault) => `${path}  ${fault}`),
    ),
  ]
}

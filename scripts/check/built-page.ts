import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { DEFAULT_LANGUAGE, LANGUAGES, splitLanguage } from '../../src/kernel/language'
import { packText } from '../../src/server/pages/pack-text'
import { QUALITY } from '../../src/server/pages/page-cache'
import { startBuiltServer } from '../built-server'
import { readPublicPages, UNLISTED_PAGES } from '../public-pages'
import {
  findForeignCode,
  firstView,
  inKb,
  judgeWeight,
  loadedBeside,
  type Manifest,
  picturesAtOnce,
  publicScripts,
  sum,
  type Weighing,
  weighPage,
} from './bundles'

const CLIENT = 'dist/client'
const PUBLIC_ENTRY = 'src/entries/site-browser.tsx'

/** Weighs every public page as the built server sends it, and looks for what no guest should download. */
export async function checkBundles(): Promise<{ ok: boolean; output: string }> {
  const manifest: Manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'))
  const files = new Map<string, Buffer>()
  const read = (file: string) => {
    const bytes = files.get(file) ?? readFileSync(join(CLIENT, file))
    files.set(file, bytes)
    return bytes
  }
  const pages = await weighPages(manifest, read)
  const everPublic = publicScripts(manifest, PUBLIC_ENTRY)
  const atOnce = new Set(pages.flatMap(({ scripts }) => scripts.map(({ file }) => file)))
  const problems = [
    ...pages.flatMap((page) => judgeWeight(page)),
    ...findForeignCode(atOnce, read, 'at once'),
    ...findForeignCode(everPublic, read, 'ever'),
    ...(everPublic.size === 0 ? [`${PUBLIC_ENTRY} is not in the manifest`] : []),
  ]
  if (problems.length > 0) return { ok: false, output: [...new Set(problems)].join('\n') }
  return { ok: true, output: `${pages.length} pages; ${describeHeaviest(pages)}` }
}

async function weighPages(manifest: Manifest, read: (file: string) => Buffer): Promise<Weighing[]> {
  // In English; every page names all languages it comes in.
  const server = await startBuiltServer({ SITE_LANGUAGES: LANGUAGES.join(',') })
  const weigh = async (files: readonly string[]) => {
    const weighed = []
    for (const file of files) {
      const { length } = await fetchCompressed(new URL(file, server.url), 200)
      weighed.push({ file, bytes: length })
    }
    return weighed
  }
  try {
    const pages: Weighing[] = []
    for (const path of await readPublicPages(server.url)) {
      if (splitLanguage(path).language !== DEFAULT_LANGUAGE) continue
      const sent = await fetchCompressed(new URL(path, server.url), path === UNLISTED_PAGES[1] ? 404 : 200)
      const html = brotliDecompressSync(sent).toString('utf8')
      const [pictures, beside] = [await weigh(picturesAtOnce(html)), await weigh(loadedBeside(html))]
      const { length: again } = await packText(Buffer.from(html), QUALITY.again)
      const page = { path, html, bytes: sent.length, again }
      pages.push(weighPage(page, manifest, read, { pictures, beside }))
    }
    return pages
  } finally {
    await server.close()
  }
}

/** The body as it was sent; `fetch` would take the compression away. */
async function fetchCompressed(url: URL, expected: number): Promise<Buffer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject)
  })
  const body = await buffer(answer)
  if (answer.statusCode !== expected) throw new Error(`GET ${url.pathname} answered ${answer.statusCode}`)
  return body
}

function describeHeaviest(pages: Weighing[]): string {
  const most = (weigh: (page: Weighing) => number) => {
    const [first] = [...pages].sort((one, other) => weigh(other) - weigh(one))
    return first ? `${inKb(weigh(first))} (${first.path})` : 'nothing'
  }
  return [
    `most JS ${most(({ scripts }) => sum(scripts))}`,
    `JS read to the end ${most(({ path, scripts, later }) => (path === '/' ? sum([...scripts, ...later]) : 0))}`,
    `most HTML ${most(({ html }) => html)}, asked for again ${most(({ htmlAgain }) => htmlAgain)}`,
    `most CSS ${most(({ styles }) => styles)}`,
    `most previews ${most(({ previews }) => previews)}`,
    `heaviest first view ${most(firstView)}`,
  ].join(', ')
}

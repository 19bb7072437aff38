import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { compress } from './compress'

const SOURCES = [
  'src',
  'assets',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/serve.ts',
  'scripts/stop.ts',
]
const STAMP = 'dist/.sources'
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/

/** Builds unless dist/ was made from exactly these sources. */
export async function buildWhenNeeded(): Promise<void> {
  const fingerprint = await fingerprintSources()
  if (existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === fingerprint) return
  console.log('Building …')
  const logLevel = 'warn'
  await build({ logLevel })
  await build({ logLevel, mode: 'panel' })
  await build({ logLevel, build: { ssr: true } })
  await compressFiles('dist/client')
  await compressFiles('dist/panel')
  await writeFile(STAMP, fingerprint)
}

/** Changes with the version of Node and with the name or the content of any source. */
async function fingerprintSources(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES) {
    if (!existsSync(source)) continue
    for (const file of await filesUnder(source)) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function compressFiles(folder: string): Promise<void> {
  for (const file of await filesUnder(folder)) {
    if (!COMPRESSIBLE.test(file)) continue
    const bytes = await readFile(file)
    await writeFile(`${file}.br`, compress(bytes))
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

async function filesUnder(source: string): Promise<string[]> {
  if ((await stat(source)).isFile()) return [source]
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWhenNeeded()

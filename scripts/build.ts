import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../src/kernel/language'
import { PANEL_LANGUAGES } from '../src/kernel/panel-language'
import { makeDatabase } from '../src/server/db/open-engine'
import { packDatabase } from '../src/server/db/pack-database'
import { filesUnder, isBuilt, noteSources, stampBuild } from './build-when-needed.js'
import { compress } from './compress'
import { listLicences } from './list-licences'
import { panelMode } from './panel-words'

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/

if (!isBuilt()) {
  const note = noteSources()
  console.log('Building …')
  const logLevel = 'warn'
  await build({ logLevel })
  const languages = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
  for (const mode of [...languages, ...PANEL_LANGUAGES.map(panelMode), 'offline'])
    await build({ logLevel, mode })
  await build({ logLevel, build: { ssr: true } })
  await packEmptyDatabase('dist/server/empty-database.gz')
  for (const file of ['topic-weights.bin', 'language-weights.bin'])
    await copyFile(`src/features/questions/understand/${file}`, `dist/server/${file}`)
  await mkdir('dist/licences', { recursive: true })
  await writeFile('dist/licences/third-party.txt', listLicences('.'))
  for (const folder of ['client', 'panel', 'offline', 'licences']) await compressFiles(`dist/${folder}`)
  await stampBuild(note)
}

/** What every first start and every trial of a backup begins with (docs/decisions/embedded-database.md). */
async function packEmptyDatabase(file: string): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'empty-database-'))
  try {
    const database = join(work, 'database')
    await makeDatabase(database, (error) => {
      throw error
    })
    packDatabase(database, file)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function compressFiles(folder: string): Promise<void> {
  for (const file of filesUnder(folder)) {
    if (!COMPRESSIBLE.test(file)) continue
    await writeFile(`${file}.br`, compress(await readFile(file)))
  }
}

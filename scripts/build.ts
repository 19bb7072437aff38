import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { filesUnder, fingerprintSources, isBuilt, stampBuild } from './build-when-needed.js'
import { compress } from './compress'
import { listLicences } from './list-licences'

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/

if (!isBuilt()) {
  const fingerprint = fingerprintSources()
  console.log('Building …')
  const logLevel = 'warn'
  await build({ logLevel })
  for (const mode of ['panel', 'offline']) await build({ logLevel, mode })
  await build({ logLevel, build: { ssr: true } })
  await mkdir('dist/licences', { recursive: true })
  await writeFile('dist/licences/third-party.txt', listLicences('.'))
  for (const folder of ['client', 'panel', 'offline', 'licences']) await compressFiles(`dist/${folder}`)
  await stampBuild(fingerprint)
}

async function compressFiles(folder: string): Promise<void> {
  for (const file of filesUnder(folder)) {
    if (!COMPRESSIBLE.test(file)) continue
    const bytes = await readFile(file)
    await writeFile(`${file}.br`, compress(bytes))
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

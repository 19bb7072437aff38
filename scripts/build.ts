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
  await build({ logLevel, mode: 'panel' })
  await build({ logLevel, build: { ssr: true } })
  await mkdir('dist/licences', { recursive: true })
  await writeFile('dist/licences/third-party.txt', listLicences('.'))
  for (const folder of ['dist/client', 'dist/panel', 'dist/licences']) await compressFiles(folder)
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

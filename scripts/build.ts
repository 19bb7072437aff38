import { readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { filesUnder, fingerprintSources, isBuilt, stampBuild } from './build-when-needed.js'
import { compress } from './compress'

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/

if (!isBuilt()) {
  const fingerprint = fingerprintSources()
  console.log('Building …')
  const logLevel = 'warn'
  await build({ logLevel })
  await build({ logLevel, mode: 'panel' })
  await build({ logLevel, build: { ssr: true } })
  await compressFiles('dist/client')
  await compressFiles('dist/panel')
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

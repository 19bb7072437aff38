import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawPreview, encodePicture } from '../src/features/media/server/encode-picture'
import { previewFile } from '../src/features/media/server/find-previews'
import { drawPlaceholder } from '../src/features/placeholder-pictures/rules/placeholder-picture'
import { PLACEHOLDER_SIZES, placeholderAddress } from '../src/kernel/image-address'
import { drawShare } from './draw-share'

/**
 * Makes the sizes pages ask for out of the masters in assets/pictures: node --import tsx scripts/picture-sizes.ts
 * [name…]. Without names: of every master that has none yet. Beside them lies preview.webp, a hundred bytes to show while
 * a size loads; previews/ holds those of the drawings; and share.jpg,
 * which messengers show of a page about it. All are committed, so that no start waits for them.
 */
const FOLDER = path.join(import.meta.dirname, '..', 'assets', 'pictures')
/** A page never shows them wider, and the server holds them all in its memory. */
const WIDEST = 1600
/** Shared by other sites as it is. */
const WITHOUT_SIZES = 'share.jpg'

const entries = await readdir(FOLDER)
const masters = entries.filter((entry) => entry.endsWith('.jpg') && entry !== WITHOUT_SIZES)
const wanted = process.argv.slice(2)

for (const master of masters) {
  const name = path.basename(master, '.jpg')
  const made = entries.filter((entry) => entry.replace(/-\d+x\d+$/, '') === name)
  if (wanted.length === 0 ? made.length > 0 : !wanted.includes(name)) continue
  await makeSizes(name, made)
}

for (const entry of await readdir(FOLDER)) {
  const [, name] = /^(.+)-\d+x\d+$/.exec(entry) ?? []
  const share = path.join(FOLDER, entry, 'share.jpg')
  if (name && !existsSync(share)) await writeFile(share, await drawShare(path.join(FOLDER, `${name}.jpg`)))
}

await mkdir(path.join(FOLDER, 'previews'), { recursive: true })
for (const drawing of entries.filter((entry) => entry.endsWith('.svg')))
  await writePreview(`/api/assets/${drawing}`, await readFile(path.join(FOLDER, drawing)))
for (const size of Object.values(PLACEHOLDER_SIZES))
  await writePreview(placeholderAddress(size), Buffer.from(drawPlaceholder(size.width, size.height)))

async function makeSizes(name: string, outdated: string[]) {
  const aside = path.join(FOLDER, `.${name}`)
  await mkdir(aside, { recursive: true })
  const answer = await encodePicture({
    file: path.join(FOLDER, `${name}.jpg`),
    folder: aside,
    widest: WIDEST,
  })
  if (answer.kind !== 'encoded') throw new Error(`${name}: ${'cause' in answer ? answer.cause : answer.kind}`)
  await writeFile(path.join(aside, 'preview.webp'), bytesOf(answer.preview))
  for (const folder of outdated) await rm(path.join(FOLDER, folder), { recursive: true })
  const folder = `${name}-${answer.width}x${answer.height}`
  await rename(aside, path.join(FOLDER, folder))
  console.log(`${folder}: ${answer.names.length} files`)
}

async function writePreview(address: string, drawing: Buffer) {
  await writeFile(path.join(FOLDER, previewFile(address)), bytesOf(await drawPreview(sharp(drawing))))
}

function bytesOf(preview: string): Buffer {
  return Buffer.from(preview.split(',')[1] ?? '', 'base64')
}

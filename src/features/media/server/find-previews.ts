import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FindPreviews } from '@/server/pages/picture-previews'
import { LARGEST_WIDTH, pictureAtWidth } from '../rules/picture-sources'
import { mediaFiles } from './table'

const ASSETS = /^\/api\/assets\//
const UPLOADS = '/uploads/pictures/'
const PLACEHOLDER = /^\/api\/placeholder\/(\d+)\/(\d+)$/
const MOST_REMEMBERED = 2000

/**
 * Previews of the pictures that come with the site, read from `folder` now, and of uploaded ones, read when first asked
 * for. Both are remembered: another picture has another address. None of an uploaded picture that can be seen through,
 * behind which it would stay in sight.
 */
export async function previewFinder(orm: NodePgDatabase, folder: string): Promise<FindPreviews> {
  const built = await readBuilt(folder)
  const uploaded = new Map<string, string | null>()

  return async (addresses) => {
    const largest = new Map(addresses.filter(isUpload).map((address) => [address, largestOf(address)]))
    await readUploaded([...new Set(largest.values())].filter((url) => !uploaded.has(url)))
    const found = new Map<string, string>()
    for (const address of addresses) {
      const preview = built.get(previewFile(address)) ?? uploaded.get(largest.get(address) ?? '')
      if (preview) found.set(address, preview)
    }
    return found
  }

  async function readUploaded(urls: string[]) {
    if (urls.length === 0) return
    const rows = await orm
      .select({ url: mediaFiles.url, preview: mediaFiles.preview })
      .from(mediaFiles)
      .where(inArray(mediaFiles.url, urls))
    if (uploaded.size > MOST_REMEMBERED) uploaded.clear()
    for (const { url, preview } of rows) uploaded.set(url, preview && isOpaque(preview) ? preview : null)
  }
}

/** Where the preview of a picture or drawing lies that comes with the site, below the folder of them all. */
export function previewFile(address: string): string {
  const name = address.replace(ASSETS, '').replace(PLACEHOLDER, 'placeholder-$1x$2.svg')
  return name.endsWith('.svg') ? `previews/${name}.webp` : `${path.posix.dirname(name)}/preview.webp`
}

async function readBuilt(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true }))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /(?:^previews\/.+|\/preview)\.webp$/.test(name))
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readPreview(path.join(folder, name))] as const)),
  )
}

async function readPreview(file: string): Promise<string> {
  return `data:image/webp;base64,${await readFile(file, 'base64')}`
}

function isUpload(address: string): boolean {
  return address.startsWith(UPLOADS)
}

/** The address a picture has in the library, whichever of its sizes is named. */
function largestOf(address: string): string {
  return pictureAtWidth(address, LARGEST_WIDTH)
}

/** A WebP file of this kind has no room for transparency (RFC 9649: simple file format, lossy). */
function isOpaque(preview: string): boolean {
  return Buffer.from(preview.split(',')[1] ?? '', 'base64').toString('latin1', 12, 16) === 'VP8 '
}

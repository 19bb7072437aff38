import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { listFolder } from './list-folder'
import type { Storage } from './storage'
import { checkKey } from './storage-key'

/** Files being written lie here, on the same disk, so that the last step is a rename. */
const ASIDE = '.aside'
/** Nothing is written for so long: what is older was left by a process that ended. */
const ABANDONED_MS = 24 * 60 * 60_000

/** Files in a folder: written aside, flushed to the disk, then renamed, so that a name always means a whole file. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => path.join(folder, checkKey(key))

  return {
    async put(key, content) {
      const target = pathOf(key)
      await mkdir(path.join(folder, ASIDE), { recursive: true })
      const aside = path.join(folder, ASIDE, randomBytes(12).toString('hex'))
      try {
        // `flush` calls fsync before the file is closed.
        await pipeline(content, createWriteStream(aside, { flags: 'wx', flush: true }))
        const { size } = await stat(aside)
        await mkdir(path.dirname(target), { recursive: true })
        await rename(aside, target)
        await flushFolder(path.dirname(target))
        return size
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
    },

    async get(key, range) {
      const file = await open(pathOf(key)).catch(absent)
      return file?.createReadStream(range) ?? null
    },

    async stat(key) {
      const found = await stat(pathOf(key)).catch(absent)
      return found?.isFile() ? { bytes: found.size } : null
    },

    list: (prefix) => listFolder(folder, prefix),

    async delete(key) {
      const target = pathOf(key)
      await rm(target, { force: true })
      const parent = path.dirname(target)
      if (parent !== path.normalize(folder)) await rmdir(parent).catch(stillUsed)
    },

    async sweep() {
      const aside = path.join(folder, ASIDE)
      for (const name of (await readdir(aside).catch(absent)) ?? []) {
        const found = await stat(path.join(aside, name)).catch(absent)
        if (found && Date.now() - found.mtimeMs > ABANDONED_MS)
          await rm(path.join(aside, name), { force: true })
      }
    },
  }
}

/** A rename is safe from a power cut only when the folder that holds the name is flushed too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

function stillUsed(error: NodeJS.ErrnoException): void {
  if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error
}

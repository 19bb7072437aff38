import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ListedFile } from './storage'

/** The files of a folder whose keys begin so, in the order of their keys; none where it is not there. */
export async function listFolder(folder: string, prefix: string): Promise<ListedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent)
  const keys = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    // What is still being written lies in a folder that begins with a dot.
    .filter((key) => !key.startsWith('.') && key.startsWith(prefix))
    .sort()
  return await Promise.all(
    keys.map(async (key) => ({ key, bytes: (await stat(path.join(folder, key))).size })),
  )
}

function absent(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Copies the files of one folder storage to another folder, and answers how many there are. Files never change once
 * they are there, so what is there with all its bytes is left alone: copying again and again costs only what is new.
 */
export async function copyUploads(from: string, to: string): Promise<number> {
  const entries = await readdir(from, { withFileTypes: true }).catch(absent)
  let files = 0
  for (const entry of entries) {
    // What is still being written lies in a folder that begins with a dot.
    if (entry.name.startsWith('.')) continue
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) files += await copyUploads(source, target)
    else {
      await copyWhole(source, target)
      files += 1
    }
  }
  return files
}

/** Under its name stands the whole file or none, even when the copying is broken off. */
async function copyWhole(source: string, target: string): Promise<void> {
  const [wanted, there] = await Promise.all([stat(source), stat(target).catch(() => null)])
  if (there?.size === wanted.size) return
  await mkdir(path.dirname(target), { recursive: true })
  await copyFile(source, `${target}.part`)
  await rename(`${target}.part`, target)
}

function absent(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

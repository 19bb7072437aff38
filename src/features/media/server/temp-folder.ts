import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PREFIX = 'app-upload-'
/** No upload takes so long: what is older was left by a process that was killed. */
const ABANDONED_MS = 60 * 60_000

/** Calls `work` with an empty folder of its own, which is gone when it is done, whether it went well or not. */
export async function withTempFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), PREFIX))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes what uploads of processes that were killed left in the system's folder for such things. */
export async function sweepTempFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const folder = path.join(tmpdir(), name)
    if (name.startsWith(PREFIX) && (await isAbandoned(folder)))
      await rm(folder, { recursive: true, force: true })
  }
}

/** One that is gone meanwhile was another process's to remove. */
async function isAbandoned(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > ABANDONED_MS
}

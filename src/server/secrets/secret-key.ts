import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '../env'
import { KEY_BYTES, readKeys } from './seal-text'

const FILE = 'secret.key'

type KeySettings = Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>

/**
 * The keys that secrets in the database are sealed with: those of SECRET_KEY, else the one in DATA_DIR, which is made when it
 * is needed first. The first of them seals, all of them open (docs/decisions/secrets.md).
 */
export async function loadKeys(settings: KeySettings): Promise<Buffer[]> {
  return (await findKeys(settings)) ?? readKeys(await makeKey(path.join(settings.DATA_DIR, FILE)))
}

/** The same without making one; undefined where there is none yet. */
export async function findKeys({ SECRET_KEY, DATA_DIR }: KeySettings): Promise<Buffer[] | undefined> {
  const text = SECRET_KEY ?? (await readKept(path.join(DATA_DIR, FILE)))
  return text === undefined ? undefined : readKeys(text)
}

async function readKept(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Of several processes one makes it; the others read that one's. */
async function makeKey(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true })
  const made = randomBytes(KEY_BYTES).toString('base64url')
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      await handle.writeFile(`${made}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    return made
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    return (await readFile(file, 'utf8')).trim()
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test as base, inject } from 'vitest'
import { copyClosed, copyTemplate, databaseName, dropDatabase } from '../scripts/template-database'
import { connectDatabase, type Database } from '../src/server/db/connect'

type Template =
  | { engine: 'embedded'; home: string; folder: string }
  | { engine: 'postgres'; home: string; serverUrl: string; name: string; prefix: string }

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template
  }
}

/** Where a copy stands, as the settings DATA_DIR and DATABASE_URL name it; `remove` when it is closed. */
export type DatabaseCopy = { dataDir: string; url?: string; remove(): Promise<void> }

/** `test` with `database`: a migrated database of the test file's own, with no rows in it at first. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
  .extend('databaseCopy', { scope: 'file' }, async ({}, { onCleanup }): Promise<DatabaseCopy> => {
    const copy = await copyDatabase()
    onCleanup(copy.remove)
    return copy
  })
  .extend('database', { scope: 'file' }, async ({ databaseCopy }, { onCleanup }): Promise<Database> => {
    const database = await openDatabase(databaseCopy)
    onCleanup(database.close)
    return database
  })

const engineCode: WebAssembly.Module[] = []

/**
 * Compiles the embedded engine once in this process and keeps its machine code: V8 shares it among all threads while
 * somebody holds it. Without it each engine of a test is compiled anew, and answers from code that is not optimised.
 */
function holdEngineCode(): void {
  if (engineCode.length > 0) return
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  engineCode.push(new WebAssembly.Module(fs.readFileSync(path.join(path.dirname(library), 'pglite.wasm'))))
}

/**
 * A further copy, for tests that open it themselves, twice, or in processes of their own; of a copy that a test has
 * filled and closed, where one is given.
 */
export async function copyDatabase(filled?: DatabaseCopy): Promise<DatabaseCopy> {
  const template = inject('template')
  const name = randomBytes(6).toString('hex')
  const dataDir = path.join(template.home, name)
  const removeFolder = () => fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  if (template.engine === 'embedded') {
    holdEngineCode()
    fs.cpSync(filled?.dataDir ?? template.folder, dataDir, {
      recursive: true,
      mode: fs.constants.COPYFILE_FICLONE,
    })
    return { dataDir, remove: async () => removeFolder() }
  }
  const { serverUrl, prefix } = template
  const own = prefix + name
  fs.mkdirSync(dataDir)
  return {
    dataDir,
    url: await (filled?.url
      ? copyClosed(serverUrl, databaseName(filled.url), own)
      : copyTemplate(serverUrl, template.name, own)),
    remove: async () => {
      await dropDatabase(serverUrl, own)
      removeFolder()
    },
  }
}

const CLOSE_WITHIN_MS = 60_000

/**
 * Opens a copy; an engine that breaks fails the test run instead of ending the process, and so does a connection that
 * was never given back, for which closing would wait without end.
 */
export async function openDatabase(copy: Pick<DatabaseCopy, 'dataDir' | 'url'>): Promise<Database> {
  const database = await connectDatabase({
    url: copy.url,
    dataDir: copy.dataDir,
    onFatal: (error) => {
      throw error
    },
  })
  const close = async () => {
    const closed = database.close().then(() => true)
    if (!(await Promise.race([closed, sleep(CLOSE_WITHIN_MS, false, { ref: false })])))
      throw new Error('The database did not close: a connection was not given back')
  }
  return { ...database, close }
}

import { randomBytes } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { startServer } from '@/entries/server'
import { copyTemplate, dropDatabase, makeTemplate } from './template-database'

type StartServer = typeof startServer
export type RunningServer = Awaited<ReturnType<StartServer>> & { dataFolder: string }

const BUILT_SERVER = 'dist/server/server.js'
/** Names a folder with the sample property, made before: starting with a copy takes a fifth of the work. */
const READY_DATA = 'READY_TEST_DATA'
/** Names the PostgreSQL server on which the sample property stands as a template: then no folder is copied. */
const READY_SERVER = 'READY_TEST_SERVER'
const TEMPLATE = 'sample_property'

type Started = Omit<Parameters<StartServer>[0], 'env'> & {
  /** Always on the embedded engine. */
  isEmbedded?: boolean
}

/**
 * Starts the built server in this process, on a free port, with the sample property in a data folder that is
 * thrown away on close. Settings not given in `env` are those of a test: quiet, no limits per address.
 * Throws when nothing is built yet.
 */
export async function startBuiltServer(
  env: Record<string, string> = {},
  { isEmbedded = false, ...options }: Started = {},
): Promise<RunningServer> {
  const startServer = await loadBuiltServer()
  const dataFolder = await mkdtemp(join(tmpdir(), 'pearl-villas-'))
  const serverUrl = process.env[READY_SERVER]
  const copy = serverUrl && !isEmbedded && !env.DATABASE_URL ? await copyDatabase(serverUrl) : null
  const removeData = async () => {
    await copy?.remove()
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  }
  const ready = process.env[READY_DATA]
  try {
    if (ready && !copy) await cp(ready, dataFolder, { recursive: true, mode: constants.COPYFILE_FICLONE })
    const settings = { ...settingsOf(dataFolder), ...copy?.env, ...env }
    const server = await startServer({ ...options, env: settings })
    return {
      ...server,
      dataFolder,
      close: async () => {
        await server.close()
        await removeData()
      },
    }
  } catch (error) {
    await removeData()
    throw error
  }
}

/**
 * Makes the sample property in an empty folder, and on the PostgreSQL server where there is one; answers the variables
 * that have programs begin with a copy of it.
 */
export async function makeReadyData(folder: string, serverUrl?: string): Promise<Record<string, string>> {
  const startServer = await loadBuiltServer()
  const fill = async (url?: string) => {
    const server = await startServer({ env: { ...settingsOf(folder), ...(url && { DATABASE_URL: url }) } })
    await server.close()
  }
  await fill()
  if (!serverUrl) return { [READY_DATA]: folder }
  await makeTemplate(serverUrl, TEMPLATE, fill)
  return { [READY_DATA]: folder, [READY_SERVER]: serverUrl }
}

async function copyDatabase(serverUrl: string) {
  const name = `sample_${randomBytes(6).toString('hex')}`
  const url = await copyTemplate(serverUrl, TEMPLATE, name)
  return { env: { DATABASE_URL: url }, remove: () => dropDatabase(serverUrl, name) }
}

async function loadBuiltServer(): Promise<StartServer> {
  const path = resolve(BUILT_SERVER)
  if (!existsSync(path)) throw new Error(`${BUILT_SERVER} is not there: run \`npm run build\` first`)
  process.env.NODE_ENV ??= 'production'
  const built: { startServer: StartServer } = await import(pathToFileURL(path).href)
  return built.startServer
}

function settingsOf(dataFolder: string): Record<string, string> {
  return {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
    ADMIN_EMAIL: 'desk@pearl-villas.example',
    ADMIN_PASSWORD: 'throw-away-password',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  }
}

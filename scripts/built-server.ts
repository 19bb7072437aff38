import { constants, existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { startServer } from '@/entries/server'

type StartServer = typeof startServer
export type RunningServer = Awaited<ReturnType<StartServer>> & { dataFolder: string }

const BUILT_SERVER = 'dist/server/server.js'
/** Names a folder with the sample property, made before: starting with a copy takes a fifth of the work. */
const READY_DATA = 'READY_TEST_DATA'

/**
 * Starts the built server in this process, on a free port, with the sample property in a data folder that is
 * thrown away on close. Settings not given in `env` are those of a test: quiet, no limits per address.
 * Throws when nothing is built yet.
 */
export async function startBuiltServer(
  env: Record<string, string> = {},
  options: Omit<Parameters<StartServer>[0], 'env'> = {},
): Promise<RunningServer> {
  const startServer = await loadBuiltServer()
  const dataFolder = await mkdtemp(join(tmpdir(), 'pearl-villas-'))
  const removeData = () => rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  const ready = process.env[READY_DATA]
  try {
    if (ready) await cp(ready, dataFolder, { recursive: true, mode: constants.COPYFILE_FICLONE })
    const server = await startServer({ ...options, env: { ...settingsOf(dataFolder), ...env } })
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

/** Makes the sample property in an empty folder; answers the variable that has programs begin with a copy of it. */
export async function makeReadyData(folder: string): Promise<Record<string, string>> {
  const startServer = await loadBuiltServer()
  const server = await startServer({ env: settingsOf(folder) })
  await server.close()
  return { [READY_DATA]: folder }
}

async function loadBuiltServer(): Promise<StartServer> {
  const path = resolve(BUILT_SERVER)
  if (!existsSync(path)) throw new Error(`${BUILT_SERVER} is not there: run \`npm run build\` first`)
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

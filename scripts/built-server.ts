import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { startServer } from '@/entries/server'

type StartServer = typeof startServer
export type RunningServer = Awaited<ReturnType<StartServer>> & { dataFolder: string }

const BUILT_SERVER = 'dist/server/server.js'

/**
 * Starts the built server in this process, on a free port, with the sample property in a data folder that is
 * thrown away on close. Settings not given in `env` are those of a test: quiet, no limits per address.
 * Throws when nothing is built yet.
 */
export async function startBuiltServer(
  env: Record<string, string> = {},
  options: Omit<Parameters<StartServer>[0], 'env'> = {},
): Promise<RunningServer> {
  const path = resolve(BUILT_SERVER)
  if (!existsSync(path)) throw new Error(`${BUILT_SERVER} is not there: run \`npm run build\` first`)
  const built: { startServer: StartServer } = await import(pathToFileURL(path).href)
  const dataFolder = await mkdtemp(join(tmpdir(), 'pearl-villas-'))
  const removeData = () => rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  try {
    const server = await built.startServer({
      ...options,
      env: {
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataFolder,
        ADMIN_EMAIL: 'desk@pearl-villas.example',
        ADMIN_PASSWORD: 'throw-away-password',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
        ...env,
      },
    })
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

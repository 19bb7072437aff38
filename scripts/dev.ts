import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { createServer as createVite } from 'vite'
import type * as Development from '../src/entries/development'
import { openDatabase } from '../src/entries/open-database'
import { DEFAULT_LANGUAGE } from '../src/kernel/language'
import { readSettings, type Settings } from '../src/server/env'
import { DEVELOPMENT_PANEL_BASE } from '../src/server/pages/panel-page'
import { panelMode } from './panel-words'
import { explainAndExit } from './serve'
import { stopWhenAsked } from './stop'

/**
 * One process with hot reload for both sides: Vite serves the browser's, and the server's modules are loaded
 * anew after a change while the database stays open.
 */
const settings = readSettingsOrExplain()
const log = Fastify({ logger: { level: settings.LOG_LEVEL } }).log
const database = await openDatabase({
  settings,
  root: process.cwd(),
  log: () => log,
  onFatal: () => process.exit(1),
}).catch(explainAndExit)

let app: FastifyInstance | undefined
const http = createHttpServer((request, response) => {
  if (request.url?.startsWith(DEVELOPMENT_PANEL_BASE)) panelVite.middlewares(request, response)
  else vite.middlewares(request, response, () => answer(request, response))
})
let pending: NodeJS.Timeout | undefined
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
  // A plugin, because Vite takes a new watcher when its settings or the lock file change.
  plugins: [{ name: 'reload-server', configureServer: ({ watcher }) => void watcher.on('all', onChange) }],
})

/** What renders guests' pages is not what renders the panel (vite.config.ts): it has a Vite of its own. */
const panelVite = await createVite({
  appType: 'custom',
  mode: panelMode(DEFAULT_LANGUAGE),
  base: DEVELOPMENT_PANEL_BASE,
  cacheDir: 'node_modules/.vite-panel',
  server: { middlewareMode: true, hmr: { server: http } },
})

await reload()
http.once('error', explainAndExit)
http.listen(settings.PORT, settings.HOST, () => {
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : settings.PORT
  console.log(`\n  Open http://localhost:${port}\n`)
})

stopWhenAsked(async () => {
  http.close()
  await Promise.all([vite.close(), panelVite.close()])
  await app?.close()
  await database.close()
})

function readSettingsOrExplain(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    return explainAndExit(error)
  }
}

function onChange(_event: string, file: string) {
  if (!/\.(ts|tsx)$/.test(file) || file.includes('.test.')) return
  clearTimeout(pending)
  pending = setTimeout(() => void reload(), 100)
}

async function reload() {
  try {
    const { developmentApp } = (await vite.ssrLoadModule('/src/entries/development.ts')) as typeof Development
    const next = await developmentApp(settings, database)
    const previous = app
    app = next
    await previous?.close()
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    console.error(error)
  }
}

function answer(request: IncomingMessage, response: ServerResponse) {
  if (app) return app.routing(request, response)
  response.writeHead(503).end('The server side does not load; see the terminal.')
}

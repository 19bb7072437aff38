import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenNeeded } from './build-when-needed.js'

// Plain JavaScript: this process becomes the server and runs for months, so it loads neither the builder nor what
// reads TypeScript (docs/decisions/one-package.md).
try {
  await buildWhenNeeded()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const { serveApp } = await import(pathToFileURL(path.resolve('dist/server/serve.js')).href)
await serveApp(process.env)

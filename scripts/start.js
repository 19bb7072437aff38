import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { buildWhenNeeded } from './build-when-needed.js'

// Plain JavaScript: this process becomes the server and runs for months, so it loads neither the builder nor what
// reads TypeScript (docs/decisions/one-package.md).
try {
  await buildWhenNeeded()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
// Left alone the heap grows to twice what is in use before it is swept, and keeps the gaps; a server that mostly waits
// can sweep sooner and close them.
setFlagsFromString('--heap-growing-percent=20')
setFlagsFromString('--compact-on-every-full-gc')
const { serveApp } = await import(pathToFileURL(path.resolve('dist/server/serve.js')).href)
await serveApp(process.env)

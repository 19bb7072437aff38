import { buildWhenNeeded } from './build'
import { serveApp } from './serve'

await buildWhenNeeded()
await serveApp(process.env)

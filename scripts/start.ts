import { buildWhenNeeded } from './build'
import { serveHouse } from './serve'

await buildWhenNeeded()
await serveHouse(process.env)

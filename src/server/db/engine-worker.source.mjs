// The thread's entry in the source tree only: `--import tsx` leaves worker threads alone, so this one asks
// for TypeScript itself. The build starts engine-worker.js directly.
import { register } from 'tsx/esm/api'

register()
await import('./engine-worker.ts')

import { register } from 'tsx/esm/api'

// Where the app runs from its sources, the encoder does too.
register()
await import('./run-encoder.ts')

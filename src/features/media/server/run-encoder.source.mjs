import { register } from 'tsx/esm/api'

// Where the house runs from its sources, the encoder does too.
register()
await import('./run-encoder.ts')

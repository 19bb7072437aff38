import { register } from 'tsx/esm/api'

// Where the app runs from its sources, the parser does too.
register()
await import('./run-parser.ts')

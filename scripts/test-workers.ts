import { availableParallelism } from 'node:os'

/** Two keep two cores busy; a machine of more has one each, as far as four browsers with their apps fit into its memory. */
export const BROWSER_WORKERS = Math.min(4, Math.max(2, availableParallelism()))

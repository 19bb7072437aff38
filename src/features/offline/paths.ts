/** The program that answers for the site where there is no line, built by itself (vite.config.ts). */
export const SERVICE_WORKER_PATH = '/service-worker.js'

/** The page that stands in for one of which there is no copy. */
export const OFFLINE_PAGE = '/offline'

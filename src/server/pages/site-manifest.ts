import type { Manifest } from '@tanstack/react-router'
import { type Build, developmentFiles } from './entry-files'

export const SITE_ENTRY = 'src/entries/site-browser.tsx'
const ROUTES_FOLDER = 'src/site/routes/'
const ROUTE_CHUNK = /^src\/site\/routes\/(.+)\.tsx\?tsr-split=component$/

/** What the router writes into the heads of built pages: nothing, dress-page.ts does it. */
export const BUILT_MANIFEST: Manifest = { routes: {} }

export const DEVELOPMENT_MANIFEST: Manifest = {
  routes: { __root__: developmentFiles(SITE_ENTRY, ['src/web/styles/fonts.css', 'src/web/styles/site.css']) },
}

/** The key of the chunk that shows a route; undefined for one that has none of its own. */
export function chunkOfRoute(built: Build, routeId: string): string | undefined {
  return Object.keys(built).find((key) => routeOf(key) === routeId.replace(/(.)\/$/, '$1'))
}

/** `src/site/routes/blog.$slug.tsx?…` → `/blog/$slug`; undefined for a chunk that is no route's. */
function routeOf(key: string): string | undefined {
  const name = ROUTE_CHUNK.exec(key)?.[1]
  if (name === undefined || !key.startsWith(ROUTES_FOLDER)) return undefined
  return `/${name.replaceAll('.', '/').replace(/(^|\/)index$/, '')}`
}

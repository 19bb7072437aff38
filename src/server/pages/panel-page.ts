import type { FastifyInstance } from 'fastify'
import { contentPolicy } from './content-policy'
import { type Build, developmentFiles, type EntryFiles, filesOfEntry } from './entry-files'

const PANEL_ENTRY = 'src/entries/admin-browser.tsx'

export const DEVELOPMENT_PANEL = developmentFiles(PANEL_ENTRY, 'src/web/styles/admin.css')

export function toPanelFiles(built: Build): EntryFiles {
  return filesOfEntry(built, PANEL_ENTRY)
}

type PanelOptions = {
  files: EntryFiles
  isSecure: boolean
  /** False while Vite serves it, whose client writes styles into the page. */
  isBuilt: boolean
}

/** Serves the staff panel's one page at /admin and everywhere below; the panel itself finds the section. */
export function servePanel(app: FastifyInstance, { files, isSecure, isBuilt }: PanelOptions) {
  const html = writePage(files)
  const policy = contentPolicy({ isSecure, showsChosenFiles: true })
  for (const url of ['/admin', '/admin/*'])
    app.get(url, { schema: { hide: true } }, async (_request, reply) => {
      reply.headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-type': 'text/html; charset=utf-8',
      })
      if (isBuilt) reply.header('content-security-policy', policy)
      else reply.removeHeader('content-security-policy')
      return reply.send(html)
    })
}

function writePage({ css, preloads, scripts }: EntryFiles): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex"><meta name="theme-color" content="#1f4d3a">',
    '<title>Admin</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // Phones of Apple show notifications of what was put on the home screen alone.
    '<link rel="manifest" href="/panel.webmanifest"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...css.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...scripts.map(({ attrs, children = '' }) => `<script${writeAttributes(attrs)}>${children}</script>`),
    '</head><body><div id="panel"></div>',
    '<noscript><p>The panel needs JavaScript. Please switch it on and load the page again.</p></noscript>',
    '</body></html>',
  ].join('')
}

function writeAttributes(attrs: Record<string, string | boolean>): string {
  return Object.entries(attrs)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${value}"`))
    .join('')
}

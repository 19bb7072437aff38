import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE } from '@/kernel/language'
import { PANEL_LANGUAGE_COOKIE, type PanelLanguage, toPanelLanguage } from '@/kernel/panel-language'
import { contentPolicy } from './content-policy'
import { type Build, developmentFiles, type EntryFiles, filesOfEntry, refreshScript } from './entry-files'

const PANEL_ENTRY = 'src/entries/admin-browser.tsx'

/** What the panel's page names, in the languages it is built in. */
export type PanelFiles = { en: EntryFiles } & { [Language in PanelLanguage]?: EntryFiles }

/** Where development has the panel's own Vite: it is rendered by React, and guests' pages are not. */
export const DEVELOPMENT_PANEL_BASE = '/panel-source/'

const developed = developmentFiles(PANEL_ENTRY, ['src/web/styles/admin.css'], DEVELOPMENT_PANEL_BASE)

/** Development shows English alone. */
export const DEVELOPMENT_PANEL: PanelFiles = {
  en: { ...developed, scripts: [refreshScript(DEVELOPMENT_PANEL_BASE), ...developed.scripts] },
}

export function toPanelFiles(built: Build): EntryFiles {
  return filesOfEntry(built, PANEL_ENTRY)
}

type PanelOptions = {
  files: PanelFiles
  isSecure: boolean
  /** False while Vite serves it, whose client writes styles into the page. */
  isBuilt: boolean
}

/**
 * Serves the staff panel's one page at /admin and everywhere below, in the language its browser remembers; the panel itself
 * finds the section.
 */
export function servePanel(app: FastifyInstance, { files, isSecure, isBuilt }: PanelOptions) {
  const pages = new Map(
    Object.entries(files).map(([language, entry]) => [language, writePage(language, entry)]),
  )
  const policy = contentPolicy({ isSecure, showsChosenFiles: true })
  for (const url of ['/admin', '/admin/*'])
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const language = toPanelLanguage(request.cookies[PANEL_LANGUAGE_COOKIE]) ?? DEFAULT_LANGUAGE
      reply.headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-type': 'text/html; charset=utf-8',
      })
      if (isBuilt) reply.header('content-security-policy', policy)
      else reply.removeHeader('content-security-policy')
      return reply.send(pages.get(language) ?? pages.get(DEFAULT_LANGUAGE))
    })
}

function writePage(language: string, { css, preloads, scripts }: EntryFiles): string {
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
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

import { addressIn, DEFAULT_LANGUAGE, type Language } from '@/kernel/language'

/** A page for the sitemap; `lastmod` (yyyy-MM-dd) only where it is truly known. */
export type SitePage = { path: string; lastmod?: string }

/** Not for search engines: the panel, data, staff's own page and guests' private ones. */
const KEPT_OUT = ['/admin', '/api/', '/home', '/my-booking/', '/my-review/', '/pay/']

/** Pictures lie under /api/ as well, and may be shown in results. */
const LET_IN = ['/api/assets/', '/api/placeholder/', '/api/video-posters/']

export const SECURITY_PATH = '/.well-known/security.txt'

/** True for a path that robots.txt lets search engines ask for. */
export function isListed(path: string): boolean {
  return !KEPT_OUT.some((kept) => path === kept.replace(/\/$/, '') || path.startsWith(kept))
}

/**
 * The text of sitemap.xml; `siteUrl` without a slash at its end. Where the site is offered in several languages, each page
 * stands in it once for each, and names all of them as the page itself does.
 */
export function drawSitemap(
  siteUrl: string,
  pages: readonly SitePage[],
  languages: readonly Language[],
): string {
  const isSeveral = languages.length > 1
  const shown: readonly Language[] = isSeveral ? languages : [DEFAULT_LANGUAGE]
  const entries = pages.flatMap(({ path, lastmod }) => {
    const others = isSeveral
      ? [
          ...languages.map((one) => drawAlternate(one, addressIn(one, path))),
          drawAlternate('x-default', path),
        ]
      : []
    const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : ''
    return shown.map(
      (one) =>
        `  <url><loc>${escapeXml(siteUrl + addressIn(one, path))}</loc>${changed}${others.join('')}</url>\n`,
    )
  })
  const alternates = isSeveral ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${alternates}>\n${entries.join('')}</urlset>\n`
  )

  function drawAlternate(code: string, address: string) {
    return `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(siteUrl + address)}"/>`
  }
}

/** The text of robots.txt. */
export function drawRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    ...LET_IN.map((path) => `Allow: ${path}`),
    ...KEPT_OUT.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/**
 * The text of security.txt (RFC 9116): whom to write to about a hole, good until `expires`. Researchers take one without
 * that day, or past it, for abandoned.
 */
export function drawSecurityContact(siteUrl: string, email: string, expires: Date): string {
  return [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${SECURITY_PATH}`,
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

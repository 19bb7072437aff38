import { createHash } from 'node:crypto'

type PolicyOptions = {
  isSecure: boolean
  /** Inline scripts and styles that this app put into the page, as they stand there; no other may run or apply. */
  scripts?: readonly string[]
  styles?: readonly string[]
  /** Whether pictures and videos just chosen on this device, not yet sent, are shown (`blob:`). */
  showsChosenFiles?: boolean
}

/** The Content-Security-Policy of one page: our own inline scripts and styles by hash, everything else from this site alone. */
export function contentPolicy({
  isSecure,
  scripts = [],
  styles = [],
  showsChosenFiles,
}: PolicyOptions): string {
  const chosen = showsChosenFiles ? ' blob:' : ''
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(scripts)].join(' '),
    ["style-src 'self'", ...hashesOf(styles)].join(' '),
    `img-src 'self' data: https:${chosen}`,
    `media-src 'self' https:${chosen}`,
    "font-src 'self'",
    "connect-src 'self'",
    // Players and the map, each only after a visitor asked for it.
    'frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** How a policy names an inline script or style. */
export function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

function hashesOf(sources: readonly string[]): Set<string> {
  return new Set(sources.map(hashOf))
}

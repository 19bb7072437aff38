import { createHash } from 'node:crypto'

const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g
const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const DATA_BLOCK = /\btype="(?!module"|text\/javascript")/

type PolicyOptions = {
  isSecure: boolean
  /** Whether pictures and videos just chosen on this device, not yet sent, are shown (`blob:`). */
  showsChosenFiles?: boolean
}

/** The Content-Security-Policy of one page: its inline scripts and styles by hash, everything else from this site alone. */
export function contentPolicy(html: string, options: PolicyOptions): string {
  const chosen = options.showsChosenFiles ? ' blob:' : ''
  const scripts = new Set<string>()
  for (const [, attributes = '', source = ''] of html.matchAll(INLINE_SCRIPT))
    if (!attributes.includes('src=') && !DATA_BLOCK.test(attributes)) scripts.add(hashOf(source))
  const styles = [...html.matchAll(INLINE_STYLE)].map(([, text = '']) => hashOf(text))
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
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
    ...(options.isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

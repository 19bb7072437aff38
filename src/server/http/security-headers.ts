import type { Settings } from '../env'

/** Sent with every answer; the Content-Security-Policy of a page is added to these, since it depends on the page. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

/** Browsers that came by https once stay with https for a year. */
export const TRANSPORT_SECURITY = { 'strict-transport-security': 'max-age=31536000' } as const

/** An API answer is data: nothing in it may ever run or be framed. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** The headers of every answer that is no page. */
export function headersOfAnswers({ SITE_URL }: Settings): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    ...(SITE_URL?.startsWith('https:') && TRANSPORT_SECURITY),
    'content-security-policy': API_POLICY,
  }
}

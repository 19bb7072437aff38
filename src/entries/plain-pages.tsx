import type { FastifyInstance } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import type { WritePlainPage } from '@/features/plain-checkout/server/routes'
import { PlainCheckout } from '@/features/plain-checkout/web/plain-checkout'
import type { PublicProperty } from '@/features/property/contract'

const SCRIPTS = /<script\b[\s\S]*?<\/script>/g
/** What is said of the page that lends its frame, and of no other. */
const OF_THE_FRAME = new Set(['cache-control', 'connection', 'content-length', 'date', 'etag', 'vary'])
const MAIN = /<main\b[\s\S]*<\/main>/

/**
 * Writes the pages of a booking without scripts into the frame of the site's own: header, footer and styles are those of
 * the booking page with what protects it, and no script is left in it that would take the page over.
 */
export function plainPageWriter(app: FastifyInstance, readFacts: () => PublicProperty): WritePlainPage {
  return async (page) => {
    const step = page.step === 'details' ? 'details' : 'payment'
    const frame = await app.inject({
      url: `/booking?step=${step}`,
      headers: { 'accept-encoding': 'identity' },
    })
    if (!MAIN.test(frame.body)) throw new Error('The page that frames a plain booking has no main part')
    const main = renderToStaticMarkup(<PlainCheckout page={page} property={readFacts()} />)
    const html = frame.body.replace(SCRIPTS, '').replace(MAIN, () => main)
    const headers = Object.entries(frame.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !OF_THE_FRAME.has(name) ? [[name, value]] : [],
    )
    return { html, headers: Object.fromEntries(headers) }
  }
}

import type { FastifyInstance } from 'fastify'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { WritePlainPage } from '@/features/plain-checkout/server/routes'
import { PlainCheckout } from '@/features/plain-checkout/web/plain-checkout'
import type { PublicProperty } from '@/features/property/contract'
import type { WriteCardPage } from '@/features/registration-cards/server/guest-routes'
import { CARD_WORDS } from '@/features/registration-cards/text'
import { GuestCard } from '@/features/registration-cards/web/guest-card'
import { inLanguage } from '@/kernel/language'
import { hashOf } from '@/server/pages/content-policy'
import { createStyleSelector, type StyleSelector } from '@/server/pages/page-styles'

type Framed = { html: string; headers: Record<string, string> }

const SCRIPTS = /<script\b[\s\S]*?<\/script>/g
/** What is said of the page that lends its frame, and of no other. */
const OF_THE_FRAME = new Set(['cache-control', 'connection', 'content-length', 'date', 'etag', 'vary'])
const MAIN = /<main\b[\s\S]*<\/main>/
const OWN_STYLES = /<script type="text\/plain" data-sheets="([^"]*)">([\s\S]*?)<\/script>/
const WHOLE_SHEETS = /<noscript><link rel="stylesheet"[\s\S]*?<\/noscript>/
/** By the addresses of the style sheets, of which a build has one or two. */
const selectors = new Map<string, StyleSelector>()

/** Writes the pages of a booking without scripts, with the facts as the current language tells them. */
export function plainPageWriter(
  app: FastifyInstance,
  readFacts: () => Promise<PublicProperty>,
): WritePlainPage {
  return async (page) => {
    const step = page.step === 'details' ? 'details' : 'payment'
    const property = await readFacts()
    return await writeInFrame(app, `/booking?step=${step}`, <PlainCheckout page={page} property={property} />)
  }
}

/** Its frame is that of the page where a booking is found. */
const CARD_FRAME = '/my-booking'
const TITLE = /<title>[^<]*<\/title>/
/** Whose press comes to nothing where no script runs, as of the menu; its links stand in the footer. */
const SCRIPTED_BUTTONS = /<button\b(?![^>]*type="submit")[^>]*>[\s\S]*?<\/button>/g

/** Writes the guest's page of a registration card. */
export function cardPageWriter(app: FastifyInstance): WriteCardPage {
  return async (page) => {
    const { html, headers } = await writeInFrame(app, CARD_FRAME, <GuestCard page={page} />)
    const titled = html.replace(TITLE, `<title>${CARD_WORDS.title}</title>`)
    return { html: titled.replace(SCRIPTED_BUTTONS, ''), headers }
  }
}

/**
 * Puts a main part into the frame of one of the site's own pages: header, footer and styles are those of that page with
 * what protects it, and no script is left in it that would take the page over.
 */
export async function writeInFrame(app: FastifyInstance, url: string, main: ReactElement): Promise<Framed> {
  const frame = await app.inject({ url: inLanguage(url), headers: { 'accept-encoding': 'identity' } })
  if (!MAIN.test(frame.body)) throw new Error(`The page ${url} has no main part to put another in its place`)
  const written = renderToStaticMarkup(main)
  const own = OWN_STYLES.exec(frame.body)
  const html = frame.body
    .replace(SCRIPTS, '')
    .replace(WHOLE_SHEETS, '')
    .replace(MAIN, () => written)
  const headers = Object.entries(frame.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !OF_THE_FRAME.has(name) ? [[name, value]] : [],
  )
  return await dressAnew(app, { html, headers: Object.fromEntries(headers) }, own)
}

/** Gives a page the styles of what stands in it now, and names them in its policy in place of `own`, those of the frame. */
async function dressAnew(
  app: FastifyInstance,
  { html, headers }: Framed,
  own: RegExpExecArray | null,
): Promise<Framed> {
  const [, sheets, styles = ''] = own ?? []
  if (sheets === undefined) return { html, headers }
  const selected: string[] = []
  for (const sheet of sheets.split(' ')) {
    const select = selectors.get(sheet) ?? createStyleSelector(await readSheet(app, sheet))
    selectors.set(sheet, select)
    selected.push(select.whole(html))
  }
  const policy = headers['content-security-policy']?.replace(hashOf(styles), () => hashOf(selected.join('')))
  return {
    html: html.replace(
      '</head>',
      (end) => `<style data-sheets="${sheets}">${selected.join('')}</style>${end}`,
    ),
    headers: { ...headers, ...(policy && { 'content-security-policy': policy }) },
  }
}

async function readSheet(app: FastifyInstance, url: string): Promise<string> {
  const { statusCode, body } = await app.inject({ url, headers: { 'accept-encoding': 'identity' } })
  if (statusCode !== 200) throw new Error(`The style sheet ${url} answered ${statusCode}`)
  return body
}

import type { FastifyInstance } from 'fastify'
import { listPublishedPosts } from '@/features/blog/server/store'
import { categoryPath } from '@/features/categories/rules/category-page'
import { listCategories } from '@/features/categories/server/store'
import { readPropertyFacts } from '@/features/property/server/store'
import type { Day } from '@/kernel/days'
import type { Language } from '@/kernel/language'
import type { Database } from '@/server/db/connect'
import {
  drawRobots,
  drawSecurityContact,
  drawSitemap,
  isListed,
  SECURITY_PATH,
  type SitePage,
} from '@/server/pages/search-engines'
import { ARTICLES } from '@/site/content/articles'

type Options = {
  database: Database
  /** Public address of the site, without a slash at its end. */
  siteUrl: string
  /** Pages whose address holds no variable part. */
  fixedPaths: readonly string[]
  /** Those the site is offered in. */
  languages: readonly Language[]
  today: () => Day
  now?: () => Date
}

const AN_HOUR = 'public, max-age=3600'
/** Under the year that RFC 9116 recommends; renewed with every answer. */
const HALF_A_YEAR_MS = 182 * 86_400_000
const FOREST = '#1f4d3a'
const CREAM = '#faf5ea'

/** /sitemap.xml, /robots.txt, /.well-known/security.txt and the web manifest: what machines read before they read pages. */
export function searchEngineRoutes(
  app: FastifyInstance,
  { database, siteUrl, fixedPaths, languages, today, now = () => new Date() }: Options,
) {
  const route = { config: { access: 'anyone' as const }, schema: { hide: true } }

  app.get('/sitemap.xml', route, async (_request, reply) => {
    const [categories, posts] = await Promise.all([
      listCategories(database.orm),
      listPublishedPosts(database.orm, today()),
    ])
    const pages: SitePage[] = [
      ...fixedPaths.filter(isListed).map((path) => ({ path })),
      ...categories.map((category) => ({ path: categoryPath(category, categories) })),
      ...ARTICLES.map(({ slug, date }) => ({ path: `/blog/${slug}`, lastmod: date })),
      ...posts.map(({ slug }) => ({ path: `/blog/${slug}` })),
    ]
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(drawSitemap(siteUrl, pages, languages))
  })

  app.get('/robots.txt', route, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', AN_HOUR).send(drawRobots(siteUrl)),
  )

  app.get(SECURITY_PATH, route, async (_request, reply) => {
    const { infoEmail } = await readPropertyFacts(database.orm)
    const expires = new Date(now().getTime() + HALF_A_YEAR_MS)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(drawSecurityContact(siteUrl, infoEmail, expires))
  })

  app.get('/site.webmanifest', route, async (_request, reply) => {
    const { name, tagline } = await readPropertyFacts(database.orm)
    return reply
      .type('application/manifest+json')
      .header('cache-control', AN_HOUR)
      .send(JSON.stringify(describeApp(name, tagline)))
  })
}

function describeApp(name: string, tagline: string) {
  const picture = (sizes: string) => ({
    src: `/icon-${sizes}.png`,
    sizes: `${sizes}x${sizes}`,
    type: 'image/png',
  })
  return {
    name,
    description: tagline,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: FOREST,
    background_color: CREAM,
    icons: [picture('192'), picture('512'), { ...picture('512'), purpose: 'maskable' }],
  }
}

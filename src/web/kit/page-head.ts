import type { QueryClient } from '@tanstack/react-query'
import { inLanguage, type Language } from '@/kernel/language'
import { type StructuredData, writeStructuredData } from './structured-data'

/** What every page of the public site knows before it asks for anything. */
export type SiteContext = {
  queryClient: QueryClient
  /** The property's calendar day when the page was made; components that need the present day refresh it on mount. */
  today: string
  /** Public address of the site, without a slash at its end. */
  siteUrl: string
  /** Those it is offered in. */
  languages: readonly Language[]
}

type PageWords = {
  title: string
  description: string
  /** The page's own path, without search parameters. */
  path: string
  /**
   * Picture for sharing: one that comes with the site in the shape messengers show, others as they are; a drawing,
   * which no messenger shows, gives way to the hotel's own picture.
   */
  image?: string
  type?: 'website' | 'article'
  /** False for what no search engine should list: steps of a booking, private pages, pages for staff. */
  isIndexed?: boolean
  /** What search engines read about the page, made with structured-data.ts. */
  data?: readonly StructuredData[]
}

const SHARE_PICTURE = '/api/assets/share.jpg'
const OWN_PICTURE = /^(\/api\/assets\/.+\/)\d+\.jpg$/
const OWN_SHARE = /^\/api\/.+\/share\.jpg$/
const SHARE_SIZE = { width: '1200', height: '630' }
/** About as many characters of a description as search engines show. */
const LONGEST_DESCRIPTION = 180
const DRAWING = /\.svg$|^\/api\/placeholder\//

/** Title, description, canonical address, sharing tags and structured data of a page; use it as a route's `head`. */
export function pageHead(context: SiteContext, words: PageWords) {
  const { title, type = 'website', isIndexed = true, data = [] } = words
  const description = shorten(words.description)
  const address = context.siteUrl + inLanguage(words.path)
  const image =
    words.image && !DRAWING.test(words.image)
      ? words.image.replace(OWN_PICTURE, '$1share.jpg')
      : SHARE_PICTURE
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:url', content: address },
      { property: 'og:image', content: absoluteAddress(context.siteUrl, image) },
      ...(OWN_SHARE.test(image)
        ? [
            { property: 'og:image:width', content: SHARE_SIZE.width },
            { property: 'og:image:height', content: SHARE_SIZE.height },
          ]
        : []),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: address }],
    scripts: data.map((item) => ({ type: 'application/ld+json', children: writeStructuredData(item) })),
  }
}

/** A path of ours under the site's address; an http(s) address stays what it is. */
function absoluteAddress(siteUrl: string, address: string): string {
  return new URL(address, `${siteUrl}/`).href
}

/** A description that staff wrote long ends after a whole word. */
function shorten(description: string): string {
  if (description.length <= LONGEST_DESCRIPTION) return description
  const cut = description.slice(0, LONGEST_DESCRIPTION - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')}…`
}

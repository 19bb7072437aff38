import { categoriesQuery } from '@/features/categories/queries'
import { propertyQuery } from '@/features/property/queries'
import { pageHead, type SiteContext } from '@/web/kit/page-head'
import { preload } from '@/web/kit/preload'
import type { Query } from '@/web/kit/query'
import { describeBreadcrumbs, type StructuredData } from '@/web/kit/structured-data'

type InnerPage = {
  title: string
  description: string
  path: string
  image?: string
  /** False for what no search engine should list. */
  isIndexed?: boolean
  /** Made once the page's addresses have been asked. */
  data?: () => readonly StructuredData[]
}

/** Asks for what a page with a book bar shows, its own queries in `reads`; answers its head. */
export async function loadInnerPage(context: SiteContext, page: InnerPage, ...reads: Query<unknown>[]) {
  const [head] = await Promise.all([
    loadPlainPage(context, page, ...reads),
    preload(context, categoriesQuery),
  ])
  return head
}

/**
 * Asks for a page's own queries; answers its head: its own name before the hotel's, and the way back for search
 * engines.
 */
export async function loadPlainPage(context: SiteContext, page: InnerPage, ...reads: Query<unknown>[]) {
  await preload(context, propertyQuery, ...reads)
  const hotel = context.queryClient.getQueryData(propertyQuery.queryKey)?.name ?? ''
  const { title, description, path, image, isIndexed = true, data } = page
  const trail = [
    { name: hotel || 'Home', path: '/' },
    { name: title, path },
  ]
  return pageHead(context, {
    title: [title, hotel].filter(Boolean).join(' | '),
    description,
    path,
    ...(image && { image }),
    isIndexed,
    data: [describeBreadcrumbs(context.siteUrl, trail), ...(data?.() ?? [])],
  })
}

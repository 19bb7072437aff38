import type { Category } from '@/features/categories/contract'
import { CATEGORIES_PATH } from '@/features/categories/paths'
import { categoriesQuery } from '@/features/categories/web/categories-query'
import { HERO_SLIDES_PATH } from '@/features/hero/paths'
import type { PropertyFacts } from '@/features/property/contract'
import { PROPERTY_PATH } from '@/features/property/paths'
import { VIDEO_SETTINGS_PATH } from '@/features/videos/paths'
import { pageHead, type SiteContext } from '@/web/kit/page-head'
import { preload } from '@/web/kit/preload'
import { describeHotel } from '@/web/kit/structured-data'
import { landingHead } from '../content/landing-head'

/** Asks for what the landing page shows; answers its head. Only one of its two addresses is indexed. */
export async function loadLandingPage(context: SiteContext, { isIndexed }: { isIndexed: boolean }) {
  const { queryClient, siteUrl } = context
  await preload(context, PROPERTY_PATH, HERO_SLIDES_PATH, VIDEO_SETTINGS_PATH, categoriesQuery)
  const hotel = queryClient.getQueryData<PropertyFacts>([PROPERTY_PATH])
  const categories = queryClient.getQueryData<Category[]>([CATEGORIES_PATH]) ?? []
  return pageHead(context, {
    title: landingHead.title(hotel?.name ?? '', hotel?.tagline ?? ''),
    description: landingHead.description(hotel?.name ?? ''),
    path: '/',
    isIndexed,
    data: hotel && isIndexed ? [describeHotel(siteUrl, hotel, categories)] : [],
  })
}

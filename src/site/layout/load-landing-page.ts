import { categoriesQuery } from '@/features/categories/queries'
import { heroSlidesQuery } from '@/features/hero/queries'
import { propertyQuery } from '@/features/property/queries'
import { scoreQuery } from '@/features/reviews/queries'
import { hasOwnScore } from '@/features/reviews/rules/score'
import { videoSettingsQuery } from '@/features/videos/queries'
import { pageHead, type SiteContext } from '@/web/kit/page-head'
import { preload } from '@/web/kit/preload'
import { describeHotel } from '@/web/kit/structured-data'
import { landingHead } from '../content/landing-head'

/** Asks for what the landing page shows; answers its head. Only one of its two addresses is indexed. */
export async function loadLandingPage(context: SiteContext, { isIndexed }: { isIndexed: boolean }) {
  const { queryClient, siteUrl } = context
  await preload(context, propertyQuery, heroSlidesQuery, videoSettingsQuery, categoriesQuery, scoreQuery)
  const hotel = queryClient.getQueryData(propertyQuery.queryKey)
  const categories = queryClient.getQueryData(categoriesQuery.queryKey) ?? []
  const score = queryClient.getQueryData(scoreQuery.queryKey)
  const rating = score && hasOwnScore(score) ? score : undefined
  return pageHead(context, {
    title: landingHead.title(hotel?.name ?? '', hotel?.tagline ?? ''),
    description: landingHead.description(hotel?.name ?? ''),
    path: '/',
    isIndexed,
    data: hotel && isIndexed ? [describeHotel(siteUrl, hotel, categories, rating)] : [],
  })
}

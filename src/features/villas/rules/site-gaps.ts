/** What keeps a villa from visitors, or from the pages of its kind: see `findSiteGaps`. */
export const SITE_GAPS = ['price', 'category', 'hidden-category'] as const
export type SiteGap = (typeof SITE_GAPS)[number]

/**
 * Why visitors do not find a villa everywhere: without a price of its own or of its category it is nowhere on the site,
 * without a category, or in one that is hidden, not among the villas of any.
 */
export function findSiteGaps({
  hasPrice,
  category,
}: {
  hasPrice: boolean
  category: { isActive: boolean } | null
}): SiteGap[] {
  const gaps: SiteGap[] = []
  if (!hasPrice) gaps.push('price')
  if (!category) gaps.push('category')
  else if (!category.isActive) gaps.push('hidden-category')
  return gaps
}

import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { calendarPath, readSearchedStay } from '@/features/bookings/rules/stay-link'
import type { Category } from '@/features/categories/contract'
import { categoriesQuery } from '@/features/categories/queries'
import { categoryPath, findCategory } from '@/features/categories/rules/category-page'
import { shortPrice } from '@/features/categories/rules/from-price'
import { BookBar } from '@/features/categories/web/book-bar'
import { useCategories } from '@/features/categories/web/use-categories'
import { propertyQuery } from '@/features/property/queries'
import { SearchStrip } from '@/features/search/web/search-widget'
import { SearchedStay } from '@/features/search/web/searched-stay'
import { villasQuery } from '@/features/villas/queries'
import { toDay } from '@/kernel/days'
import { Deferred, lazySection } from '@/web/kit/lazy-section'
import { loadedHead } from '@/web/kit/loaded-head'
import { pageHead, type SiteContext } from '@/web/kit/page-head'
import { preload } from '@/web/kit/preload'
import { describeBreadcrumbs, describeHotel } from '@/web/kit/structured-data'
import { Container } from '@/web/ui/section'
import { categoryContent, villasContent } from '../content/villas'
import { CategoryAbout } from '../sections/category-about'
import { CategoryHero, categoryTrail } from '../sections/category-hero'

export const Route = createFileRoute('/villas/$slug')({
  validateSearch: readSearchedStay,
  loader: async ({ context, params }) => {
    await preload(context, propertyQuery, villasQuery, categoriesQuery)
    const categories = readCategories(context)
    if (categories && !findCategory(categories, params.slug)) throw notFound()
    return headOf(context, params.slug)
  },
  head: loadedHead,
  component: CategoryPage,
})

const CategoriesFailed = lazy(async () => {
  const { CategoriesFailed } = await import('@/features/categories/web/category-states')
  return { default: CategoriesFailed }
})
const CategorySkeleton = lazy(async () => ({
  default: (await import('../sections/category-skeleton')).CategorySkeleton,
}))
const CategoryPictures = lazySection('pictures-title', async () => {
  return (await import('../sections/category-pictures')).CategoryPictures
})
const CategoryVillas = lazySection('villas-title', async () => {
  return (await import('../sections/category-villas')).CategoryVillas
})
const CategoryNights = lazySection('nights-title', async () => {
  return (await import('../sections/category-nights')).CategoryNights
})
const CategoryOthers = lazySection('others-title', async () => {
  return (await import('../sections/category-others')).CategoryOthers
})
const ClosingCall = lazySection('closing-title', async () => {
  return (await import('../layout/closing-call')).ClosingCall
})

function CategoryPage() {
  const { slug } = Route.useParams()
  const today = toDay(Route.useRouteContext().today)
  // The router leaves in what the address misspells; the server made the page without it.
  const search = Route.useSearch()
  const link = useMemo(() => readSearchedStay(search), [search])
  const { data: categories, isError, refetch } = useCategories()
  if (isError)
    return (
      <main id="main">
        <Container className="pb-20">
          <h1 className="sr-only">{villasContent.title}</h1>
          <Suspense fallback={null}>
            <CategoriesFailed onRetry={() => void refetch()} />
          </Suspense>
        </Container>
      </main>
    )
  if (!categories)
    return (
      <Suspense fallback={<main id="main" />}>
        <CategorySkeleton />
      </Suspense>
    )
  const category = findCategory(categories, slug)
  if (!category) throw notFound()
  const { closing } = categoryContent
  const asked = { today, asked: link }
  return (
    <main id="main">
      <SearchStrip link={link} wanted={{ category: category.id }} />
      <CategoryHero category={category} path={categoryPath(category, categories)} />
      <SearchedStay {...asked}>
        {(searched) => <CategoryAbout category={category} searched={searched} />}
      </SearchedStay>
      <Deferred>
        <CategoryPictures category={category} />
      </Deferred>
      <Deferred>
        <SearchedStay {...asked}>
          {(searched) => (
            <>
              <CategoryVillas category={category} searched={searched} />
              <CategoryNights key={category.id} category={category} pageDay={today} searched={searched} />
            </>
          )}
        </SearchedStay>
      </Deferred>
      <Deferred>
        <CategoryOthers category={category} categories={categories} />
        <SearchedStay {...asked}>
          {(searched) => (
            <ClosingCall
              title={closing.title(category.name)}
              line={closing.line}
              picture={closing.picture}
              action={{ path: calendarPath({ category: category.id, ...searched }), label: closing.action }}
              other={closing.other}
            />
          )}
        </SearchedStay>
      </Deferred>
      <SearchedStay {...asked}>
        {(searched) => <BookBar category={category} searched={searched} />}
      </SearchedStay>
    </main>
  )
}

function headOf(context: SiteContext, slug: string) {
  const property = context.queryClient.getQueryData(propertyQuery.queryKey)
  const category = findCategory(readCategories(context) ?? [], slug)
  const name = category?.name ?? villasContent.title
  const path = `/villas/${slug}`
  const price = shortPrice(category?.pricePerNight ?? null)
  return pageHead(context, {
    title: [name, property?.name].filter(Boolean).join(' | '),
    description: category
      ? categoryContent.description(name, category.description, price)
      : villasContent.description,
    path,
    ...(category?.imageUrl && { image: category.imageUrl }),
    data: [
      describeBreadcrumbs(context.siteUrl, categoryTrail(name, path)),
      ...(property && category ? [describeHotel(context.siteUrl, property, [category])] : []),
    ],
  })
}

function readCategories({ queryClient }: SiteContext): Category[] | undefined {
  return queryClient.getQueryData(categoriesQuery.queryKey)
}

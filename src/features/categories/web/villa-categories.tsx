import { joinClasses } from '@/web/ui/classes'
import { Section, SectionHeading } from '@/web/ui/section'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { SwipeRow } from '@/web/ui/swipe-row'
import { categoriesText } from '../text'
import { CategoryCard } from './category-card'
import { CategoriesFailed, NoCategories } from './category-states'
import { useCategories } from './use-categories'

const GRID = 'mt-12 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3'
const LIST = 'mt-12 md:grid md:gap-x-6 md:gap-y-10 md:grid-cols-2 lg:grid-cols-3'
const SKELETONS = ['first', 'second', 'third']

/** 'Our Villa Categories': loading, error, empty or the cards. */
export function VillaCategories() {
  return (
    <Section ground="paper" aria-labelledby="villa-categories">
      <SectionHeading id="villa-categories" title={categoriesText.title}>
        {categoriesText.intro}
      </SectionHeading>
      <Categories />
    </Section>
  )
}

function Categories() {
  const { data: categories, isPending, isError, refetch } = useCategories()
  if (isPending)
    return (
      <Loading label={categoriesText.loading} className={GRID}>
        {SKELETONS.map((name) => (
          <CardSkeleton key={name} />
        ))}
      </Loading>
    )
  if (isError) return <CategoriesFailed onRetry={() => void refetch()} />
  if (categories.length === 0) return <NoCategories />
  return (
    <SwipeRow className={LIST}>
      {categories.map((category, index) => (
        <li key={category.id} className={joinClasses('grid', index === 0 && widthOfFirst(categories.length))}>
          <CategoryCard category={category} isWide={index === 0 && categories.length % 6 !== 0} />
        </li>
      ))}
    </SwipeRow>
  )
}

/** The first card takes the places that would stay empty in the last row. */
function widthOfFirst(count: number): string {
  const onMedium = count % 2 === 1 ? 'md:max-lg:col-span-2' : ''
  const onLarge = ['', 'lg:col-span-3', 'lg:col-span-2'][count % 3]
  return joinClasses(onMedium, onLarge)
}

function CardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-paper">
      <Skeleton className="aspect-3/2 rounded-none" />
      <div className="grid gap-3 p-5">
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="mt-2 h-40" />
        <Skeleton className="h-11" />
      </div>
    </div>
  )
}

import type { StayLink } from '@/features/bookings/rules/stay-link'
import type { Category } from '@/features/categories/contract'
import { categoryPath } from '@/features/categories/rules/category-page'
import { categoriesText } from '@/features/categories/text'
import { CategoryRow } from '@/features/categories/web/category-row'
import { CategoriesFailed, NoCategories } from '@/features/categories/web/category-states'
import { useCategories } from '@/features/categories/web/use-categories'
import { Section, SectionHeading } from '@/web/ui/section'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { villasContent } from '../content/villas'

const SKELETONS = ['first', 'second', 'third']

/** Every active category, one below the other, their pictures to the left and to the right by turns. */
export function VillasList({ searched }: { searched: StayLink }) {
  const { list } = villasContent
  return (
    <Section aria-labelledby="list-title">
      <SectionHeading id="list-title" title={list.title}>
        {list.line}
      </SectionHeading>
      <Rows searched={searched} />
    </Section>
  )
}

function Rows({ searched }: { searched: StayLink }) {
  const { data: categories, isPending, isError, refetch } = useCategories()
  if (isPending) return <RowSkeletons />
  if (isError) return <CategoriesFailed onRetry={() => void refetch()} />
  const active = categories.filter((category: Category) => category.isActive)
  if (active.length === 0) return <NoCategories />
  return (
    <ul className="mt-10 grid gap-6 md:gap-8">
      {active.map((category, index) => (
        <li key={category.id}>
          <CategoryRow
            category={category}
            path={categoryPath(category, categories)}
            isFlipped={index % 2 === 1}
            searched={searched}
          />
        </li>
      ))}
    </ul>
  )
}

function RowSkeletons() {
  return (
    <Loading label={categoriesText.loading} className="mt-10 grid gap-6 md:gap-8">
      {SKELETONS.map((name) => (
        <div
          key={name}
          className="grid overflow-hidden rounded-card border border-line bg-paper lg:grid-cols-[5fr_6fr]"
        >
          <Skeleton className="aspect-3/2 rounded-none sm:max-lg:aspect-3/1 lg:aspect-auto" />
          <div className="grid gap-5 p-5 sm:p-8 lg:px-10 lg:py-9">
            <Skeleton className="h-9 w-1/2" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-20" />
            <Skeleton className="h-24" />
            <Skeleton className="h-11 w-2/3" />
          </div>
        </div>
      ))}
    </Loading>
  )
}

import { categoriesText } from '@/features/categories/text'
import { Container } from '@/web/ui/section'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { villasContent } from '../content/villas'

/** The shape of a category's page while it is on its way. */
export function CategorySkeleton() {
  return (
    <main id="main">
      <h1 className="sr-only">{villasContent.title}</h1>
      <Loading label={categoriesText.loading}>
        <div className="grid bg-paper lg:min-h-150 lg:grid-cols-2">
          <Skeleton className="aspect-4/3 rounded-none sm:aspect-2/1 lg:order-last lg:aspect-auto" />
          <div className="grid w-full max-w-2xl content-center gap-5 px-5 py-8 sm:px-8 lg:ml-auto lg:py-16 lg:pr-14">
            <Skeleton className="h-5 w-52" />
            <Skeleton className="h-14 w-4/5" />
            <Skeleton className="h-28" />
            <Skeleton className="h-6 w-3/5" />
          </div>
        </div>
        <Container className="py-16 md:py-24">
          <Skeleton className="h-96" />
        </Container>
      </Loading>
    </main>
  )
}

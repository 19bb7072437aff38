import { VILLA_WORDS } from '@/features/villas/text'
import { Loading, Skeleton } from '@/web/ui/skeleton'

const SHELVES = ['first', 'second']
const CARDS = ['one', 'two', 'three', 'four']

/** The picker's shape while its villas are on their way. */
export function VillaPickerSkeleton() {
  return (
    <Loading label={VILLA_WORDS.picker.loading} className="flex flex-col gap-8">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[14rem_14rem_12rem_1fr]">
        <Skeleton className="h-19" />
        <Skeleton className="h-19" />
        <Skeleton className="h-19" />
      </div>
      {SHELVES.map((shelf) => (
        <div key={shelf} className="flex flex-col gap-3">
          <Skeleton className="h-8 w-48" />
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {CARDS.map((card) => (
              <Skeleton key={card} className="h-40" />
            ))}
          </div>
        </div>
      ))}
    </Loading>
  )
}

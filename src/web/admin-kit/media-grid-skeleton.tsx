import { Loading, Skeleton } from '@/web/ui/skeleton'
import { listText } from './text'

/** Stands for a grid of pictures or videos until it is there. */
export function MediaGridSkeleton() {
  return (
    <Loading label={listText.loading} className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Skeleton key={place} className="h-64" />
      ))}
    </Loading>
  )
}

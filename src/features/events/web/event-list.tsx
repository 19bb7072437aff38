import { useQuery } from '@tanstack/react-query'
import { Button } from '@/web/ui/button'
import { Notice } from '@/web/ui/notice'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { eventsQuery } from '../queries'
import { eventsText } from '../text'
import { EventEntry } from './event-entry'

const SKELETONS = ['first', 'second', 'third']
const LIST = 'mt-10 border-t border-line-strong/40'

/** What is on, the next first: loading, error, empty or the list. `registerPath` leads to the form to register with. */
export function EventList({ registerPath }: { registerPath: (message: string) => string }) {
  const { data: events, isPending, isError, refetch } = useQuery(eventsQuery)
  if (isPending)
    return (
      <Loading label={eventsText.loading} className={LIST}>
        {SKELETONS.map((name) => (
          <EntrySkeleton key={name} />
        ))}
      </Loading>
    )
  if (isError)
    return (
      <Notice title={eventsText.failed} help={eventsText.failedHelp} role="alert" className="mt-10">
        <Button onClick={() => refetch()}>{eventsText.tryAgain}</Button>
      </Notice>
    )
  if (events.length === 0)
    return <Notice title={eventsText.empty} help={eventsText.emptyHelp} className="mt-10" />
  return (
    <ul className={LIST}>
      {events.map((event) => (
        <EventEntry key={event.id} event={event} registerPath={registerPath} />
      ))}
    </ul>
  )
}

function EntrySkeleton() {
  return (
    <div className="grid grid-cols-[4.5rem_1fr] gap-5 border-b border-line-strong/40 py-7 md:grid-cols-[6rem_1fr_11rem] md:gap-8">
      <Skeleton className="h-20" />
      <div className="grid content-start gap-3">
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-4/5" />
      </div>
      <Skeleton className="h-11 max-md:col-span-2" />
    </div>
  )
}

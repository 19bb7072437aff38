import { useQuery } from '@tanstack/react-query'
import { type Day, formatDay, toDay } from '@/kernel/days'
import { venueDayQuery } from '../queries'
import type { VenueId } from '../rules/venues'
import { enquiryText } from '../text'

const words = enquiryText.day

/** How the chosen day stands: whether the hall is taken, what else is on, and how many villas are free around it. */
export function VenueDayLine({ venue, date }: { venue: VenueId; date: Day }) {
  const { data, isError } = useQuery(venueDayQuery(venue, date))
  return (
    <div role="status" className="rounded-control bg-mist p-4 text-sm sm:col-span-2">
      {isError ? (
        <p>{words.failed}</p>
      ) : data ? (
        <>
          <p className="font-semibold">{data.isTaken ? words.taken : words.open}</p>
          {data.events.length > 0 && <p>{words.alsoOn(data.events.join(', '))}</p>}
          <p>
            {words.villas(
              data.freeVillas,
              data.villas,
              formatDay(toDay(data.checkIn)),
              formatDay(toDay(data.checkOut)),
            )}
          </p>
        </>
      ) : (
        <p>{words.loading}</p>
      )}
    </div>
  )
}

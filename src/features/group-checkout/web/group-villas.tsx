import { useState } from 'react'
import { checkStay } from '@/features/bookings/rules/limits'
import { partyFromLink } from '@/features/bookings/rules/party-link'
import { readParts, writeParts } from '@/features/groups/rules/group-link'
import type { GroupLink } from '@/features/groups/rules/group-search'
import { DEFAULT_BOARD } from '@/features/rates/rules/board'
import { useFreeNights } from '@/features/search/web/use-free-nights'
import type { Day } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { Alarm } from '@/web/ui/alarm'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { groupWindow } from '../rules/group-draft'
import { GroupBooking } from './group-booking'
import { GROUP_WORDS as words } from './group-text'

type GroupVillasProps = {
  link: GroupLink
  stay: Stay
  today: Day
  onChange: (changed: Partial<GroupLink>) => void
  /** Once the group is booked and its receipt kept. */
  onBooked: () => void
}

/** What is free for the nights of a group, and what of it is chosen. */
export function GroupVillas({ link, stay, today, onChange, onBooked }: GroupVillasProps) {
  const parts = readParts(link.villas)
  const [problem] = checkStay({ ...stay, guests: 1 }, { today, maxGuests: 1 })
  const isPossible = problem === undefined
  const { known, hasFailed, retry } = useFreeNights(groupWindow(stay, parts, today), today, isPossible)
  // What was free a moment ago stands while another window is on its way.
  const [last, setLast] = useState(known)
  if (known && known !== last) setLast(known)
  if (problem)
    return (
      <Alarm>
        <p>{words.wrongDates}</p>
        <p className="font-normal">{problem.message}</p>
      </Alarm>
    )
  if (hasFailed) return <Alarm onRetry={retry}>{words.failed}</Alarm>
  if (!last)
    return (
      <Loading label={words.loading} className="grid gap-6">
        <Skeleton className="h-24" />
        <Skeleton className="h-96" />
      </Loading>
    )
  const wish = { stay, party: partyFromLink(link), board: link.board ?? DEFAULT_BOARD }
  return (
    <GroupBooking
      known={last}
      wish={wish}
      parts={parts}
      today={today}
      onParts={(next) => onChange({ villas: writeParts(next) })}
      onBoard={(board) => onChange({ board })}
      onBooked={onBooked}
    />
  )
}

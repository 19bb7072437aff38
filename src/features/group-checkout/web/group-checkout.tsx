import { lazy, Suspense, useState } from 'react'
import type { GroupLink } from '@/features/groups/rules/group-search'
import { useProperty } from '@/features/property/web/use-property'
import { usePropertyToday } from '@/features/property/web/use-property-today'
import { DEFAULT_BOARD } from '@/features/rates/rules/board'
import type { Day } from '@/kernel/days'
import { GroupDates } from './group-dates'
import { useSavedGroup } from './saved-group'
import { useGroupLink } from './use-group-link'

const GroupVillas = lazy(async () => ({ default: (await import('./group-villas')).GroupVillas }))
const GroupReceiptCard = lazy(async () => ({ default: (await import('./group-receipt')).GroupReceiptCard }))

type GroupCheckoutProps = {
  link: GroupLink
  /** The property's day the page was made on. */
  pageDay: Day
}

/** Several villas chosen and booked as one. What is chosen stands in the address, what is typed stays in the browser. */
export function GroupCheckout({ link: address, pageDay }: GroupCheckoutProps) {
  const today = usePropertyToday(pageDay, useProperty().timeZone)
  const { link, go } = useGroupLink(address)
  const saved = useSavedGroup()
  const [hasBooked, setBooked] = useState(false)
  const { checkIn, checkOut } = link
  const stay = checkIn && checkOut ? { checkIn, checkOut } : null

  function finish() {
    setBooked(true)
    go({}, true)
  }

  // A link that asks for something is followed, whatever was booked before.
  if (saved && !stay)
    return (
      <Suspense fallback={<div className="min-h-160" />}>
        <GroupReceiptCard saved={saved} takesFocus={hasBooked} />
      </Suspense>
    )
  return (
    <div className="grid min-w-0 gap-6">
      <GroupDates key={`${checkIn} ${checkOut} ${link.guests}`} link={link} today={today} onSearch={go} />
      {stay && (
        <Suspense fallback={<div className="min-h-160" />}>
          <GroupVillas
            link={link}
            stay={stay}
            today={today}
            onChange={(changed) => go(withoutNothing({ ...link, ...changed }))}
            onBooked={finish}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Left out where it says nothing, so that an address has one form. */
function withoutNothing(link: GroupLink): GroupLink {
  const { villas, board, ...rest } = link
  return { ...rest, ...(villas && { villas }), ...(board && board !== DEFAULT_BOARD && { board }) }
}

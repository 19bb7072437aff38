import { STATUS_WORDS } from '@/features/bookings/text'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { formatDay, toDay } from '@/kernel/days'
import { inLanguage } from '@/kernel/language'
import { formatPrice, toCents } from '@/kernel/money'
import { buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import { Picture } from '@/web/ui/picture'
import type { GuestBooking } from '../contract'
import { guestBookingQuery } from '../queries'
import { GroupDeposit } from './group-deposit'
import { guestGroupText as words } from './guest-group-text'

/** The group that a booking is part of: for the guest in charge with the other villas and the way to each. */
export function GuestGroup({ booking, token }: { booking: GuestBooking; token: string }) {
  const { group } = booking
  if (!group) return null
  if (!group.isInCharge)
    return (
      <section aria-labelledby="guest-group" className="rounded-card bg-mist p-5">
        <h2 id="guest-group" className="text-xl">
          {words.title(group.reference)}
        </h2>
        <p className="mt-2">{words.notInCharge}</p>
      </section>
    )
  const [path] = guestBookingQuery(token).queryKey
  return (
    <section aria-labelledby="guest-group">
      <h2 id="guest-group" className="text-xl">
        {words.title(group.reference)}
      </h2>
      <p className="text-ink-soft">{words.others}</p>
      <ul className="tabular mt-3 ruled border-y border-line">
        {group.others.map((other) => (
          <li key={other.reference} className="flex items-start gap-4 py-3">
            {other.imageUrl && (
              <div className="w-20 shrink-0 print:hidden">
                <Picture
                  address={other.imageUrl}
                  alt=""
                  size="card"
                  sizes="5rem"
                  className="aspect-4/3 w-full rounded-control object-cover"
                />
              </div>
            )}
            <div className="min-w-0">
              <PageLink
                path={other.path}
                className="inline-flex min-h-11 items-center font-semibold text-forest underline underline-offset-4"
              >
                {unitNameOf(other, 'full')}
              </PageLink>
              <span className="block">
                {words.dates(formatDay(toDay(other.checkInDate)), formatDay(toDay(other.checkOutDate)))}
              </span>
              <span className="block text-ink-soft wrap-anywhere">
                {[other.guestName, STATUS_WORDS[other.status], formatPrice(toCents(other.totalAmount))].join(
                  ', ',
                )}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        {words.total} <strong className="text-xl text-forest">{formatPrice(totalOf(booking))}</strong>
      </p>
      {group.depositAmount !== null && <GroupDeposit amount={group.depositAmount} token={token} />}
      <a
        href={inLanguage(`${path}/group.ics`)}
        download="stays.ics"
        className={buttonClass({ look: 'quiet', className: 'mt-4 print:hidden' })}
      >
        <Icon name="calendar" />
        {words.file}
      </a>
    </section>
  )
}

/** What is owed for all villas together, in cents. */
function totalOf(booking: GuestBooking): number {
  const others = booking.group?.others ?? []
  return [booking, ...others].reduce((sum, { owedAmount }) => sum + toCents(owedAmount), 0)
}

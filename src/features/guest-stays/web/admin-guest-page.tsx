import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { StatusBadge } from '@/features/bookings/web/admin-status'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { formatDay } from '@/kernel/days'
import { LABEL_WORDS } from '@/kernel/labels'
import { formatPrice, toCents } from '@/kernel/money'
import { Notice } from '@/web/admin-kit/list-screen'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { ApiError } from '@/web/kit/request'
import { Badge } from '@/web/ui/badge'
import { Button, buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import type { GuestProfile } from '../staff-contract'
import { guestQuery } from '../staff-queries'
import { MergeForm } from './admin-merge-form'
import { ProfileForm } from './admin-profile-form'
import { guestsText, guestPageText as words } from './admin-text'

const CARD = 'grid min-w-0 content-start gap-3 rounded-card border border-line bg-paper p-4 sm:p-5'

/** A card that a room above puts below what staff know. */
export type GuestCardBelow = ComponentType<{ guest: GuestProfile }>

/** One person with all stays, what is due of them, and what staff know. */
export function GuestPage({ id, DataCard }: { id: number; DataCard: GuestCardBelow }) {
  const isNumber = Number.isInteger(id) && id > 0
  const { data, error, refetch } = useQuery({ ...guestQuery(id), enabled: isNumber, staleTime: 0 })
  const isUnknown = !isNumber || (error instanceof ApiError && error.status < 500)
  return (
    <div className="grid min-w-0 gap-4">
      <PanelLink
        to="/guests"
        className="inline-flex min-h-9 items-center gap-1 justify-self-start text-sm font-semibold text-forest underline underline-offset-4"
      >
        <Icon name="chevronLeft" className="size-4" />
        {words.all}
      </PanelLink>
      {data ? (
        <Profile guest={data} DataCard={DataCard} />
      ) : isUnknown ? (
        <Notice title={words.notFound} help={words.notFoundHelp} />
      ) : error ? (
        <Notice role="alert" title={words.failed} help={words.failedHelp}>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      ) : (
        <Loading label={words.loading} className="grid gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-72" />
        </Loading>
      )}
    </div>
  )
}

function Profile({ guest, DataCard }: { guest: GuestProfile; DataCard: GuestCardBelow }) {
  const { id, name, isDoNotHost, contacts, due } = guest
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-2xl wrap-anywhere">{name}</h2>
            {isDoNotHost && <Badge color="orange">{guestsText.doNotHost}</Badge>}
          </div>
          <p className="tabular text-sm text-ink-soft">{words.number(id)}</p>
        </div>
        <PanelLink
          to={`/bookings/new?guest=${id}`}
          className={buttonClass({ look: 'primary', size: 'small' })}
        >
          {words.book}
        </PanelLink>
      </header>
      <div className="grid min-w-0 items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <section className={CARD}>
            <h3 className="text-lg">{words.contact}</h3>
            {contacts.length === 0 && <p className="text-ink-soft">{words.noContact}</p>}
            <ul className="tabular grid gap-1 wrap-anywhere empty:hidden">
              {contacts.map(({ kind, value }) => (
                <li key={value}>
                  <a
                    href={`${kind === 'email' ? 'mailto' : 'tel'}:${value}`}
                    className="inline-flex min-h-6 items-center text-forest underline underline-offset-2"
                  >
                    {value}
                  </a>
                </li>
              ))}
            </ul>
            <p className="tabular">
              {words.due}
              {LABEL_WORDS.colon} <strong>{formatPrice(toCents(due))}</strong>
            </p>
          </section>
          <Stays history={guest.history} />
          <DataCard guest={guest} />
        </div>
        <div className="grid min-w-0 gap-4">
          <section className={CARD}>
            <h3 className="text-lg">{words.profile}</h3>
            <ProfileForm key={guest.updatedAt} guest={guest} />
          </section>
          <section className={CARD}>
            <h3 className="text-lg">{words.merge}</h3>
            <MergeForm guest={guest} />
          </section>
        </div>
      </div>
    </>
  )
}

function Stays({ history }: Pick<GuestProfile, 'history'>) {
  return (
    <section className={CARD}>
      <h3 className="text-lg">{words.history}</h3>
      {history.length === 0 && <p className="text-ink-soft">{words.noStays}</p>}
      <ol className="grid empty:hidden">
        {history.map((stay) => (
          <li
            key={stay.bookingId}
            className="grid gap-1 border-t border-line py-2.5 first:border-0 first:pt-0"
          >
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <PanelLink
                to={`/bookings/${stay.bookingId}`}
                className="font-semibold wrap-anywhere text-forest underline underline-offset-2"
              >
                {unitNameOf(stay)}
              </PanelLink>
              <StatusBadge status={stay.status} />
            </span>
            <span className="tabular flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
              <span>
                {formatDay(stay.checkInDate)} – {formatDay(stay.checkOutDate)}
              </span>
              {toCents(stay.due) !== 0 && (
                <span>
                  {words.due}
                  {LABEL_WORDS.colon} {formatPrice(toCents(stay.due))}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

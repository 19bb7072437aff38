import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Column, Filter } from '@/web/admin-kit/list-rows'
import { ListScreen } from '@/web/admin-kit/list-screen'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { RowButton } from '@/web/admin-kit/row-button'
import { useGo, usePlace } from '@/web/admin-kit/use-place'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Badge } from '@/web/ui/badge'
import type { Guest } from '../staff-contract'
import { guestsQuery } from '../staff-queries'
import { type GuestCardBelow, GuestPage } from './admin-guest-page'
import { guestsText as words } from './admin-text'

const columns: readonly Column<Guest>[] = [
  {
    key: 'name',
    title: words.name,
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <PanelLink
        to={`/guests/${id}`}
        className="font-semibold wrap-anywhere text-forest underline underline-offset-2"
      >
        {name}
      </PanelLink>
    ),
  },
  {
    key: 'contacts',
    title: words.contacts,
    // A number is found as it is dialled at home, too.
    value: ({ contacts }) =>
      contacts.map(({ value }) => `${value} ${value.replace(/^\+256/, '0')}`).join(' '),
    cell: ({ contacts }) =>
      contacts.map(({ value }) => (
        <span key={value} className="tabular block wrap-anywhere">
          {value}
        </span>
      )),
  },
  {
    key: 'stays',
    title: words.stays,
    value: ({ stays }) => stays,
    cell: ({ stays }) => <span className="tabular">{stays}</span>,
  },
  {
    key: 'warning',
    title: words.warning,
    value: ({ isDoNotHost }) => (isDoNotHost ? words.doNotHost : ''),
    cell: ({ isDoNotHost }) => isDoNotHost && <Badge color="orange">{words.doNotHost}</Badge>,
  },
]

const filters: readonly Filter<Guest>[] = [
  {
    key: 'warning',
    title: words.warning,
    value: ({ isDoNotHost }) => (isDoNotHost ? 'do-not-host' : null),
    label: () => words.doNotHost,
  },
]

/** Whoever stayed or asked to, and below the list one person at their number. */
export function GuestsAdmin({ DataCard }: { DataCard: GuestCardBelow }) {
  const queryClient = useQueryClient()
  const place = usePlace()
  const go = useGo()
  const query = useQuery({ ...guestsQuery, enabled: place === '' })
  if (place !== '') return <GuestPage key={place} id={Number(place)} DataCard={DataCard} />
  return (
    <ListScreen
      query={query}
      onRefresh={() => void refetchLists(queryClient)}
      columns={columns}
      filters={filters}
      words={words}
      actions={({ id, name }) => (
        <RowButton icon="journal" label={words.open(name)} onClick={() => go(`/guests/${id}`)} />
      )}
    />
  )
}

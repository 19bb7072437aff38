import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { StaffVilla } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { staffVillasQuery } from '@/features/villas/staff-queries'
import type { WithTimestamps } from '@/kernel/resource'
import { describeSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { ResourceScreen } from '@/web/admin-kit/resource-screen'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { RowButton } from '@/web/admin-kit/row-button'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { staffListQuery } from '@/web/admin-kit/staff-list-query'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists, useWrites } from '@/web/admin-kit/use-writes'
import { Badge } from '@/web/ui/badge'
import { showToast } from '@/web/ui/toast'
import type { readFeedCall } from '../contract'
import { type CalendarFeed, calendarFeeds } from '../contract'
import {
  feedColumns as column,
  FEED_STATES,
  feedsText,
  feedFields as label,
  pausedText,
  resumedText,
} from './admin-text'

const NO_VILLAS: StaffVilla[] = []
const COLORS = { read: 'green', waiting: 'blue', failing: 'orange', paused: 'purple' } as const

/** The calendars of other platforms, each with how its last reading went. */
export function FeedList() {
  const { data: villas = NO_VILLAS } = useQuery(staffVillasQuery)
  const described = useMemo(() => describeFeeds(villas), [villas])
  return <ResourceScreen {...described} />
}

function describeFeeds(villas: readonly StaffVilla[]) {
  const rooms = villas.map((villa) => ({ id: villa.id, name: unitNameOf(villa) }))
  const roomOf = ({ villaId }: CalendarFeed) => rooms.find(({ id }) => id === villaId)?.name ?? ''
  const nameOf = (feed: CalendarFeed) => [feed.name, roomOf(feed)].filter(Boolean).join(', ')
  return describeSection(calendarFeeds, {
    writes: 'prices',
    words: feedsText,
    columns: [
      {
        key: 'feed',
        title: column.feed,
        value: nameOf,
        cell: (feed) => (
          <span className="grid">
            <strong>{feed.name}</strong>
            <span className="font-normal text-ink-soft">{roomOf(feed)}</span>
          </span>
        ),
      },
      { key: 'state', title: column.state, value: (feed) => FEED_STATES[stateOf(feed)], cell: State },
      {
        key: 'read',
        title: column.read,
        value: ({ readAt }) => readAt,
        cell: ({ readAt }) => (
          <span className="tabular">{readAt === null ? column.never : formatInstant(readAt)}</span>
        ),
      },
      {
        key: 'stays',
        title: column.stays,
        value: ({ stayCount }) => stayCount,
        cell: ({ stayCount }) => <span className="tabular">{stayCount}</span>,
      },
      {
        key: 'address',
        title: column.address,
        value: hostOf,
        cell: (feed) => <span className="wrap-anywhere">{hostOf(feed)}</span>,
      },
    ],
    filters: [
      { key: 'state', title: column.state, value: stateOf, label: (feed) => FEED_STATES[stateOf(feed)] },
      { key: 'name', title: label.name, value: ({ name }) => name },
    ],
    fields: {
      villaId: field.chosenReference(label.villa, rooms),
      name: field.text(label.name, { isRequired: true, help: label.nameHelp }),
      url: field.text(label.url, { isRequired: true, isWide: true, help: label.urlHelp }),
      isActive: field.toggle(label.isActive),
    },
    rowActions: ({ item }) => <FeedActions feed={item} name={nameOf(item)} />,
  })
}

function FeedActions({ feed, name }: { feed: WithTimestamps<CalendarFeed>; name: string }) {
  const queryClient = useQueryClient()
  const writes = useWrites(staffListQuery(calendarFeeds), calendarFeeds, feedsText)
  const [isReading, setReading] = useState(false)
  if (!useMay('prices')) return null

  async function onRead() {
    setReading(true)
    try {
      const url = `${calendarFeeds.adminPath}/${feed.id}/read` as const
      const { error, stayCount } = await sendForStaff<typeof readFeedCall>('POST', url, {})
      if (error === null) showToast({ title: column.readDone(stayCount) })
      else showToast({ title: column.readFailed, description: error, tone: 'destructive' })
    } catch (error) {
      showToast({ title: column.readFailed, description: reasonOf(error) ?? '', tone: 'destructive' })
    } finally {
      setReading(false)
      await refetchLists(queryClient)
    }
  }

  return (
    <>
      <RowButton icon="refresh" label={column.readNow(name)} onClick={() => !isReading && void onRead()} />
      <RowButton
        icon={feed.isActive ? 'pause' : 'play'}
        label={feed.isActive ? column.pause(name) : column.resume(name)}
        onClick={() =>
          void writes.change(feed.id, { isActive: !feed.isActive }, feed.isActive ? pausedText : resumedText)
        }
      />
    </>
  )
}

function State(feed: CalendarFeed) {
  const state = stateOf(feed)
  return (
    <span className="grid max-w-80 justify-items-start gap-1">
      <Badge color={COLORS[state]}>{FEED_STATES[state]}</Badge>
      {feed.error && (
        <span className="text-sm text-ink-soft">
          {feed.error} {state === 'failing' && column.nextTry(formatInstant(feed.dueAt))}
        </span>
      )}
    </span>
  )
}

function stateOf({ isActive, error, readAt }: CalendarFeed): keyof typeof FEED_STATES {
  if (!isActive) return 'paused'
  if (error !== null) return 'failing'
  return readAt === null ? 'waiting' : 'read'
}

/** The whole address is a secret of the platform's. */
function hostOf({ url }: CalendarFeed): string {
  return new URL(url).hostname
}

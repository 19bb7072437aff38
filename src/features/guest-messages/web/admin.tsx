import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { MESSAGE_WAYS, type MessageWay } from '@/features/phone-messages/rules/ways'
import { phoneWaysQuery } from '@/features/phone-messages/staff-queries'
import { PhoneLog } from '@/features/phone-messages/web/admin-phone-log'
import { describeSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { ResourceScreen } from '@/web/admin-kit/resource-screen'
import { RowButton } from '@/web/admin-kit/row-button'
import { Badge } from '@/web/ui/badge'
import { MESSAGE_MOMENTS } from '../rules/moments'
import { type GuestMessageRule, guestMessageRules, type MessageCounts } from '../staff-contract'
import { messageCountsQuery } from '../staff-queries'
import { MessagePreview } from './admin-preview'
import {
  guestMessageColumns as column,
  guestMessageGroups as group,
  guestMessagesText,
  guestMessageFields as label,
  momentNames,
  tellWay,
  tellWhen,
} from './admin-text'

const NO_COUNTS: MessageCounts[] = []

/** Messages that guests get by themselves, with what came of each. */
export function GuestMessagesAdmin() {
  const { data: counts = NO_COUNTS } = useQuery(messageCountsQuery)
  const [previewed, setPreviewed] = useState<GuestMessageRule | null>(null)
  const { data: ways } = useQuery(phoneWaysQuery)
  const described = useMemo(
    () => describeMessages(counts, setPreviewed, (way) => canGo(ways, way)),
    [counts, ways],
  )
  return (
    <>
      <ResourceScreen {...described} />
      <PhoneLog />
      {/* Not in its row, which is another element when a tablet is turned. */}
      {previewed && <MessagePreview rule={previewed} onClose={() => setPreviewed(null)} />}
    </>
  )
}

/** Whether a way is set up; until that is known, none is said to be missing. */
function canGo(ways: readonly { way: MessageWay; isSetUp: boolean }[] | undefined, way: MessageWay): boolean {
  return ways?.find((one) => one.way === way)?.isSetUp ?? true
}

function describeMessages(
  counts: readonly MessageCounts[],
  onPreview: (rule: GuestMessageRule) => void,
  isSetUp: (way: MessageWay) => boolean,
) {
  const countsOf = ({ id }: GuestMessageRule) => counts.find((one) => one.id === id)
  return describeSection(guestMessageRules, {
    writes: 'guests-data',
    words: guestMessagesText,
    columns: [
      {
        key: 'name',
        title: column.name,
        value: ({ name }) => name,
        cell: ({ name, isOffer }) => (
          <>
            <strong className="wrap-anywhere">{name}</strong>{' '}
            {isOffer && <Badge color="blue">{column.offer}</Badge>}
          </>
        ),
      },
      { key: 'when', title: column.when, value: tellWhen },
      { key: 'way', title: column.way, value: ({ way }) => tellWay(way, isSetUp(way)) },
      {
        key: 'subject',
        title: column.subject,
        value: ({ subject }) => subject,
        cell: ({ subject }) => <span className="line-clamp-2 wrap-anywhere text-ink-soft">{subject}</span>,
      },
      {
        key: 'sent',
        title: column.sent,
        value: (rule) => countsOf(rule)?.sent ?? 0,
        cell: (rule) => <SentCount counts={countsOf(rule)} />,
      },
      {
        key: 'status',
        title: column.status,
        value: statusOf,
        cell: (rule) => <Badge color={rule.isActive ? 'green' : 'orange'}>{statusOf(rule)}</Badge>,
      },
    ],
    filters: [
      {
        key: 'status',
        title: column.status,
        value: ({ isActive }) => (isActive ? 'active' : 'inactive'),
        label: statusOf,
      },
    ],
    form: {
      groups: [
        { title: group.when, fields: ['name', 'moment', 'days', 'time', 'way', 'isOffer', 'isActive'] },
        { title: group.message, fields: ['subject', 'text'] },
        { title: group.phone, fields: ['phoneText', 'template'] },
      ],
    },
    fields: {
      name: field.text(label.name, { isRequired: true, help: label.nameHelp }),
      moment: field.choice(
        label.moment,
        MESSAGE_MOMENTS.map((value) => ({ value, label: momentNames[value] })),
        { help: label.momentHelp },
      ),
      days: field.count(label.days, { min: 0, help: label.daysHelp }),
      time: field.text(label.time, { isRequired: true, help: label.timeHelp }),
      way: field.choice(
        label.way,
        MESSAGE_WAYS.map((value) => ({ value, label: tellWay(value, isSetUp(value)) })),
        { help: label.wayHelp },
      ),
      isOffer: field.toggle(label.isOffer, { help: label.offerHelp }),
      isActive: field.toggle(label.isActive, { help: label.activeHelp }),
      subject: field.text(label.subject, { isRequired: true, isWide: true, help: label.subjectHelp }),
      text: field.longText(label.text, { isRequired: true, rows: 10, help: label.textHelp }),
      phoneText: field.longText(label.phoneText, { rows: 4, help: label.phoneTextHelp }),
      template: field.text(label.template, { help: label.templateHelp }),
    },
    rowActions: ({ item }) => (
      <RowButton icon="journal" label={column.preview(item.name)} onClick={() => onPreview(item)} />
    ),
  })
}

function SentCount({ counts }: { counts: MessageCounts | undefined }) {
  return (
    <span className="tabular grid">
      {counts?.sent ?? 0}
      {counts && counts.toPhones > 0 && (
        <span className="text-xs text-ink-soft">{column.toPhones(counts.toPhones)}</span>
      )}
      {counts && counts.waiting > 0 && (
        <span className="text-xs text-ink-soft">{column.waiting(counts.waiting)}</span>
      )}
      {counts && counts.undelivered > 0 && (
        <span className="text-xs text-alarm">{column.undelivered(counts.undelivered)}</span>
      )}
    </span>
  )
}

function statusOf({ isActive }: Pick<GuestMessageRule, 'isActive'>): string {
  return isActive ? column.active : column.ended
}

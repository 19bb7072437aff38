import { pictureField } from '@/features/media/web/admin-picture-field'
import { formatPrice, toCents } from '@/kernel/money'
import { adminSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { shownDaysFields, shownState, statusByDays } from '@/web/admin-kit/shown-days'
import { ShownStatus } from '@/web/admin-kit/shown-status'
import { events, type StaffEvent } from '../contract'
import { eventsText } from '../text'
import { eventColumns as column, eventsAdminText, eventFields as label } from './admin-text'

/** What the hotel has on, as visitors read it on the events page. */
export const EventsAdmin = adminSection(events, {
  words: eventsAdminText,
  columns: [
    {
      key: 'title',
      title: column.title,
      value: ({ title }) => title,
      cell: ({ title }) => <strong>{title}</strong>,
    },
    {
      key: 'days',
      title: column.days,
      value: ({ eventDate }) => eventDate,
      cell: (event) => (
        <span className="tabular">
          {eventsText.days(event)}
          <span className="block text-xs text-ink-soft">{eventsText.hours(event)}</span>
        </span>
      ),
    },
    { key: 'location', title: column.location, value: ({ location }) => location },
    { key: 'capacity', title: column.capacity, value: ({ capacity }) => capacity },
    {
      key: 'price',
      title: column.price,
      value: ({ price }) => (price === null ? null : toCents(price)),
      cell: ({ price }) => <span className="tabular">{priceOf(price)}</span>,
    },
    {
      key: 'status',
      title: column.status,
      value: statusOf,
      cell: (event) => <ShownStatus item={event} status={statusOf(event)} isShown={event.isActive} />,
    },
  ],
  filters: [
    { key: 'status', title: column.status, value: (one) => shownState(one, one.isActive), label: statusOf },
  ],
  fields: {
    title: field.text(label.title, { isRequired: true }),
    location: field.optionalText(label.location),
    eventDate: field.day(label.eventDate, { isRequired: true }),
    endDate: field.optionalDay(label.endDate, { help: label.endDateHelp }),
    startTime: field.optionalTime(label.startTime),
    endTime: field.optionalTime(label.endTime, { help: label.endTimeHelp }),
    capacity: field.optionalCount(label.capacity, { min: 1, help: label.capacityHelp }),
    price: field.amount(label.price, { help: label.priceHelp }),
    description: field.optionalLongText(label.description),
    imageUrl: pictureField.optional(label.imageUrl),
    isActive: field.toggle(label.isActive, { help: label.activeHelp }),
    ...shownDaysFields,
  },
})

function statusOf(event: StaffEvent): string {
  return event.isActive ? (statusByDays(event) ?? column.active) : column.inactive
}

function priceOf(price: string | null): string {
  if (price === null) return column.onRequest
  const cents = toCents(price)
  return cents === 0 ? column.free : formatPrice(cents)
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatDay, toDay } from '@/kernel/days'
import type { Column, Filter } from '@/web/admin-kit/list-rows'
import { ListScreen } from '@/web/admin-kit/list-screen'
import { failureToast } from '@/web/admin-kit/resource-words'
import { RowButton } from '@/web/admin-kit/row-button'
import { formatInstantDay } from '@/web/admin-kit/show-instant'
import { staffRequest } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Badge } from '@/web/ui/badge'
import { showToast } from '@/web/ui/toast'
import { STAFF_ENQUIRIES_PATH } from '../paths'
import { venueOf } from '../rules/venues'
import type { EnquiryChange, StaffEnquiry } from '../staff-contract'
import { staffEnquiriesQuery } from '../staff-queries'
import { ENQUIRY_STATUS_WORDS } from '../text'
import { StaffEnquiryDialog } from './admin-enquiry'
import { enquirySaid as said, enquiriesAdminText as words } from './admin-text'

const COLORS = { new: 'orange', answered: 'blue', held: 'purple', won: 'green', lost: 'green' } as const

const columns: readonly Column<StaffEnquiry>[] = [
  {
    key: 'from',
    title: words.from,
    value: ({ name, email, phone }) => [name, email, phone].join(' '),
    cell: ({ name, email, status }) => (
      <>
        <span className={status === 'new' ? 'block font-bold' : 'block'}>{name}</span>
        <span className="block max-w-72 text-sm font-normal wrap-break-word text-ink-soft">{email}</span>
      </>
    ),
  },
  { key: 'venue', title: words.venue, value: venueName },
  {
    key: 'date',
    title: words.date,
    value: ({ eventDate }) => eventDate,
    cell: ({ eventDate }) => <span className="tabular whitespace-nowrap">{formatDay(toDay(eventDate))}</span>,
  },
  { key: 'guests', title: words.guests, value: ({ guests }) => guests },
  { key: 'villas', title: words.villas, value: ({ villas }) => villas },
  {
    key: 'status',
    title: words.status,
    value: statusOf,
    cell: (enquiry) => <Badge color={COLORS[enquiry.status]}>{statusOf(enquiry)}</Badge>,
  },
  {
    key: 'received',
    title: words.received,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <span className="tabular whitespace-nowrap">{formatInstantDay(createdAt)}</span>,
  },
]

const filters: readonly Filter<StaffEnquiry>[] = [
  { key: 'status', title: words.status, value: ({ status }) => status, label: statusOf },
  { key: 'venue', title: words.venue, value: ({ venue }) => venue, label: venueName },
]

/** Who wants a quote for a hall, newest first: to be answered, held, won or lost. */
export function EnquiriesAdmin({ renderAnswers }: { renderAnswers: (enquiry: StaffEnquiry) => ReactNode }) {
  const queryClient = useQueryClient()
  const [openId, setOpenId] = useState<number | null>(null)
  const query = useQuery(staffEnquiriesQuery)
  const open = query.data?.find(({ id }) => id === openId)

  async function onSave({ id, updatedAt }: StaffEnquiry, change: EnquiryChange) {
    try {
      await staffRequest('PATCH', `${STAFF_ENQUIRIES_PATH}/${id}`, { ...change, updatedAt })
      showToast({ title: said.done.update })
      setOpenId(null)
    } catch (error) {
      // What was chosen and noted stays in the dialog.
      showToast(failureToast(said, 'update', error))
    } finally {
      await refetchLists(queryClient)
    }
  }

  return (
    <>
      <ListScreen
        query={query}
        onRefresh={() => void refetchLists(queryClient)}
        columns={columns}
        filters={filters}
        words={words}
        actions={({ id, name }) => (
          <RowButton icon="journal" label={words.open(name)} onClick={() => setOpenId(id)} />
        )}
      />
      {open && (
        <StaffEnquiryDialog
          key={open.id}
          enquiry={open}
          onSave={(change) => void onSave(open, change)}
          onClose={() => setOpenId(null)}
        >
          {renderAnswers(open)}
        </StaffEnquiryDialog>
      )}
    </>
  )
}

function statusOf({ status }: StaffEnquiry): string {
  return ENQUIRY_STATUS_WORDS[status]
}

function venueName({ venue }: StaffEnquiry): string {
  return venueOf(venue).name
}

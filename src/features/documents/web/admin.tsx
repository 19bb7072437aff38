import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import type { Column, Filter } from '@/web/admin-kit/list-rows'
import { ListScreen } from '@/web/admin-kit/list-screen'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { usePlace } from '@/web/admin-kit/use-place'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { buttonClass } from '@/web/ui/button'
import type { ListedDocument } from '../contract'
import { documentFilePath } from '../paths'
import { documentsQuery } from '../staff-queries'
import { DOCUMENT_WORDS } from '../text'
import { DocumentPage } from './admin-document-page'
import { STANDING_LABELS, documentsText as words } from './admin-text'

const { columns: column } = words

const columns: readonly Column<ListedDocument>[] = [
  {
    key: 'number',
    title: column.number,
    value: ({ number }) => number,
    cell: ({ id, number }) => (
      <PanelLink
        to={`/documents/${id}`}
        className="inline-flex min-h-9 items-center font-semibold whitespace-nowrap text-forest underline underline-offset-4"
      >
        {number}
      </PanelLink>
    ),
  },
  { key: 'kind', title: column.kind, value: kindOf },
  { key: 'billedTo', title: column.billedTo, value: ({ billedTo }) => billedTo },
  { key: 'booking', title: column.booking, value: ({ bookingReference }) => bookingReference },
  {
    key: 'issued',
    title: column.issued,
    value: ({ issuedOn }) => issuedOn,
    cell: ({ issuedOn }) => <span className="tabular whitespace-nowrap">{formatDay(toDay(issuedOn))}</span>,
  },
  {
    key: 'total',
    title: column.total,
    value: ({ total }) => toCents(total),
    cell: ({ total }) => <span className="tabular">{formatPrice(toCents(total))}</span>,
  },
  { key: 'standing', title: column.standing, value: standingOf },
]

const filters: readonly Filter<ListedDocument>[] = [
  { key: 'kind', title: column.kind, value: ({ kind }) => kind, label: kindOf },
  { key: 'standing', title: column.standing, value: ({ standing }) => standing, label: standingOf },
]

/** The papers that were issued, and below the list one at its number. */
export function DocumentsAdmin() {
  const place = usePlace()
  return place === '' ? <DocumentList /> : <DocumentPage key={place} id={Number(place)} />
}

function DocumentList() {
  const queryClient = useQueryClient()
  const query = useQuery({ ...documentsQuery, staleTime: 0 })
  return (
    <ListScreen
      query={query}
      onRefresh={() => void refetchLists(queryClient)}
      columns={columns}
      filters={filters}
      words={words}
      actions={({ id, number }) => (
        <a
          href={documentFilePath(id)}
          download
          aria-label={words.pdfOf(number)}
          className={buttonClass({ look: 'bare', size: 'small' })}
        >
          {words.pdf}
        </a>
      )}
    />
  )
}

function kindOf({ kind }: ListedDocument): string {
  return DOCUMENT_WORDS.kinds[kind]
}

function standingOf({ standing }: ListedDocument): string {
  return STANDING_LABELS[standing]
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MAILS_PATH, type MailStatus, type StaffMail } from '@/kernel/mails'
import type { Column } from '@/web/admin-kit/list-rows'
import { ListScreen } from '@/web/admin-kit/list-screen'
import { RowButton } from '@/web/admin-kit/row-button'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { staffRequest } from '@/web/admin-kit/staff-request'
import { readAnew } from '@/web/admin-kit/use-writes'
import { Badge } from '@/web/ui/badge'
import { showToast } from '@/web/ui/toast'
import { MAIL_KINDS, MAIL_STATUS_LABELS, mailsText as words } from './mails-text'

const COLORS: Record<MailStatus, 'green' | 'orange' | 'blue'> = {
  queued: 'blue',
  sending: 'blue',
  sent: 'green',
  undelivered: 'orange',
  needless: 'blue',
}

const columns: readonly Column<StaffMail>[] = [
  { title: words.what, value: nameOf, cell: (mail) => <strong>{nameOf(mail)}</strong> },
  {
    title: words.to,
    value: ({ recipient }) => recipient,
    cell: ({ recipient }) => recipient && <span className="wrap-anywhere">{recipient}</span>,
  },
  {
    title: words.status,
    value: statusOf,
    cell: (mail) => <Badge color={COLORS[mail.status]}>{statusOf(mail)}</Badge>,
  },
  {
    title: words.why,
    value: ({ error }) => error,
    cell: ({ error }) => error && <span className="text-sm text-ink-soft">{error}</span>,
  },
  {
    title: words.written,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <span className="tabular whitespace-nowrap">{formatInstant(createdAt)}</span>,
  },
]

const filters = [{ title: words.status, value: statusOf }]

/** What became of the mails: first those not delivered, which can be sent again, then the newest. */
export function Mails() {
  const queryClient = useQueryClient()
  // The house sends them by itself, so what was read a moment ago may be over.
  const query = useQuery<StaffMail[]>({ queryKey: [MAILS_PATH], staleTime: 0 })

  async function onSendAgain({ id }: StaffMail) {
    try {
      await staffRequest('POST', `${MAILS_PATH}/${id}/resend`, {})
      showToast({ title: words.sentAgain })
    } catch {
      showToast({ title: words.failed, description: words.failedHelp, tone: 'destructive' })
    }
    await readAnew(queryClient)
  }

  return (
    <ListScreen
      query={query}
      onRefresh={() => void readAnew(queryClient)}
      columns={columns}
      filters={filters}
      words={words}
      actions={(mail) =>
        mail.status === 'undelivered' && (
          <RowButton
            icon="refresh"
            label={words.sendAgain(kindOf(mail), mail.subjectId)}
            onClick={() => void onSendAgain(mail)}
          />
        )
      }
    />
  )
}

function statusOf({ status }: StaffMail): string {
  return MAIL_STATUS_LABELS[status]
}

function kindOf({ kind }: StaffMail): string {
  return MAIL_KINDS[kind] ?? kind
}

function nameOf(mail: StaffMail): string {
  return words.about(kindOf(mail), mail.subjectId)
}

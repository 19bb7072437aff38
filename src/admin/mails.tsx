import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ALARM_MAIL_KINDS } from '@/features/alarms/web/admin-text'
import { GROUP_MAIL_KINDS, MAIL_KINDS } from '@/features/booking-emails/web/admin-mail-text'
import { isBookingEmailKind, isGroupEmailKind } from '@/features/bookings/rules/email-kinds'
import { MESSAGE_MAIL_KINDS } from '@/features/contact/web/admin-text'
import { DOCUMENT_MAIL_KINDS } from '@/features/documents/web/admin-text'
import { ENQUIRY_MAIL_KINDS } from '@/features/enquiries/web/admin-text'
import { DATA_MAIL_KINDS, ERASURE_MAIL_KINDS } from '@/features/guest-data/web/admin-text'
import { GUEST_MESSAGE_MAIL_KINDS } from '@/features/guest-messages/web/admin-text'
import { REPLY_MAIL_KINDS } from '@/features/message-threads/web/admin-text'
import { PASSWORD_LINK_MAIL_KINDS } from '@/features/password-links/web/admin-text'
import { PAYMENT_LINK_MAIL_KINDS } from '@/features/payment-links/web/admin-text'
import { UNSETTLED_MAIL_KINDS } from '@/features/payment-screens/web/admin-unsettled-text'
import { REVIEW_MAIL_KINDS } from '@/features/reviews/web/admin-text'
import type { StaffMail } from '@/kernel/mails'
import { OUTAGE_ADVICE } from '@/kernel/outage-advice'
import type { Column, Filter } from '@/web/admin-kit/list-rows'
import { ListScreen } from '@/web/admin-kit/list-screen'
import { MailBadge } from '@/web/admin-kit/mail-badge'
import { MAIL_STATUS_LABELS } from '@/web/admin-kit/mail-text'
import { mailsQuery } from '@/web/admin-kit/mails-query'
import { RowButton } from '@/web/admin-kit/row-button'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { useSendAgain } from '@/web/admin-kit/use-send-again'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { mailsText as words } from './mails-text'

const columns: readonly Column<StaffMail>[] = [
  { key: 'what', title: words.what, value: nameOf, cell: (mail) => <strong>{nameOf(mail)}</strong> },
  {
    key: 'to',
    title: words.to,
    value: ({ recipient }) => recipient,
    cell: ({ recipient }) => recipient && <span className="wrap-anywhere">{recipient}</span>,
  },
  {
    key: 'status',
    title: words.status,
    value: statusOf,
    cell: ({ status }) => <MailBadge status={status} />,
  },
  {
    key: 'why',
    title: words.why,
    value: ({ error }) => error,
    cell: ({ error }) => error && <span className="text-sm text-ink-soft">{error}</span>,
  },
  {
    key: 'written',
    title: words.written,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <span className="tabular whitespace-nowrap">{formatInstant(createdAt)}</span>,
  },
]

const filters: readonly Filter<StaffMail>[] = [
  { key: 'status', title: words.status, value: ({ status }) => status, label: statusOf },
]

/** What became of the mails: first those not delivered, which can be sent again, then the newest. */
export function Mails() {
  const queryClient = useQueryClient()
  const sendAgain = useSendAgain()
  // The hotel sends them by itself, so what was read a moment ago may be over.
  const query = useQuery({ ...mailsQuery({ pageSize: 500 }), staleTime: 0 })

  return (
    <div className="grid min-w-0 gap-4">
      <Outage mails={query.data ?? []} />
      <ListScreen
        query={query}
        onRefresh={() => void refetchLists(queryClient)}
        columns={columns}
        filters={filters}
        words={words}
        actions={(mail) =>
          mail.status === 'undelivered' && (
            <RowButton
              icon="refresh"
              label={words.sendAgain(nameOf(mail))}
              onClick={() => void sendAgain(mail)}
            />
          )
        }
      />
    </div>
  )
}

/** Why no mails go out at the moment, and what to do about it. */
function Outage({ mails }: { mails: readonly StaffMail[] }) {
  const outage = mails.find((mail) => mail.outage)?.outage
  if (!outage) return null
  return (
    <div role="alert" className="rounded-card border border-alarm bg-blush p-4 text-alarm">
      <p className="font-semibold">{words.outage}</p>
      <p className="max-w-measure">{OUTAGE_ADVICE[outage]}</p>
      <p className="max-w-measure">{words.outageHelp}</p>
    </div>
  )
}

function statusOf({ status }: StaffMail): string {
  return MAIL_STATUS_LABELS[status]
}

function nameOf({ kind, subjectId }: StaffMail): string {
  const ofAccount = PASSWORD_LINK_MAIL_KINDS[kind] ?? ERASURE_MAIL_KINDS[kind] ?? ALARM_MAIL_KINDS[kind]
  if (ofAccount) return ofAccount
  const ofMessage = MESSAGE_MAIL_KINDS[kind]
  if (ofMessage) return words.aboutMessage(ofMessage, subjectId)
  const ofEnquiry = ENQUIRY_MAIL_KINDS[kind]
  if (ofEnquiry) return words.aboutEnquiry(ofEnquiry, subjectId)
  const ofReply = REPLY_MAIL_KINDS[kind]
  if (ofReply) return words.aboutReply(ofReply, subjectId)
  const ofDocument = DOCUMENT_MAIL_KINDS[kind]
  if (ofDocument) return words.aboutDocument(ofDocument, subjectId)
  const ofPayment = UNSETTLED_MAIL_KINDS[kind]
  if (ofPayment) return words.aboutPayment(ofPayment, subjectId)
  const ofLink = PAYMENT_LINK_MAIL_KINDS[kind]
  if (ofLink) return words.aboutDocument(ofLink, subjectId)
  const ofReview = REVIEW_MAIL_KINDS[kind]
  if (ofReview) return words.aboutReview(ofReview, subjectId)
  const ofRule = GUEST_MESSAGE_MAIL_KINDS[kind]
  if (ofRule) return words.aboutAutomatic(ofRule, subjectId)
  if (isGroupEmailKind(kind)) return words.aboutGroup(GROUP_MAIL_KINDS[kind], subjectId)
  const ofData = DATA_MAIL_KINDS[kind]
  if (ofData) return words.aboutBooking(ofData, subjectId)
  return words.aboutBooking(isBookingEmailKind(kind) ? MAIL_KINDS[kind] : kind, subjectId)
}

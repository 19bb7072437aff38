import { useQuery } from '@tanstack/react-query'
import { isBookingEmailKind, isGroupEmailKind } from '@/features/bookings/rules/email-kinds'
import type { StaffMail } from '@/kernel/mails'
import { MailBadge } from '@/web/admin-kit/mail-badge'
import { mailsQuery } from '@/web/admin-kit/mails-query'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { useSendAgain } from '@/web/admin-kit/use-send-again'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { GROUP_MAIL_KINDS, MAIL_KINDS, bookingMailsText as words } from './admin-mail-text'

/**
 * What was written about a booking, and about the group it is part of, and whether it arrived; what did not can be sent
 * again.
 */
export function BookingMails({ bookingId, groupId }: { bookingId: number; groupId: number | null }) {
  // The hotel sends them by itself, so what was read a moment ago may be over.
  const own = useQuery({ ...mailsQuery({ subjectId: bookingId }), staleTime: 0 })
  const ofGroup = useQuery({
    ...mailsQuery({ subjectId: groupId ?? 0 }),
    staleTime: 0,
    enabled: groupId !== null,
  })
  const isError = own.isError || ofGroup.isError
  const isKnown = own.data && (groupId === null || ofGroup.data)
  // A mail of another kind speaks of another table's row of this number.
  const mails =
    isKnown &&
    [
      ...own.data.filter(({ kind }) => isBookingEmailKind(kind)),
      ...(ofGroup.data ?? []).filter(({ kind }) => isGroupEmailKind(kind)),
    ].sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-paper p-4 sm:p-5 print:hidden">
      <h3 className="text-lg">{words.title}</h3>
      {isError && !mails && <p className="text-alarm">{words.failed}</p>}
      {!mails && !isError && (
        <Loading label={words.loading}>
          <Skeleton className="h-10" />
        </Loading>
      )}
      {mails?.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      {mails && mails.length > 0 && (
        <ul className="grid">
          {mails.map((mail) => (
            <MailLine key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </section>
  )
}

function MailLine({ mail }: { mail: StaffMail }) {
  const sendAgain = useSendAgain()
  const { status, sentAt, createdAt, error } = mail
  const kind = nameOf(mail)
  const at = sentAt ?? createdAt
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5 first:border-0 first:pt-0">
      <div className="min-w-0 grow">
        <p className="break-words">{kind}</p>
        <time dateTime={at} className="tabular text-xs text-ink-soft">
          {formatInstant(at)}
        </time>
        {status === 'undelivered' && error && <p className="text-sm wrap-anywhere text-ink-soft">{error}</p>}
      </div>
      <MailBadge status={status} />
      {status === 'undelivered' && (
        <Button
          look="quiet"
          size="small"
          aria-label={words.sendAgainOf(kind)}
          onClick={() => void sendAgain(mail)}
        >
          {words.sendAgain}
        </Button>
      )}
    </li>
  )
}

function nameOf({ kind }: StaffMail): string {
  if (isBookingEmailKind(kind)) return MAIL_KINDS[kind]
  return isGroupEmailKind(kind) ? GROUP_MAIL_KINDS[kind] : kind
}

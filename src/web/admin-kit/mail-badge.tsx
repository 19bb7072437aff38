import type { MailStatus } from '@/kernel/mails'
import { Badge } from '@/web/ui/badge'
import { MAIL_STATUS_LABELS } from './mail-text'

const COLORS: Record<MailStatus, 'green' | 'orange' | 'blue'> = {
  queued: 'blue',
  sending: 'blue',
  sent: 'green',
  undelivered: 'orange',
  needless: 'blue',
}

/** What became of a mail. */
export function MailBadge({ status }: { status: MailStatus }) {
  return <Badge color={COLORS[status]}>{MAIL_STATUS_LABELS[status]}</Badge>
}

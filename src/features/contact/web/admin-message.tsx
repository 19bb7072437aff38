import type { ReactNode } from 'react'
import { Button, buttonClass } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import { Icon } from '@/web/ui/icon'
import type { StaffMessage } from '../contract'
import { describeStay } from '../rules/message-form'
import { replyLink } from '../rules/reply-link'
import { tellSubject } from '../rules/told-subject'
import { messagesAdminText as words } from './admin-text'

type MessageDialogProps = {
  message: StaffMessage
  received: string
  onUnread: () => void
  onArchive: () => void
  onAnswered: () => void
  /** What was answered, and room to answer. */
  children: ReactNode
  onClose: () => void
}

/** One message as it was written, with the ways to answer it. */
export function MessageDialog({ message, received, children, onClose, ...on }: MessageDialogProps) {
  const { name, email, phone, subject, archived, isAnswered } = message
  const stay = describeStay(message)
  return (
    <Dialog open title={tellSubject(subject)} onClose={onClose} className="sm:max-w-2xl">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <Fact title={words.from}>{name}</Fact>
        <Fact title={words.email}>
          <span className="wrap-anywhere">{email}</span>
        </Fact>
        {phone && (
          <Fact title={words.phone}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </Fact>
        )}
        {stay && <Fact title={words.stay}>{stay}</Fact>}
        <Fact title={words.received}>{received}</Fact>
      </dl>
      <p className="max-w-measure rounded-control bg-sand p-4 whitespace-pre-wrap break-words">
        {message.message}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button look="quiet" size="small" onClick={on.onAnswered}>
          {isAnswered ? words.markOpen : words.markAnswered}
        </Button>
        <Button look="quiet" size="small" onClick={on.onArchive}>
          {archived ? words.takeBackShort : words.archiveShort}
        </Button>
        <Button look="quiet" size="small" onClick={on.onUnread}>
          {words.keepUnread}
        </Button>
        <a href={replyLink(message)} className={buttonClass({ look: 'quiet', size: 'small' })}>
          <Icon name="mail" />
          {words.reply}
        </a>
      </div>
      {children}
    </Dialog>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-soft">{title}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Column, Filter } from '@/web/admin-kit/list-rows'
import { ListScreen } from '@/web/admin-kit/list-screen'
import { failureToast } from '@/web/admin-kit/resource-words'
import { RowButton } from '@/web/admin-kit/row-button'
import { formatInstantDay } from '@/web/admin-kit/show-instant'
import { staffRequest } from '@/web/admin-kit/staff-request'
import { refetchLists, useWrites } from '@/web/admin-kit/use-writes'
import { Badge } from '@/web/ui/badge'
import { Button, buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { showToast } from '@/web/ui/toast'
import type { StaffMessage } from '../contract'
import { MESSAGES_PATH } from '../paths'
import { replyLink } from '../rules/reply-link'
import { tellSubject } from '../rules/told-subject'
import { messagesQuery } from '../staff-queries'
import { MessageDialog } from './admin-message'
import { messageSaid as said, messagesAdminText as words } from './admin-text'

const columns: readonly Column<StaffMessage>[] = [
  {
    key: 'from',
    title: words.from,
    value: ({ name, email, phone }) => [name, email, phone].join(' '),
    cell: ({ name, email, isRead }) => (
      <>
        <span className={isRead ? 'block' : 'block font-bold'}>{name}</span>
        <span className="block max-w-72 text-sm font-normal wrap-break-word text-ink-soft">{email}</span>
      </>
    ),
  },
  {
    key: 'subject',
    title: words.subject,
    value: ({ subject, message, lastReceived }) =>
      `${tellSubject(subject)} ${message} ${lastReceived?.text ?? ''}`,
    cell: ({ subject, message, lastReceived, isRead }) => (
      <>
        <span className={isRead ? 'block' : 'block font-bold'}>{tellSubject(subject)}</span>
        <span className="line-clamp-1 max-w-120 text-ink-soft">
          {lastReceived ? words.wroteBack(lastReceived.text) : message}
        </span>
      </>
    ),
  },
  {
    key: 'status',
    title: words.status,
    value: statusOf,
    cell: (message) => <Badge color={message.isRead ? 'green' : 'orange'}>{statusOf(message)}</Badge>,
  },
  {
    key: 'answer',
    title: words.answer,
    value: answerOf,
    cell: (message) => <Badge color={message.isAnswered ? 'green' : 'blue'}>{answerOf(message)}</Badge>,
  },
  {
    key: 'received',
    title: words.received,
    value: lastWordOf,
    cell: (message) => (
      <span className="tabular whitespace-nowrap">{formatInstantDay(lastWordOf(message))}</span>
    ),
  },
]

const filters: readonly Filter<StaffMessage>[] = [
  {
    key: 'answer',
    title: words.answer,
    value: ({ isAnswered }) => (isAnswered ? 'answered' : 'open'),
    label: answerOf,
  },
  {
    key: 'status',
    title: words.status,
    value: ({ isRead }) => (isRead ? 'read' : 'unread'),
    label: statusOf,
  },
]
const FOLDERS = [false, true]

/** What visitors wrote, newest first: to be read, answered by mail and put away. */
export function MessagesAdmin({ renderAnswers }: { renderAnswers: (message: StaffMessage) => ReactNode }) {
  const queryClient = useQueryClient()
  const [isArchive, setArchive] = useState(false)
  const [openId, setOpenId] = useState<number | null>(null)
  const all = useQuery(messagesQuery)
  const shown = useQuery({
    ...messagesQuery,
    select: (messages) =>
      messages
        .filter(({ archived }) => archived === isArchive)
        .toSorted((one, other) => lastWordOf(other).localeCompare(lastWordOf(one))),
  })
  const { change } = useWrites(messagesQuery, { writePath: MESSAGES_PATH }, said.read)
  const open = all.data?.find(({ id }) => id === openId)

  function onStatus({ id, isRead }: StaffMessage) {
    const status = isRead ? ('unread' as const) : ('read' as const)
    void change(id, { isRead: !isRead, status }, said[status])
  }

  function onArchive({ id, archived }: StaffMessage) {
    setOpenId(null)
    void change(id, { archived: !archived }, archived ? said.restored : said.archived)
  }

  async function onOpen({ id, isRead }: StaffMessage) {
    setOpenId(id)
    if (isRead) return
    try {
      await staffRequest('PATCH', `${MESSAGES_PATH}/${id}`, { status: 'read' })
      await refetchLists(queryClient)
    } catch (error) {
      showToast(failureToast(said.read, 'update', error))
    }
  }

  return (
    <>
      <ListScreen
        query={shown}
        onRefresh={() => void refetchLists(queryClient)}
        columns={columns}
        filters={filters}
        words={words}
        actions={(message) => (
          <>
            <RowButton icon="journal" label={words.open(message.name)} onClick={() => void onOpen(message)} />
            <a
              href={replyLink(message)}
              aria-label={words.replyTo(message.name)}
              title={words.replyTo(message.name)}
              className={buttonClass({ look: 'bare', size: 'icon' })}
            >
              <Icon name="mail" />
            </a>
            <RowButton
              icon={message.isRead ? 'hide' : 'show'}
              label={message.isRead ? words.markUnread(message.name) : words.markRead(message.name)}
              onClick={() => onStatus(message)}
            />
            <RowButton
              icon={message.archived ? 'inbox' : 'box'}
              label={message.archived ? words.takeBack(message.name) : words.putAway(message.name)}
              onClick={() => onArchive(message)}
            />
          </>
        )}
      >
        <fieldset className="flex gap-1 max-sm:*:grow">
          <legend className="sr-only">{words.folder}</legend>
          {FOLDERS.map((folder) => {
            const count = all.data?.filter(({ archived }) => archived === folder).length ?? 0
            return (
              <Button
                key={String(folder)}
                size="small"
                look={folder === isArchive ? 'primary' : 'quiet'}
                aria-pressed={folder === isArchive}
                onClick={() => setArchive(folder)}
              >
                {folder ? words.archive(count) : words.inbox(count)}
              </Button>
            )
          })}
        </fieldset>
      </ListScreen>
      {open && (
        <MessageDialog
          message={open}
          received={formatInstantDay(open.createdAt)}
          onUnread={() => {
            setOpenId(null)
            void change(open.id, { isRead: false, status: 'unread' }, said.unread)
          }}
          onArchive={() => onArchive(open)}
          onAnswered={() => {
            const isAnswered = !open.isAnswered
            void change(open.id, { isAnswered }, isAnswered ? said.answered : said.open)
          }}
          onClose={() => setOpenId(null)}
        >
          {renderAnswers(open)}
        </MessageDialog>
      )}
    </>
  )
}

function answerOf({ isAnswered }: StaffMessage): string {
  return isAnswered ? words.isAnswered : words.isOpen
}

function statusOf({ isRead }: StaffMessage): string {
  return isRead ? words.read : words.unread
}

/** When the visitor wrote last. */
function lastWordOf({ lastReceived, createdAt }: StaffMessage): string {
  return lastReceived?.at ?? createdAt
}

import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { orderMails } from '../rules/order-mails'
import type { ThreadName } from '../rules/thread-kinds'
import type { MessageThread } from '../staff-contract'
import { threadQuery } from '../staff-queries'
import { AnswerForm } from './admin-answer-form'
import { ReceivedMail } from './admin-received-mail'
import { threadText as words } from './admin-text'

/** What a visitor was answered and what they wrote back, and room for the next answer. */
export function Thread({ name }: { name: ThreadName }) {
  const { data, isError, refetch } = useQuery({ ...threadQuery(name), staleTime: 0 })
  if (data)
    return (
      <>
        <Mails thread={data} />
        <AnswerForm thread={data} />
      </>
    )
  if (!isError)
    return (
      <Loading label={words.loading} className="grid gap-3">
        <Skeleton className="h-10" />
        <Skeleton className="h-40" />
      </Loading>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="text-alarm">{words.failed}</p>
      <Button look="quiet" size="small" onClick={() => void refetch()}>
        {words.tryAgain}
      </Button>
    </div>
  )
}

function Mails({ thread }: { thread: MessageThread }) {
  const mails = orderMails(thread)
  return (
    <section className="grid gap-2.5">
      <h3 className="text-lg">{words.answers}</h3>
      {thread.replies.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ol className="grid gap-2.5 empty:hidden">
        {mails.map(({ key, reply, received }) => (
          <li
            key={key}
            className={`grid min-w-0 gap-1 rounded-control border border-line px-3.5 py-2.5 ${received ? 'bg-sand' : 'bg-cream'}`}
          >
            {reply && <ReplyOfStaff reply={reply} />}
            {received && <ReceivedMail mail={received} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function ReplyOfStaff({ reply }: { reply: MessageThread['replies'][number] }) {
  const { at, staffEmail, subject, text, mailStatus } = reply
  return (
    <>
      <p className="tabular text-xs wrap-anywhere text-ink-soft">
        {staffEmail}, <time dateTime={at}>{formatInstant(at)}</time>
        {mailStatus && `, ${words.mail[mailStatus]}`}
      </p>
      <p className="font-semibold wrap-anywhere">{subject}</p>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
    </>
  )
}

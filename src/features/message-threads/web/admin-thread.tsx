import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import type { ThreadName } from '../rules/thread-kinds'
import type { MessageThread } from '../staff-contract'
import { threadQuery } from '../staff-queries'
import { AnswerForm } from './admin-answer-form'
import { threadText as words } from './admin-text'

/** What a visitor was answered, and room for the next answer. */
export function Thread({ name }: { name: ThreadName }) {
  const { data, isError, refetch } = useQuery({ ...threadQuery(name), staleTime: 0 })
  if (data)
    return (
      <>
        <Replies replies={data.replies} />
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

function Replies({ replies }: Pick<MessageThread, 'replies'>) {
  return (
    <section className="grid gap-2.5">
      <h3 className="text-lg">{words.answers}</h3>
      {replies.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ol className="grid gap-2.5 empty:hidden">
        {replies.map(({ id, at, staffEmail, subject, text, mailStatus }) => (
          <li key={id} className="min-w-0 rounded-control border border-line bg-cream px-3.5 py-2.5">
            <p className="tabular text-xs wrap-anywhere text-ink-soft">
              {staffEmail}, <time dateTime={at}>{formatInstant(at)}</time>
              {mailStatus && `, ${words.mail[mailStatus]}`}
            </p>
            <p className="font-semibold wrap-anywhere">{subject}</p>
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

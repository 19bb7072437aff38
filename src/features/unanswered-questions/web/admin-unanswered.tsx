import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay, toDay } from '@/kernel/days'
import { confirm } from '@/web/admin-kit/confirm'
import type { Column } from '@/web/admin-kit/list-rows'
import { ListScreen } from '@/web/admin-kit/list-screen'
import { RowButton } from '@/web/admin-kit/row-button'
import { staffRequest } from '@/web/admin-kit/staff-request'
import { useCall } from '@/web/admin-kit/use-call'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { UNANSWERED_PATH } from '../paths'
import type { UnansweredQuestion } from '../staff-contract'
import { unansweredQuery } from '../staff-queries'
import { AnswerDialog } from './admin-answer-dialog'
import { unansweredText as words } from './admin-text'

const COLUMNS: readonly Column<UnansweredQuestion>[] = [
  {
    key: 'question',
    title: words.question,
    value: ({ question }) => question,
    cell: ({ question }) => <strong className="block max-w-120 wrap-anywhere">{question}</strong>,
  },
  {
    key: 'times',
    title: words.times,
    value: ({ timesAsked }) => timesAsked,
    cell: ({ timesAsked }) => <span className="tabular">{words.timesAsked(timesAsked)}</span>,
  },
  {
    key: 'last',
    title: words.last,
    value: ({ lastAskedOn }) => lastAskedOn,
    cell: ({ lastAskedOn }) => (
      <span className="tabular whitespace-nowrap">{formatDay(toDay(lastAskedOn))}</span>
    ),
  },
]

/** What guests asked the concierge and it had no answer to: to be answered from now on, or dismissed. */
export function UnansweredQuestions() {
  const queryClient = useQueryClient()
  const query = useQuery(unansweredQuery)
  const [asked, setAsked] = useState<UnansweredQuestion | null>(null)
  const mayAnswer = useMay('content')
  const call = useCall()

  async function onDismiss({ id, question }: UnansweredQuestion) {
    const { dismissTitle: title, dismiss: action } = words
    if (!(await confirm({ title, line: words.dismissLine(question), action }))) return
    await call(() => staffRequest('DELETE', `${UNANSWERED_PATH}/${id}`), {
      done: words.dismissed,
      failed: words.dismissFailed,
    })
  }

  return (
    <>
      <ListScreen
        query={query}
        onRefresh={() => void refetchLists(queryClient)}
        columns={COLUMNS}
        filters={[]}
        words={words}
        actions={(one) =>
          mayAnswer && (
            <>
              <RowButton icon="add" label={words.answerOf(one)} onClick={() => setAsked(one)} />
              <RowButton icon="erase" label={words.dismissOf(one)} onClick={() => void onDismiss(one)} />
            </>
          )
        }
      />
      {asked && (
        <AnswerDialog
          key={asked.id}
          asked={asked}
          onSaved={() => {
            setAsked(null)
            void refetchLists(queryClient)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

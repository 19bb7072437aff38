import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm } from '@/web/admin-kit/confirm'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { sendForStaff, staffRequest } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import { KIND_NAMES } from '../rules/document-kinds'
import type { IdDocument, showIdNumberCall } from '../staff-contract'
import { idDocumentPath, idDocumentQuery } from '../staff-queries'
import { IdDocumentForm } from './admin-id-document-form'
import { idDocumentText as words } from './admin-text'

/** On a guest's profile: with which document they said who they are, and its number for those who may see it. */
export function IdDocumentCard({ guestId }: { guestId: number }) {
  const { data, isError, refetch } = useQuery({ ...idDocumentQuery(guestId), staleTime: 0 })
  const [isWriting, setWriting] = useState(false)
  return (
    <section className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-paper p-4 sm:p-5">
      <div>
        <h3 className="text-lg">{words.title}</h3>
        <p className="text-ink-soft">{words.help}</p>
      </div>
      {data ? (
        isWriting ? (
          <IdDocumentForm guestId={guestId} before={data.document} onClose={() => setWriting(false)} />
        ) : data.document ? (
          <Written
            key={data.document.writtenAt}
            guestId={guestId}
            document={data.document}
            onReplace={() => setWriting(true)}
          />
        ) : (
          <>
            <p>{words.none}</p>
            <Button look="quiet" size="small" className="justify-self-start" onClick={() => setWriting(true)}>
              {words.add}
            </Button>
          </>
        )
      ) : isError ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{words.unknown}</p>
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </div>
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-10" />
        </Loading>
      )}
    </section>
  )
}

type Props = { guestId: number; document: IdDocument; onReplace: () => void }

function Written({ guestId, document: { kind, writtenAt }, onReplace }: Props) {
  const client = useQueryClient()
  const mayShow = useMay('guests-data')
  const [number, setNumber] = useState<string | null>(null)
  const showing = useMutation({
    mutationFn: () => sendForStaff<typeof showIdNumberCall>('POST', `${idDocumentPath(guestId)}/number`),
    onSuccess: (answer) => setNumber(answer.number),
    onError: tellFailure,
  })
  const removing = useMutation({
    mutationFn: () => staffRequest('DELETE', idDocumentPath(guestId)),
    onSuccess: () => showToast({ title: words.removed }),
    onError: tellFailure,
    onSettled: () => client.invalidateQueries({ queryKey: idDocumentQuery(guestId).queryKey }),
  })

  async function onRemove() {
    if (await confirm({ title: words.removeAsk, line: words.removeAskLine, action: words.remove }))
      removing.mutate()
  }

  return (
    <>
      <p>
        <strong>{KIND_NAMES[kind]}</strong>
        <span className="block text-sm text-ink-soft">{words.written(formatInstant(writtenAt))}</span>
      </p>
      <div role="status" className="empty:hidden">
        {number !== null && (
          <p>
            <span className="tabular block text-lg font-semibold wrap-anywhere">{number}</span>
            <span className="block text-sm text-ink-soft">{words.shown}</span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {mayShow && (
          <Button
            look="quiet"
            size="small"
            disabled={showing.isPending}
            onClick={() => (number === null ? showing.mutate() : setNumber(null))}
          >
            {showing.isPending ? words.showing : number === null ? words.show : words.hide}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onReplace}>
          {words.replace}
        </Button>
        <Button look="quiet" size="small" disabled={removing.isPending} onClick={() => void onRemove()}>
          {words.remove}
        </Button>
      </div>
    </>
  )
}

function tellFailure(error: unknown) {
  const description = reasonOf(error) ?? words.failedHelp
  showToast({ title: words.failed, description, tone: 'destructive' })
}

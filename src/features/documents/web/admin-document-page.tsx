import { useQuery, useQueryClient } from '@tanstack/react-query'
import { confirmWithNote } from '@/web/admin-kit/confirm'
import { Notice } from '@/web/admin-kit/list-screen'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { useMay } from '@/web/admin-kit/role'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useGo } from '@/web/admin-kit/use-place'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { ApiError } from '@/web/kit/request'
import { Button, buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import type { creditInvoiceCall, MAIL_RECIPIENTS, mailDocumentCall, WholeDocument } from '../contract'
import { DOCUMENTS_PATH, documentFilePath } from '../paths'
import { documentQuery } from '../staff-queries'
import { DOCUMENT_WORDS } from '../text'
import { DocumentSheet } from './admin-document-sheet'
import { FiscalForm } from './admin-fiscal-form'
import { documentsText, STANDING_LABELS, documentText as words } from './admin-text'

const LONGEST_REASON = 300

/** One document as it was issued, and what can be done with it. */
export function DocumentPage({ id }: { id: number }) {
  const isNumber = Number.isInteger(id) && id > 0
  const { data, error, refetch } = useQuery({ ...documentQuery(id), enabled: isNumber, staleTime: 0 })
  const isUnknown = !isNumber || (error instanceof ApiError && error.status < 500)
  return (
    <div className="grid min-w-0 gap-4">
      <PanelLink
        to="/documents"
        className="inline-flex min-h-9 items-center gap-1 justify-self-start text-sm font-semibold text-forest underline underline-offset-4 print:hidden"
      >
        <Icon name="chevronLeft" className="size-4" />
        {documentsText.all}
      </PanelLink>
      {data ? (
        <>
          <Header document={data} />
          <div className="grid min-w-0 items-start gap-4 wrap-anywhere lg:grid-cols-2">
            <DocumentSheet document={data} />
            <FiscalForm document={data} />
          </div>
        </>
      ) : isUnknown ? (
        <Notice title={words.notFound} help={words.notFoundHelp} />
      ) : error ? (
        <Notice role="alert" title={words.failed} help={words.failedHelp}>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      ) : (
        <Loading label={words.loading} className="grid gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-72" />
        </Loading>
      )}
    </div>
  )
}

function Header({ document }: { document: WholeDocument }) {
  const { id, kind, number, bookingId, bookingReference, companyId, standing } = document
  const isAdmin = useMay('admin')
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 grow">
        <h2 className="text-2xl">
          {DOCUMENT_WORDS.kinds[kind]} {number}
        </h2>
        <p className="tabular text-sm text-ink-soft">
          <PanelLink
            to={`/bookings/${bookingId}`}
            className="inline-flex min-h-9 items-center text-forest underline underline-offset-4"
          >
            {DOCUMENT_WORDS.booking} {bookingReference}
          </PanelLink>
          {standing !== 'valid' && <strong className="text-alarm"> {STANDING_LABELS[standing]}</strong>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <a href={documentFilePath(id)} download className={buttonClass({ look: 'primary', size: 'small' })}>
          {words.download}
        </a>
        <MailButton document={document} to="guest" />
        {companyId !== null && <MailButton document={document} to="company" />}
        {isAdmin && kind === 'invoice' && standing === 'valid' && <CreditButton document={document} />}
      </div>
    </header>
  )
}

function MailButton({ document, to }: { document: WholeDocument; to: (typeof MAIL_RECIPIENTS)[number] }) {
  async function onMail() {
    try {
      const answer = await sendForStaff<typeof mailDocumentCall>(
        'POST',
        `${DOCUMENTS_PATH}/${document.id}/mails`,
        { to },
      )
      showToast({ title: words.mailed(answer.to) })
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 422
      const description = isRefused ? words.noAddress : (reasonOf(error) ?? documentsText.tryAgain)
      showToast({ title: words.mailFailed, description, tone: 'destructive' })
    }
  }
  return (
    <Button look="quiet" size="small" onClick={() => void onMail()}>
      {words.mail[to]}
    </Button>
  )
}

function CreditButton({ document: { id } }: { document: WholeDocument }) {
  const queryClient = useQueryClient()
  const go = useGo()

  async function onCredit() {
    const reason = await confirmWithNote({
      title: words.creditTitle,
      line: words.creditLine,
      note: { label: words.reason, help: words.reasonHelp, longest: LONGEST_REASON },
      action: words.creditAction,
      decline: words.keep,
    })
    if (reason === null) return
    if (reason === '') return showToast({ title: words.reasonWanted, tone: 'destructive' })
    try {
      const path = `${DOCUMENTS_PATH}/${id}/credit` as const
      const note = await sendForStaff<typeof creditInvoiceCall>('POST', path, { reason })
      showToast({ title: documentsText.issued(note.number) })
      go(`/documents/${note.id}`)
    } catch (error) {
      const description = reasonOf(error) ?? documentsText.tryAgain
      showToast({ title: words.creditFailed, description, tone: 'destructive' })
    } finally {
      void refetchLists(queryClient)
    }
  }
  return (
    <Button look="quiet" size="small" onClick={() => void onCredit()}>
      {words.credit}
    </Button>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatPrice, toCents } from '@/kernel/money'
import { Notice } from '@/web/admin-kit/list-screen'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { ApiError } from '@/web/kit/request'
import { Button, buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import type { MAIL_RECIPIENTS, mailDocumentCall, WholeDocument } from '../contract'
import { DOCUMENTS_PATH, documentFilePath } from '../paths'
import { documentQuery } from '../staff-queries'
import { DOCUMENT_WORDS } from '../text'
import { CreditForm } from './admin-credit-form'
import { DocumentSheet } from './admin-document-sheet'
import { FiscalForm } from './admin-fiscal-form'
import { documentsText, STANDING_LABELS, documentText as words } from './admin-text'

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
            <div className="grid min-w-0 gap-4">
              <CreditNotes document={data} />
              <FiscalForm document={data} />
            </div>
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
  const isAdmin = useMay('refunds')
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 grow">
        <h2 className="text-2xl">
          {DOCUMENT_WORDS.kinds[kind]} <span className="whitespace-nowrap">{number}</span>
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

function CreditButton({ document }: { document: WholeDocument }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {words.credit}
      </Button>
      {isOpen && <CreditForm document={document} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What was taken back of an invoice, and what is left of it. */
function CreditNotes({ document: { creditNotes, total, credited } }: { document: WholeDocument }) {
  if (creditNotes.length === 0) return null
  return (
    <section className="grid gap-2 rounded-card border border-line bg-paper p-4 sm:p-5">
      <h3 className="text-lg">{words.creditNotes}</h3>
      <ul className="grid">
        {creditNotes.map((note) => (
          <li key={note.id} className="flex items-center justify-between gap-4 border-b border-line">
            <PanelLink
              to={`/documents/${note.id}`}
              className="inline-flex min-h-11 items-center text-forest underline underline-offset-4"
            >
              {note.number}
            </PanelLink>
            <span className="tabular">{formatPrice(toCents(note.total))}</span>
          </li>
        ))}
      </ul>
      <p className="tabular flex justify-between gap-4 font-semibold">
        <span>{words.leftOf}</span> {formatPrice(toCents(total) - toCents(credited))}
      </p>
    </section>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BookingBilling } from '@/features/billing/web/admin-billing'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import type { BookingPayment } from '@/features/payments/contract'
import { bookingLedgerQuery } from '@/features/payments/staff-queries'
import { METHOD_NAMES } from '@/features/payments/text'
import { formatDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { confirm } from '@/web/admin-kit/confirm'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button, buttonClass } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import type { issueDocumentCall, ListedDocument, NewDocument } from '../contract'
import { documentFilePath } from '../paths'
import { INVOICE_PROBLEM_WORDS } from '../rules/invoice-problem-words'
import { bookingDocumentsQuery, leftToInvoiceQuery } from '../staff-queries'
import { DOCUMENT_WORDS } from '../text'
import { STANDING_LABELS, documentsText as words } from './admin-text'

const NO_PAYMENTS: BookingPayment[] = []

/** The papers of a booking, who is billed, and what can be issued: a receipt for each payment that has none. */
export function BookingDocuments({ bookingId }: { bookingId: number }) {
  const { data, isError } = useQuery({ ...bookingDocumentsQuery(bookingId), staleTime: 0 })
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-paper p-4 sm:p-5">
      <h3 className="text-lg">{words.title}</h3>
      <BookingBilling bookingId={bookingId} />
      {isError && !data && <p className="text-alarm">{words.failed}</p>}
      {!data && !isError && (
        <Loading label={words.loading}>
          <Skeleton className="h-10" />
        </Loading>
      )}
      {data?.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {data && data.length > 0 && (
        <ul className="grid">
          {data.map((document) => (
            <DocumentLine key={document.id} document={document} />
          ))}
        </ul>
      )}
      {data && <IssueButtons bookingId={bookingId} documents={data} />}
    </section>
  )
}

function DocumentLine({ document }: { document: ListedDocument }) {
  const { id, kind, number, issuedOn, total, standing, credited } = document
  const isValid = standing === 'valid'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 first:pt-0 last:border-0">
      <div className="min-w-0 grow basis-40">
        <PanelLink
          to={`/documents/${id}`}
          className="inline-flex min-h-9 items-center font-semibold text-forest underline underline-offset-4"
        >
          {number}
        </PanelLink>
        <p className="tabular text-xs text-ink-soft">
          {DOCUMENT_WORDS.kinds[kind]}, {formatDay(toDay(issuedOn))}
          {!isValid && `, ${STANDING_LABELS[standing]}`}
          {isValid && toCents(credited) > 0 && `, ${words.partTaken(formatPrice(toCents(credited)))}`}
        </p>
      </div>
      <p className={isValid ? 'tabular font-semibold' : 'tabular text-ink-soft line-through'}>
        {formatPrice(toCents(total))}
      </p>
      <a
        href={documentFilePath(id)}
        download
        aria-label={words.pdfOf(number)}
        className={buttonClass({ look: 'bare', size: 'small', className: 'print:hidden' })}
      >
        {words.pdf}
      </a>
    </li>
  )
}

function IssueButtons({ bookingId, documents }: { bookingId: number; documents: readonly ListedDocument[] }) {
  const queryClient = useQueryClient()
  const { data: ledger } = useQuery(bookingLedgerQuery(bookingId))
  const { data: left } = useQuery({ ...leftToInvoiceQuery(bookingId), staleTime: 0 })
  const [isSending, setSending] = useState(false)
  const receipted = new Set(documents.map(({ paymentId }) => paymentId))
  const payments = (ledger?.payments ?? NO_PAYMENTS).filter(
    ({ id, amount, isReversed }) => toCents(amount) > 0 && !isReversed && !receipted.has(id),
  )

  async function onIssue(wanted: NewDocument) {
    if (isSending) return
    const { invoiceTitle: title, invoiceLine: line, issueAction: action } = words
    if (wanted.kind === 'invoice' && !(await confirm({ title, line, action }))) return
    setSending(true)
    try {
      const { number } = await sendForStaff<typeof issueDocumentCall>(
        'POST',
        `${ADMIN_BOOKINGS_PATH}/${bookingId}/documents`,
        wanted,
      )
      showToast({ title: words.issued(number) })
    } catch (error) {
      const description = reasonOf(error) ?? words.tryAgain
      showToast({ title: words.issueFailed, description, tone: 'destructive' })
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  const button = (key: string, label: string, wanted: NewDocument) => (
    <Button
      key={key}
      look="quiet"
      size="small"
      aria-disabled={isSending}
      onClick={() => void onIssue(wanted)}
    >
      {label}
    </Button>
  )
  return (
    <fieldset className="flex flex-wrap items-center gap-2 border-t border-line pt-3 print:hidden">
      <legend className="sr-only">{words.issueTitle}</legend>
      <span aria-hidden="true" className="text-sm text-ink-soft">
        {words.issueTitle}
      </span>
      {button('pro-forma', words.issue['pro-forma'], { kind: 'pro-forma' })}
      {left?.problem === null && button('invoice', words.issue.invoice, { kind: 'invoice' })}
      {payments.map(({ id, method, amount }) =>
        button(String(id), words.issue.receipt(`${METHOD_NAMES[method]}, ${formatPrice(toCents(amount))}`), {
          kind: 'receipt',
          paymentId: id,
        }),
      )}
      {left?.problemCode && (
        <p className="w-full text-sm text-ink-soft">
          {words.noInvoice(INVOICE_PROBLEM_WORDS[left.problemCode])}
        </p>
      )}
    </fieldset>
  )
}

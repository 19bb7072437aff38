import { encode } from 'uqr'
import { formatDay, toDay } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import { formatPrice, toCents } from '@/kernel/money'
import { figureText } from '@/web/admin-kit/figure-text'
import type { DocumentContent, WholeDocument } from '../contract'
import { DOCUMENT_WORDS as words } from '../text'

/** All that stands on a document, as its PDF has it. */
export function DocumentSheet({ document }: { document: WholeDocument }) {
  const { kind, issuedOn, dueOn, fiscalNumber, fiscalCode, content } = document
  const { seller, billTo, stay, lines, taxes, payments, paid, due, credits, reason } = content
  const isReceipt = kind === 'receipt'
  return (
    <article className="grid content-start gap-4 rounded-card border border-line bg-paper p-4 sm:p-5">
      <header>
        <p className="font-serif text-xl">{seller.name}</p>
        <p className="text-sm text-ink-soft">{seller.address}</p>
        {seller.taxNumber && (
          <p className="text-sm text-ink-soft">
            {words.taxNumber} {seller.taxNumber}
          </p>
        )}
      </header>
      <dl className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <Fact name={words.issued} value={formatDay(toDay(issuedOn))} />
        <Fact name={words.payBy} value={dueOn && formatDay(toDay(dueOn))} />
        <Fact name={content.takes ? words.creditsPart : words.credits} value={credits} />
        <Fact name={words.reason} value={reason} />
        <Fact name={isReceipt ? words.receivedFrom : words.billedTo} value={billTo.name} />
        <Fact name={words.address} value={billTo.address} />
        <Fact name={words.taxNumber} value={billTo.taxNumber} />
        <Fact name={words.booking} value={stay.reference} />
        <Fact name={words.guest} value={stay.guestName} />
        <Fact name={words.villa} value={stay.villa} />
        <Fact
          name={words.stay}
          value={figureText.days(formatDay(toDay(stay.checkIn)), formatDay(toDay(stay.checkOut)))}
        />
        <Fact name={words.meals} value={stay.meals} />
      </dl>
      <Amounts lines={lines} end={{ text: words.total, amount: content.total }} />
      {taxes.length > 0 && <Amounts title={words.taxesIn} lines={taxes} />}
      {payments.length > 0 && <Amounts title={words.payments} lines={payments.map(withCurrency)} />}
      {kind !== 'credit-note' && due !== null && (
        <Amounts
          lines={paid === null ? [] : [{ text: words.paid, amount: paid }]}
          end={{
            text: toCents(due) < 0 ? words.held : words.due,
            amount: due.replace(/^-/, ''),
          }}
        />
      )}
      {fiscalNumber && (
        <p>
          {words.fiscalNumber} <strong>{fiscalNumber}</strong>
        </p>
      )}
      {fiscalCode && <FiscalCode text={fiscalCode} />}
      {kind === 'pro-forma' && <p className="text-sm text-ink-soft">{words.proForma}</p>}
    </article>
  )
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return value ? (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd>{value}</dd>
    </>
  ) : null
}

type Line = DocumentContent['lines'][number]

function Amounts({ title, lines, end }: { title?: string; lines: readonly Line[]; end?: Line }) {
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      {title && <p className="text-sm text-ink-soft">{title}</p>}
      <dl className="tabular grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
        {lines.map(({ text, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a document never change, and two may be alike
          <div key={index} className="contents">
            <dt>{text}</dt>
            <dd className="text-right">{formatPrice(toCents(amount))}</dd>
          </div>
        ))}
        {end && (
          <>
            <dt className="font-semibold">{end.text}</dt>
            <dd className="text-right font-semibold">{formatPrice(toCents(end.amount))}</dd>
          </>
        )}
      </dl>
    </div>
  )
}

function withCurrency({ text, amount, given }: DocumentContent['payments'][number]): Line {
  return { text: given === null ? text : labelled(text, given), amount }
}

/** The code that people of the revenue authority read by a phone. */
function FiscalCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text} className="size-28 bg-paper">
      <path d={path} />
    </svg>
  )
}

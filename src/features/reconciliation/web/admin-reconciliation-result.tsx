import type { ReactNode, RefObject } from 'react'
import { PROVIDER_TRAITS } from '@/features/payment-providers/rules/provider-names'
import { ReportCard, ReportTable } from '@/features/reports/web/admin-report-parts'
import { formatDay, toDay } from '@/kernel/days'
import { LABEL_WORDS } from '@/kernel/labels'
import { saveFile } from '@/web/admin-kit/save-file'
import { listText } from '@/web/admin-kit/text'
import { Button } from '@/web/ui/button'
import { writeDifferences } from '../rules/write-differences'
import type { Reconciliation } from '../staff-contract'
import { LineEntry, OwnEntry, tellStatementAmount } from './admin-reconciliation-entries'
import { reconciliationText as words } from './admin-text'

/** What was found: how much agrees, both sides in all, and each difference with what to do about it. */
export function ReconciliationResult({
  found,
  titleRef,
}: {
  found: Reconciliation
  titleRef: RefObject<HTMLHeadingElement | null>
}) {
  const { provider, first, last, totals, matched, matchedCount } = found
  const { amountDiffers, missingHere, missingThere, open, repeated, skipped } = found
  const { name } = PROVIDER_TRAITS[provider]
  const agrees = [amountDiffers, missingHere, missingThere].every(({ length }) => length === 0)
  return (
    <section className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 ref={titleRef} tabIndex={-1} className="min-w-0 grow text-xl">
          {words.result(name, formatDay(toDay(first)), formatDay(toDay(last)))}
        </h2>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button
            look="quiet"
            size="small"
            onClick={() =>
              saveFile(
                `differences-${provider}-${first}-${last}.csv`,
                writeDifferences(found, words.columns, words),
              )
            }
          >
            {words.csv}
          </Button>
          <Button look="quiet" size="small" onClick={() => print()}>
            {words.print}
          </Button>
        </div>
      </div>
      {agrees && <p className="rounded-control bg-mist px-4 py-2.5 font-semibold">{words.agreed}</p>}
      <section aria-label={words.figures}>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 md:grid-cols-4">
          <ReportCard name={words.matched} figure={listText.figure(matchedCount)} />
          <ReportCard name={words.amountDiffers} figure={listText.figure(amountDiffers.length)} />
          <ReportCard name={words.missingHere} figure={listText.figure(missingHere.length)} />
          <ReportCard name={words.missingThere} figure={listText.figure(missingThere.length)} />
        </dl>
      </section>
      <ReportTable
        title={words.totals}
        heads={[words.side, ...totals.map(({ currency }) => words.currencies[currency])]}
        rows={(['statement', 'ours', 'difference'] as const).map((side) => [
          words.sides[side],
          ...totals.map(({ currency, [side]: amount }) => tellStatementAmount({ currency, amount })),
        ])}
      />
      <Part title={words.amountDiffers} help={words.help.amountDiffers} count={amountDiffers.length}>
        {amountDiffers.map(({ line, own }) => (
          <LineEntry key={line.row} line={line} own={own} provider={provider} />
        ))}
      </Part>
      <Part title={words.missingHere} help={words.help.missingHere} count={missingHere.length}>
        {missingHere.map(({ line, attempt }) => (
          <LineEntry key={line.row} line={line} own={attempt} provider={provider} isAttempt />
        ))}
      </Part>
      <Part title={words.missingThere} help={words.help.missingThere} count={missingThere.length}>
        {missingThere.map((own) => (
          <OwnEntry key={`${own.onlinePaymentId} ${own.confirmation}`} own={own} provider={provider} />
        ))}
      </Part>
      <Part title={words.open} help={words.help.open} count={open.length}>
        {open.map((own) => (
          <OwnEntry key={own.onlinePaymentId} own={own} provider={provider} />
        ))}
      </Part>
      <Part title={words.repeated} help={words.help.repeated} count={repeated.length}>
        {repeated.map((line) => (
          <LineEntry key={line.row} line={line} own={null} provider={provider} />
        ))}
      </Part>
      <Part title={words.skipped} help={words.help.skipped} count={skipped.length}>
        {skipped.map(({ row, reason }) => (
          <li key={row} className="border-b border-line py-2 wrap-anywhere last:border-0">
            <strong>{words.row(row)}</strong>
            {LABEL_WORDS.colon} {reason}
          </li>
        ))}
      </Part>
      {matched.length > 0 && (
        <details className="rounded-card border border-line bg-paper p-4 sm:p-5">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-forest">
            {words.matchedTitle(matchedCount)}
          </summary>
          <p className="text-sm text-ink-soft">
            {words.help.matched} {matchedCount > matched.length && words.firstOnly(matched.length)}
          </p>
          <ul className="grid">
            {matched.map(({ line, own }) => (
              <LineEntry key={line.row} line={line} own={own} provider={provider} isMatched />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** So many entries are drawn at most; the file has them all. */
const MOST_DRAWN = 200

function Part({
  title,
  help,
  count: entries,
  children,
}: {
  title: string
  help: string
  count: number
  children: ReactNode[]
}) {
  if (entries === 0) return null
  return (
    <section className="grid min-w-0 gap-2 rounded-card border border-line bg-paper p-4 sm:p-5">
      <h3 className="text-lg">
        {title} ({listText.figure(entries)})
      </h3>
      <p className="max-w-measure text-sm text-ink-soft">
        {help} {entries > MOST_DRAWN && words.firstOnly(MOST_DRAWN)}
      </p>
      <ul className="grid min-w-0">{children.slice(0, MOST_DRAWN)}</ul>
    </section>
  )
}

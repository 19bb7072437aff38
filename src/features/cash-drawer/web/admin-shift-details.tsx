import { METHOD_NAMES } from '@/features/payments/text'
import { labelled } from '@/kernel/labels'
import { formatPrice, toCents } from '@/kernel/money'
import { formatShillings } from '@/kernel/shillings'
import { formatInstant } from '@/web/admin-kit/show-instant'
import type { ShiftReport, Takings } from '../contract'
import { type Cash, toCash } from '../rules/cash'
import { tellCash } from '../rules/tell-cash'
import { drawerText } from '../text'

/** Dollars and shillings as figures, one under the other. */
export function CashFigures({ cash: { cents, shillings } }: { cash: Cash }) {
  return (
    <p className="tabular grid font-serif text-2xl leading-tight">
      <span>{formatPrice(cents)}</span>
      <span>{formatShillings(shillings)}</span>
    </p>
  )
}

/** What was taken in a shift, by whom and how, and what was put in and taken out. */
export function ShiftDetails({ shift: { takings, movements, float } }: { shift: ShiftReport }) {
  return (
    <div className="grid min-w-0 gap-5 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-2">
        <h3 className="text-lg">{drawerText.taken}</h3>
        {takings.length === 0 ? (
          <p className="text-ink-soft">{drawerText.nothingTaken}</p>
        ) : (
          <TakingsList takings={takings} />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <h3 className="text-lg">{drawerText.movements}</h3>
        <ul className="grid text-sm">
          <Line title={drawerText.float} figure={tellCash(toCash(float))} />
          {movements.map(({ id, kind, reason, staffEmail, at, cash }) => (
            <Line
              key={id}
              title={labelled(drawerText.kinds[kind], reason)}
              note={`${staffEmail}, ${formatInstant(at)}`}
              figure={`${kind === 'pay-out' ? '−' : ''}${tellCash(toCash(cash))}`}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Takings a line each: method, person, what was given in both currencies, and what that is in dollars. */
export function TakingsList({ takings }: { takings: readonly Omit<Takings, 'shiftId'>[] }) {
  return (
    <ul className="grid text-sm">
      {takings.map(({ method, staffEmail, entries, given, value }) => (
        <Line
          key={method + staffEmail}
          title={`${METHOD_NAMES[method]} (${entries})`}
          note={staffEmail}
          figure={formatPrice(toCents(value))}
          figureNote={given.shillings === '0' ? undefined : tellCash(toCash(given))}
        />
      ))}
    </ul>
  )
}

type LineProps = { title: string; note?: string; figure: string; figureNote?: string | undefined }

function Line({ title, note, figure, figureNote }: LineProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-0">
      <div className="min-w-0 grow basis-40">
        <p className="wrap-anywhere">{title}</p>
        {note && <p className="text-xs wrap-anywhere text-ink-soft">{note}</p>}
      </div>
      <div className="tabular ml-auto text-right">
        <p className="font-semibold">{figure}</p>
        {figureNote && <p className="text-xs text-ink-soft">{figureNote}</p>}
      </div>
    </li>
  )
}

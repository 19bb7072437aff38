import { useState } from 'react'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { Button } from '@/web/ui/button'
import type { ShiftReport } from '../contract'
import { toCash } from '../rules/cash'
import type { MovementKind } from '../rules/movement-kinds'
import { ClosingDialog } from './admin-closing'
import { MovementDialog } from './admin-movement'
import { CashFigures, ShiftDetails } from './admin-shift-details'
import { cashAdminText as words } from './admin-text'

/** The shift that is open: what must lie in the drawer, and what can be done with it. */
export function OpenShiftCard({ shift }: { shift: ShiftReport }) {
  const [moving, setMoving] = useState<MovementKind | null>(null)
  const [isClosing, setClosing] = useState(false)
  const { expected, openedAt, openedBy } = shift
  return (
    <section className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1">
          <h2 className="text-sm text-ink-soft">{words.inDrawer}</h2>
          <CashFigures cash={toCash(expected)} />
          <p className="text-sm wrap-anywhere text-ink-soft">
            {words.openSince(formatInstant(openedAt), openedBy)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button look="quiet" onClick={() => setMoving('pay-in')}>
            {words.putIn}
          </Button>
          <Button look="quiet" onClick={() => setMoving('pay-out')}>
            {words.takeOut}
          </Button>
          <Button look="primary" onClick={() => setClosing(true)}>
            {words.close}
          </Button>
        </div>
      </div>
      <ShiftDetails shift={shift} />
      {moving && <MovementDialog shift={shift} kind={moving} onClose={() => setMoving(null)} />}
      {isClosing && <ClosingDialog shift={shift} onClose={() => setClosing(false)} />}
    </section>
  )
}

import { Button } from '@/web/ui/button'
import { billingText as words } from './admin-text'

type BilledToProps = { payer: string; change: string; onChange: () => void }

/** Who is billed, and the way to somebody else. */
export function BilledTo({ payer, change, onChange }: BilledToProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0">
        <span className="text-ink-soft">{words.billedTo}</span>{' '}
        <strong className="wrap-anywhere">{payer}</strong>
      </p>
      <Button look="bare" size="small" className="print:hidden" onClick={onChange}>
        {change}
      </Button>
    </div>
  )
}

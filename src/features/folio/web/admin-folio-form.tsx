import type { FormEvent, ReactNode } from 'react'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import type { BookingLedger } from '@/features/payments/contract'
import type { RefundWay } from '@/features/payments/rules/refund-way'
import { Button } from '@/web/ui/button'
import { Input, Textarea } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import { folioFormText as words } from './admin-text'

/** What every form of a folio is given. */
export type FolioFormProps = {
  ledger: BookingLedger
  booking: StaffBooking
  /** What providers can send back of the money of the booking. */
  refundWays: readonly RefundWay[]
  onClose: () => void
}

type FormProps = {
  title: string
  action: string
  isSending: boolean
  onSubmit: () => Promise<void> | void
  onClose: () => void
  children: ReactNode
}

/** A dialog whose form writes into a folio. */
export function FolioForm({ title, action, isSending, onSubmit, onClose, children }: FormProps) {
  function onSend(event: FormEvent) {
    event.preventDefault()
    void onSubmit()
  }

  return (
    <Dialog open title={title} onClose={onClose} closesOnBackdrop={false} className="scroll-pb-20">
      <form noValidate onSubmit={onSend} className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
        <div className="sticky bottom-0 -mx-5 -mb-5 flex justify-end gap-3 border-t border-line bg-paper px-5 py-3 max-sm:*:grow max-sm:*:px-3 sm:-mx-7 sm:-mb-7 sm:px-7">
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" look="action" aria-disabled={isSending}>
            {isSending ? words.sending : action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type AmountFieldProps = {
  label: string
  value: string
  error: string | null | undefined
  onChange: (value: string) => void
}

/** An amount in dollars. */
export function AmountField({ label, value, error, onChange }: AmountFieldProps) {
  return (
    <Field label={label} help={words.amountHelp} error={error} required>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

type ReasonFieldProps = { value: string; error: string | null; onChange: (value: string) => void }

/** Why money is given away: it stands in the folio and in the audit trail. */
export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  return (
    <Field label={words.reason} error={error} required className="sm:col-span-2">
      {(control) => (
        <Textarea
          {...control}
          rows={2}
          maxLength={500}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

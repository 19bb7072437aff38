import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { isStayOpen } from '@/features/bookings/rules/stay-changes'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { staffBookingQuery } from '@/features/bookings/staff-queries'
import { hasSetPrice, judgePriceText, type PriceKind, readPrice } from '@/features/rates/rules/set-price'
import type { FieldProblem } from '@/kernel/errors'
import { formatPrice, toAmount, toCents } from '@/kernel/money'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import type { Draft } from '@/web/admin-kit/form-draft'
import { propertyToday } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { useSave } from '@/web/admin-kit/use-save'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { previewPrice } from '../rules/preview-price'
import { type PriceFields, priceFields, type setPriceCall } from '../staff-contract'
import { PRICE_FIELDS, priceFieldKinds } from './admin-price-fields'
import { priceText as words } from './admin-text'

/** Opens the form of a booking's price; nothing for who may not set it and for a stay that is over. */
export function SetPriceButton({ booking }: { booking: StaffBooking }) {
  const [isOpen, setOpen] = useState(false)
  const maySet = useMay('set-prices')
  if (!maySet || !isStayOpen(booking.status) || booking.checkOutDate <= propertyToday()) return null
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      {isOpen && <SetPriceForm booking={booking} onClose={() => setOpen(false)} />}
    </>
  )
}

function SetPriceForm({ booking, onClose }: { booking: StaffBooking; onClose: () => void }) {
  const queryClient = useQueryClient()
  const save = useSave()
  // As old as when it was opened: what is read behind it does not make it newer.
  const [opened] = useState(booking)
  const [fields] = useState(priceFieldKinds)

  async function onSave(values: Partial<PriceFields>) {
    const preview = previewOf(opened, values)
    const body = {
      priceKind: 'list' as const,
      ...values,
      ...(preview && 'total' in preview && { totalAmount: toAmount(preview.total) }),
      updatedAt: opened.updatedAt,
    }
    await save(
      async () => {
        const path = `${ADMIN_BOOKINGS_PATH}/${opened.id}/price` as const
        const { booking: saved, isWaiting } = await sendForStaff<typeof setPriceCall>('POST', path, body)
        queryClient.setQueryData(staffBookingQuery(opened.id).queryKey, saved)
        showToast(isWaiting ? { title: words.waits, description: words.waitsHelp } : { title: words.done })
        onClose()
      },
      { failed: words.failed, help: words.tryAgain },
    )
  }

  const start: PriceKind = hasSetPrice(opened.nights) ? 'list' : 'per-night'
  return (
    <FormDialog
      title={words.title(opened.guestName)}
      fields={fields}
      groups={[
        {
          title: words.group,
          fields: PRICE_FIELDS,
          note: (draft) => <Preview booking={opened} draft={draft} />,
        },
      ]}
      save={words.save}
      judged={{ input: priceFields, defaults: {} }}
      values={{ priceKind: start }}
      check={(values) => judge(opened, values)}
      onSave={onSave}
      onClose={onClose}
    />
  )
}

/** What the stay costs until now, and at the price in the form. */
function Preview({ booking, draft }: { booking: StaffBooking; draft: Draft }) {
  const preview = previewOf(booking, {
    priceKind: draft.priceKind as PriceKind,
    priceValue: String(draft.priceValue ?? ''),
  })
  const before = toCents(booking.totalAmount)
  return (
    <div className="grid gap-2">
      <p className="max-w-measure text-ink-soft">{words.intro}</p>
      <p aria-live="polite" className="tabular font-semibold text-forest">
        {preview === null || 'problem' in preview || preview.total === before
          ? words.stays(formatPrice(before))
          : words.becomes(formatPrice(before), formatPrice(preview.total))}
        {preview && 'letOff' in preview && preview.letOff !== 0 && (
          <span className="block text-sm font-normal text-ink-soft">
            {(preview.letOff > 0 ? words.off : words.more)(formatPrice(Math.abs(preview.letOff)))}
          </span>
        )}
      </p>
    </div>
  )
}

function previewOf(booking: StaffBooking, { priceKind = 'list', priceValue }: Partial<PriceFields>) {
  const wanted = readPrice({ priceKind, priceValue })
  return wanted && previewPrice(booking, wanted, propertyToday())
}

function judge(booking: StaffBooking, values: Partial<PriceFields>): FieldProblem[] {
  const found = judgePriceText({ priceKind: 'list', ...values })
  if (found.length > 0) return found
  const preview = previewOf(booking, values)
  return preview && 'problem' in preview ? [{ path: 'priceValue', message: preview.problem }] : []
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { billingQuery } from '@/features/billing/staff-queries'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { isStayOpen } from '@/features/bookings/rules/stay-changes'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { staffBookingQuery } from '@/features/bookings/staff-queries'
import { companiesQuery } from '@/features/companies/staff-queries'
import type { StaffRatePlan } from '@/features/rate-plans/contract'
import { staffPlansQuery } from '@/features/rate-plans/staff-queries'
import { nightsFromWire } from '@/features/rates/rules/nightly-rates'
import { planOf } from '@/features/rates/rules/rate-plan'
import type { Villa } from '@/features/villas/contract'
import { bookableVillasQuery } from '@/features/villas/staff-queries'
import { toDay } from '@/kernel/days'
import { formatPrice, toAmount, toCents } from '@/kernel/money'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import type { Draft } from '@/web/admin-kit/form-draft'
import { propertyToday } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { useSave } from '@/web/admin-kit/use-save'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { priceOnPlan } from '../rules/price-on-plan'
import { type PlanFields, planFields, type setPlanCall } from '../staff-contract'
import { planField, planIn } from './admin-plan-field'
import { planText as words } from './admin-text'

/** Opens the form of a booking's plan; nothing while there is no plan but the flexible one, and for a stay that is over. */
export function SetPlanButton({ booking }: { booking: StaffBooking }) {
  const [isOpen, setOpen] = useState(false)
  const maySet = useMay('front-desk')
  const { data: plans = [] } = useQuery({ ...staffPlansQuery, enabled: maySet })
  const hasChoice = plans.some(({ isActive }) => isActive) || planOf(nightsFromWire(booking.nights)) !== null
  if (!maySet || !hasChoice || !isStayOpen(booking.status) || booking.checkOutDate <= propertyToday())
    return null
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      {isOpen && <SetPlanForm booking={booking} plans={plans} onClose={() => setOpen(false)} />}
    </>
  )
}

type SetPlanFormProps = { booking: StaffBooking; plans: readonly StaffRatePlan[]; onClose: () => void }

function SetPlanForm({ booking, plans, onClose }: SetPlanFormProps) {
  const queryClient = useQueryClient()
  const save = useSave()
  // As old as when it was opened: what is read behind it does not make it newer.
  const [opened] = useState(booking)
  const [fields] = useState(() => ({ ratePlanId: planField() }))
  const { data: villas } = useQuery(bookableVillasQuery)
  const villa = villas?.find(({ id }) => id === opened.villaId)
  const previewOf = (ratePlanId: unknown) => preview(opened, villa, planIn(plans, ratePlanId))

  async function onSave({ ratePlanId = null }: Partial<PlanFields>) {
    const priced = previewOf(ratePlanId)
    const seen = priced && 'totalCents' in priced ? { totalAmount: toAmount(priced.totalCents) } : {}
    await save(
      async () => {
        const path = `${ADMIN_BOOKINGS_PATH}/${opened.id}/plan` as const
        const body = { ratePlanId, ...seen, updatedAt: opened.updatedAt }
        const saved = await sendForStaff<typeof setPlanCall>('POST', path, body)
        queryClient.setQueryData(staffBookingQuery(opened.id).queryKey, saved)
        showToast({ title: words.done })
        onClose()
      },
      { failed: words.failed, help: words.tryAgain },
    )
  }

  return (
    <FormDialog
      title={words.title(opened.guestName)}
      fields={fields}
      groups={[
        {
          title: words.group,
          fields: ['ratePlanId'],
          note: (draft) => <Preview booking={opened} plans={plans} draft={draft} previewOf={previewOf} />,
        },
      ]}
      save={words.save}
      judged={{ input: planFields, defaults: {} }}
      values={{ ratePlanId: planOf(nightsFromWire(opened.nights))?.id ?? null }}
      check={({ ratePlanId }) => {
        const priced = previewOf(ratePlanId)
        const message = priced === null ? words.unknown : 'problem' in priced ? priced.problem : null
        return message ? [{ path: 'ratePlanId', message }] : []
      }}
      onSave={onSave}
      onClose={onClose}
    />
  )
}

type Priced = ReturnType<typeof preview>

type PreviewProps = Pick<SetPlanFormProps, 'booking' | 'plans'> & {
  draft: Draft
  previewOf: (ratePlanId: unknown) => Priced
}

/** What the stay costs until now and on the plan in the form, and which plan the company has that pays for it. */
function Preview({ booking, plans, draft, previewOf }: PreviewProps) {
  const before = toCents(booking.totalAmount)
  const priced = previewOf(draft.ratePlanId)
  const company = useCompany(booking.id)
  const ofCompany = plans.find(({ id, isActive }) => isActive && id === company?.ratePlanId)
  return (
    <div className="grid gap-2">
      <p className="max-w-measure text-ink-soft">{words.intro}</p>
      {company && ofCompany && (
        <p className="font-semibold">{words.ofCompany(company.name, ofCompany.name)}</p>
      )}
      <p aria-live="polite" className="tabular font-semibold text-forest">
        {priced === null || 'problem' in priced || priced.totalCents === before
          ? words.stays(formatPrice(before))
          : words.becomes(formatPrice(before), formatPrice(priced.totalCents))}
      </p>
    </div>
  )
}

/** The company a booking is billed to, if it is to one. */
function useCompany(bookingId: number) {
  const { data: billing } = useQuery(billingQuery(bookingId))
  const companyId = billing?.companyId ?? null
  const { data: companies } = useQuery({ ...companiesQuery, enabled: companyId !== null })
  return companies?.find(({ id }) => id === companyId)
}

/** By the rule the server goes by; null while the villa is not known. */
function preview(booking: StaffBooking, villa: Villa | undefined, plan: ReturnType<typeof planIn>) {
  if (!villa) return null
  const stay = { checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) }
  const { childAges, board } = booking
  const nights = booking.nights.length === 0 ? null : nightsFromWire(booking.nights)
  const booked = { ...stay, guests: booking.numberOfGuests, childAges, board, nights }
  return priceOnPlan(villa, booked, plan, propertyToday())
}

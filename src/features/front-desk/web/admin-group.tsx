import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { GroupBillingPart } from '@/features/billing/web/admin-group-billing'
import { judgeGroupMove } from '@/features/booking-plans/rules/lost-plan'
import { planText } from '@/features/booking-plans/web/admin-text'
import { StatusBadge } from '@/features/bookings/web/admin-status'
import { ADMIN_GROUPS_PATH } from '@/features/groups/paths'
import { type GroupStep, nextGroupSteps } from '@/features/groups/rules/group-steps'
import type { moveGroupCall, StaffGroup, stepGroupCall } from '@/features/groups/staff-contract'
import { staffGroupQuery } from '@/features/groups/staff-queries'
import { GroupContactButton } from '@/features/groups/web/admin-group-contact'
import { useProperty } from '@/features/property/web/use-property'
import { nightsFromWire } from '@/features/rates/rules/nightly-rates'
import { planOf } from '@/features/rates/rules/rate-plan'
import { UndoGroup } from '@/features/undo/web/admin-undo-group'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { bookableVillasQuery } from '@/features/villas/staff-queries'
import { dayIn, formatShortDay, toDay } from '@/kernel/days'
import { LABEL_WORDS } from '@/kernel/labels'
import { formatPrice, toCents } from '@/kernel/money'
import { confirm, confirmWithNote } from '@/web/admin-kit/confirm'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import { readEndingCost } from './admin-ending-cost'
import { groupText as words } from './admin-group-text'

/** As the contract has it. */
const LONGEST_REASON = 500

/** The group that a booking is part of: its villas, and what is done with all of them at once. */
export function GroupCard({ groupId, bookingId }: { groupId: number; bookingId: number }) {
  const { data, isError } = useQuery({ ...staffGroupQuery(groupId), staleTime: 0 })
  if (data) return <Group group={data} bookingId={bookingId} />
  if (isError) return <p className="text-alarm">{words.failed}</p>
  return (
    <Loading label={words.loading}>
      <Skeleton className="h-48" />
    </Loading>
  )
}

function Group({ group, bookingId }: { group: StaffGroup; bookingId: number }) {
  const { reference, bookings, totalAmount } = group
  return (
    <section className="grid gap-3 rounded-card border border-line bg-paper p-4 sm:p-5">
      <div>
        <h3 className="text-lg">{words.title(reference)}</h3>
        <p className="text-sm text-ink-soft">{words.inCharge(tellContact(group))}</p>
      </div>
      <ul className="grid">
        {bookings.map((booking) => (
          <li
            key={booking.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-0 first:pt-0"
          >
            <div className="min-w-0">
              {booking.id === bookingId ? (
                <strong>
                  {unitNameOf(booking)} ({words.this})
                </strong>
              ) : (
                <PanelLink
                  to={`/bookings/${booking.id}`}
                  className="font-semibold text-forest underline underline-offset-2"
                >
                  {unitNameOf(booking)}
                </PanelLink>
              )}
              <p className="tabular text-sm text-ink-soft">
                {formatShortDay(toDay(booking.checkInDate))} – {formatShortDay(toDay(booking.checkOutDate))},{' '}
                {booking.guestName}
              </p>
            </div>
            <StatusBadge status={booking.status} />
          </li>
        ))}
      </ul>
      <p className="tabular">
        {words.total}
        {LABEL_WORDS.colon} <strong>{formatPrice(toCents(totalAmount))}</strong>
      </p>
      <GroupBillingPart groupId={group.id} />
      <GroupActions group={group} />
    </section>
  )
}

function tellContact({ guestName, guestPhone, guestEmail }: StaffGroup): string {
  return [guestName, guestPhone, guestEmail].filter(Boolean).join(', ')
}

function GroupActions({ group }: { group: StaffGroup }) {
  const queryClient = useQueryClient()
  const { timeZone } = useProperty()
  const [isSending, setSending] = useState(false)
  const [days, setDays] = useState('')
  const path = `${ADMIN_GROUPS_PATH}/${group.id}` as const
  const today = dayIn(timeZone, new Date())
  const standings = group.bookings.map((one) => ({ ...one, checkInDate: toDay(one.checkInDate) }))
  const steps = nextGroupSteps(standings, today)
  const canMove = steps.length > 0
  const count = Number(days)

  async function run(call: () => Promise<StaffGroup>) {
    if (isSending) return
    setSending(true)
    try {
      const { reference, totalAmount } = await call()
      showToast({ title: words.done(reference, formatPrice(toCents(totalAmount))) })
      setDays('')
    } catch (error) {
      showToast({ title: words.changeFailed, description: reasonOf(error) ?? '', tone: 'destructive' })
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  async function onStep(status: GroupStep) {
    const asked = status === 'cancelled' ? await askReason(group) : { reason: '', fee: null }
    if (asked === null) return
    const { reason, fee } = asked
    const body = { status, ...(reason && { reason }), ...(fee && { fee }) }
    await run(() => sendForStaff<typeof stepGroupCall>('PATCH', path, body))
  }

  async function onMove() {
    const lost = await readLostPlans(queryClient, group, count)
    if (lost === null)
      return showToast({ title: words.changeFailed, description: words.failed, tone: 'destructive' })
    const question = { title: words.confirmMove(count), line: [words.moveLine, ...lost].join(' ') }
    if (!(await confirm({ ...question, action: words.move, decline: words.stay }))) return
    await run(() => sendForStaff<typeof moveGroupCall>('POST', `${path}/move`, { days: count }))
  }

  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      {steps.map((step) => (
        <Button
          key={step}
          look={step === 'confirmed' ? 'primary' : 'quiet'}
          size="small"
          aria-disabled={isSending}
          onClick={() => void onStep(step)}
        >
          {words.steps[step]}
        </Button>
      ))}
      <UndoGroup group={group} />
      <GroupContactButton group={group} />
      {canMove && (
        <>
          <Field label={words.days}>
            {(aria) => (
              <Input
                {...aria}
                type="number"
                value={days}
                min={-365}
                max={365}
                onChange={(event) => setDays(event.target.value)}
              />
            )}
          </Field>
          <Button
            look="quiet"
            size="small"
            disabled={isSending || !Number.isInteger(count) || count === 0}
            onClick={() => void onMove()}
          >
            {words.move}
          </Button>
        </>
      )}
    </div>
  )
}

/** What the move says of bookings that lose their rate plans by it; null while nobody can tell. */
async function readLostPlans(queryClient: QueryClient, { bookings }: StaffGroup, days: number) {
  if (bookings.every(({ nights }) => planOf(nightsFromWire(nights)) === null)) return []
  const villas = await queryClient.fetchQuery(bookableVillasQuery).catch(() => null)
  if (villas === null) return null
  return judgeGroupMove(bookings, days, villas).map(({ booking, why }) =>
    words.planLost(unitNameOf(booking), planText.lost(why)),
  )
}

async function askReason({ reference, bookings }: StaffGroup) {
  const ending = bookings.filter(({ status }) => status === 'pending' || status === 'confirmed')
  const { line, fee } = await readEndingCost(
    ending.map(({ id }) => id),
    'cancelled',
  )
  const reason = await confirmWithNote({
    title: words.confirmCancel,
    line: `${words.freesNights(reference)} ${line}`,
    note: { label: words.reason, help: words.reasonHelp, longest: LONGEST_REASON },
    action: words.steps.cancelled,
    decline: words.keep,
  })
  return reason === null ? null : { reason, fee }
}

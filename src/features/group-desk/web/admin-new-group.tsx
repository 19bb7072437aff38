import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { companyField } from '@/features/booking-plans/web/admin-company-field'
import { planField, planIn } from '@/features/booking-plans/web/admin-plan-field'
import { ARRIVAL_TIMES, tellArrivalTime } from '@/features/bookings/rules/arrival-time'
import { BOOKING_SOURCES } from '@/features/bookings/rules/sources'
import { SOURCE_LABELS } from '@/features/bookings/web/admin-status-text'
import { deskFormText } from '@/features/front-desk/web/admin-desk-text'
import { totalIn } from '@/features/front-desk/web/admin-offered-villas'
import type { GroupPart } from '@/features/groups/contract'
import { ADMIN_GROUPS_PATH } from '@/features/groups/paths'
import { checkParts } from '@/features/groups/rules/parts'
import { type GroupDeskFields, groupDeskFields, type takeGroupCall } from '@/features/groups/staff-contract'
import { staffPlansQuery } from '@/features/rate-plans/staff-queries'
import { DEFAULT_BOARD } from '@/features/rates/rules/board'
import { bookableVillasQuery } from '@/features/villas/staff-queries'
import { addDays, toDay } from '@/kernel/days'
import type { FieldProblem } from '@/kernel/errors'
import { formatPrice, toAmount, toCents } from '@/kernel/money'
import type { Fields } from '@/web/admin-kit/field-kinds'
import { field } from '@/web/admin-kit/fields'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import { propertyToday } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useGo } from '@/web/admin-kit/use-place'
import { useSave } from '@/web/admin-kit/use-save'
import { type Attempt, isRefused, nextAttempt } from '@/web/kit/send-attempt'
import { showToast } from '@/web/ui/toast'
import { partsField, totalOfParts } from './admin-parts-field'
import { newGroupText as words } from './admin-text'

const FIELDS: Fields<GroupDeskFields> = {
  companyId: companyField(),
  ratePlanId: planField(),
  parts: partsField(),
  guestName: field.text(deskFormText.name, { isRequired: true }),
  guestPhone: field.optionalText(deskFormText.phone, { help: deskFormText.contactHelp }),
  guestEmail: field.optionalText(deskFormText.email),
  source: field.choice(
    deskFormText.source,
    BOOKING_SOURCES.map((value) => ({ value, label: SOURCE_LABELS[value] })),
    { help: deskFormText.sourceHelp },
  ),
  arrivalTime: field.optionalChoice(
    deskFormText.arrival,
    ARRIVAL_TIMES.map((value) => ({ value, label: tellArrivalTime(value) })),
    { help: deskFormText.arrivalHelp },
  ),
  specialRequests: field.optionalLongText(deskFormText.requests, {
    rows: 2,
    help: deskFormText.requestsHelp,
  }),
  status: field.choice(
    deskFormText.status,
    (['confirmed', 'pending'] as const).map((value) => ({ value, label: deskFormText.starts[value] })),
    { help: words.statusHelp },
  ),
}

const GUEST = [
  'guestName',
  'guestPhone',
  'guestEmail',
  'source',
  'arrivalTime',
  'status',
  'specialRequests',
] as const

/** Several villas taken down as one for a guest who called, over the list of bookings (docs/decisions/groups.md). */
export function NewGroup() {
  const go = useGo()
  const queryClient = useQueryClient()
  const save = useSave()
  const attempt = useRef<Attempt | null>(null)
  const [parts] = useState(beginParts)

  async function onSave(values: Partial<GroupDeskFields>) {
    const villas = queryClient.getQueryData(bookableVillasQuery.queryKey)
    const plan = planIn(queryClient.getQueryData(staffPlansQuery.queryKey), values.ratePlanId)
    const total = totalOfParts(villas, values.parts ?? [], plan)
    const body = { ...values, ...(total !== null && { totalAmount: toAmount(total) }) }
    attempt.current = nextAttempt(attempt.current, JSON.stringify(body))
    const headers = { 'idempotency-key': attempt.current.key }
    const take = async () => {
      const made = await sendForStaff<typeof takeGroupCall>('POST', ADMIN_GROUPS_PATH, body, headers)
      const price = formatPrice(toCents(made.totalAmount))
      showToast({
        title: words.added(made.reference),
        description: words.addedLine(made.bookings.length, price),
      })
      go(`/bookings/${made.bookings[0]?.id ?? ''}`)
    }
    await save(take, { failed: words.failed, help: deskFormText.tryAgain }).catch((error) => {
      if (isRefused(error)) attempt.current = null
      throw error
    })
  }

  return (
    <FormDialog
      title={words.add}
      fields={FIELDS}
      groups={[
        { title: words.villas, fields: ['companyId', 'ratePlanId', 'parts'] },
        { title: words.inCharge, fields: GUEST },
      ]}
      save={words.take}
      judged={{ input: groupDeskFields, defaults: {} }}
      values={{ parts, source: 'phone', status: 'confirmed' }}
      check={({ parts: wanted = [] }) => refuseUnseen(queryClient, wanted)}
      onSave={onSave}
      onClose={() => go('/bookings')}
    />
  )
}

/** Two villas for two each, tonight: what they are is still to be chosen. */
function beginParts(): GroupPart[] {
  const today = propertyToday()
  const part: GroupPart = {
    villaId: 0,
    checkInDate: today,
    checkOutDate: addDays(today, 1),
    numberOfGuests: 2,
    board: DEFAULT_BOARD,
  }
  return [part, part]
}

/** No villa twice for one night, and none without the price that was seen of it. */
function refuseUnseen(queryClient: QueryClient, parts: readonly GroupPart[]): FieldProblem[] {
  const villas = queryClient.getQueryData(bookableVillasQuery.queryKey)
  const stays = parts.map(({ villaId, checkInDate, checkOutDate }) => ({
    villaId,
    checkIn: toDay(checkInDate),
    checkOut: toDay(checkOutDate),
  }))
  const unpriced = parts.flatMap((part, index) =>
    totalIn(villas, part, null) === null
      ? [{ path: `parts.${index}.villaId`, message: deskFormText.noPrice }]
      : [],
  )
  return [...checkParts(stays), ...unpriced]
}

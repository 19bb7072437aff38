import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import type { BookingStatus } from '@/features/bookings/rules/status'
import { ASKED_AT } from '@/features/bookings/rules/status-steps'
import type { changeBookingCall, StaffBooking } from '@/features/bookings/staff-contract'
import { confirm } from '@/web/admin-kit/confirm'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { ApiError } from '@/web/kit/request'
import { STEP_LABELS, bookingsAdminText as words } from './admin-text'

type Step = { status: BookingStatus; reason?: string; fee?: string }

/**
 * Takes a booking a step on. What speaks against it (a balance, a villa that is taken or not ready) is asked about
 * first, with `onPay` offered to who wants the guest to pay instead; null from whoever thinks better of it. Throws ApiError.
 */
export function sendStep(id: number, step: Step, onPay?: () => void): Promise<StaffBooking | null> {
  const send = (asksFirst: boolean) =>
    sendForStaff<typeof changeBookingCall>('PATCH', `${ADMIN_BOOKINGS_PATH}/${id}`, { ...step, asksFirst })
  return sendAsking(send, STEP_LABELS[step.status], () => null, onPay)
}

/** The same for whatever is sent and takes a step, which `label` names; `onDeclined` gets what was asked. */
export async function sendAsking<Answer, Declined>(
  send: (asksFirst: boolean) => Promise<Answer>,
  label: string,
  onDeclined: (error: ApiError) => Declined,
  onPay?: () => void,
): Promise<Answer | Declined> {
  try {
    return await send(true)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const asked = error.problems.filter(({ path }) => path === ASKED_AT)
    if (asked.length === 0) throw error
    const isAgreed = await confirm({
      title: words.askAnyway(label),
      line: asked.map(({ message }) => message).join(' '),
      action: label,
      ...(onPay && { other: { label: words.payFirst, onChoose: onPay } }),
    })
    return isAgreed ? await send(false) : onDeclined(error)
  }
}

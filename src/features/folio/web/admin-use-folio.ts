import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import type { BookingLedger } from '@/features/payments/contract'
import type { refundCall } from '@/features/payments/staff-contract'
import { bookingLedgerQuery } from '@/features/payments/staff-queries'
import type { FieldProblem } from '@/kernel/errors'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { ApiError } from '@/web/kit/request'
import { type Attempt, isRefused, nextAttempt } from '@/web/kit/send-attempt'
import { showToast } from '@/web/ui/toast'
import { folioText as words } from './admin-text'

/** The last part of the address, below the booking's own. */
type Place = 'payments' | 'charges' | 'discounts' | 'refunds' | 'transfers'

/** The folio, and what a provider made of a refund it was asked for. */
type Written = BookingLedger & { sentBack?: 'done' | 'asked' | 'unclear' | 'refused' | null | undefined }

/**
 * Writes into a folio: once for each content, however often the button is pressed; the whole folio comes back. `problems`
 * are what the server found wrong with the last one. `send` answers the folio, or null where it was refused and said.
 */
export function useFolio(bookingId: number) {
  const queryClient = useQueryClient()
  const attempt = useRef<Attempt | null>(null)
  const [isSending, setSending] = useState(false)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])

  async function write(path: string, body: object, failed: string): Promise<Written | null> {
    if (isSending) return null
    setSending(true)
    setProblems([])
    attempt.current = nextAttempt(attempt.current, JSON.stringify([path, body]))
    try {
      const ledger = await sendForStaff<typeof refundCall>(
        'POST',
        // All writes of a folio answer it whole, as a refund does.
        `${ADMIN_BOOKINGS_PATH}/${bookingId}/${path}` as `${typeof ADMIN_BOOKINGS_PATH}/${number}/refunds`,
        body,
        { 'idempotency-key': attempt.current.key },
      )
      attempt.current = null
      queryClient.setQueryData(bookingLedgerQuery(bookingId).queryKey, ledger)
      return ledger
    } catch (error) {
      if (isRefused(error)) attempt.current = null
      const found = error instanceof ApiError ? error.problems : []
      setProblems(found)
      const description = found[0]?.message ?? reasonOf(error) ?? words.tryAgain
      showToast({ title: failed, description, tone: 'destructive' })
      return null
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  return {
    isSending,
    problemOf: (...paths: string[]) => problems.find(({ path }) => paths.includes(path))?.message ?? null,
    send: (place: Place, body: object, failed: string = words.failedWrite) => write(place, body, failed),
    takeBack: (place: 'payments' | 'charges', id: number, reason: string, failed: string) =>
      write(`${place}/${id}/${place === 'payments' ? 'reversal' : 'correction'}`, { reason }, failed),
  }
}

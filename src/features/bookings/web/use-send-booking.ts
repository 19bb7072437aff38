import { useMutation, useQueryClient } from '@tanstack/react-query'
import { VILLAS_PATH } from '@/features/villas/paths'
import { keepText } from '@/web/kit/kept-text'
import { ApiError, request } from '@/web/kit/request'
import { showToast } from '@/web/ui/toast'
import type { BookingReceipt, BookingRequest } from '../contract'
import { BOOKINGS_PATH } from '../paths'
import { FORM_WORDS } from '../text'
import { isRefused, nextAttempt, readAttempt } from './send-attempt'
import { useRefreshBookings } from './use-availability'

/** Outlives a reload: a booking whose answer was lost is asked for again under the key it may have been made with. */
const lastAttempt = keepText('bookingAttempt', () => sessionStorage)

/** Sends a booking, tells how it went in a toast, and refreshes what the answer has made stale; `booked` is the toast of a success. */
export function useSendBooking(
  onBooked: (receipt: BookingReceipt) => void,
  booked: { title: string; description: string } = FORM_WORDS.booked,
) {
  const client = useQueryClient()
  const refreshBookings = useRefreshBookings()

  return useMutation({
    mutationFn: (booking: BookingRequest) => {
      const attempt = nextAttempt(readAttempt(lastAttempt.read()), JSON.stringify(booking))
      lastAttempt.write(JSON.stringify(attempt))
      const headers = { 'Idempotency-Key': attempt.key }
      return request<BookingReceipt>('POST', BOOKINGS_PATH, booking, headers)
    },
    onSuccess: (receipt) => {
      lastAttempt.write(null)
      showToast(booked)
      onBooked(receipt)
      void refreshBookings()
    },
    onError: (error) => {
      showToast({ title: FORM_WORDS.failed.title, description: explain(error), tone: 'destructive' })
      if (!isRefused(error)) return
      // Nothing stands under that key: what is sent after this is another booking.
      lastAttempt.write(null)
      void refreshBookings()
      void client.invalidateQueries({ queryKey: [VILLAS_PATH] })
    },
  })
}

/** What the server said to the guest, or that it could not be reached. */
export function explain(error: unknown): string {
  return (error instanceof ApiError && error.serverMessage) || FORM_WORDS.failed.description
}

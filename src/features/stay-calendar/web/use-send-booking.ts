import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { BookingReceipt, BookingRequest, createBookingCall } from '@/features/bookings/contract'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { tellHold } from '@/features/bookings/rules/tell-hold'
import { CONFIRMED_TOAST, FORM_WORDS, REQUEST_WORDS } from '@/features/bookings/text'
import { rememberMailbox } from '@/features/my-booking/web/sent-mailbox'
import { useProperty } from '@/features/property/web/use-property'
import { villasQuery } from '@/features/villas/queries'
import { ApiError } from '@/web/kit/request'
import { send } from '@/web/kit/send'
import { isRefused } from '@/web/kit/send-attempt'
import { showToast } from '@/web/ui/toast'
import { isPaused, SENDING_KEY } from './sending-key'
import { afterFailure, isUnanswered, nextSending, readSentBooking, type SentBooking } from './sent-booking'
import { sentText } from './sent-text'
import { UNANSWERED_WORDS } from './unanswered-text'
import { useRefreshBookings } from './use-refresh-bookings'

/** How long an answer may take before the booking is sent again. */
const ANSWER_MS = 25_000
/** Times a booking without an answer is sent again by itself, the first after a second, the second two later. */
const AGAIN = 2
const SECOND_MS = 1000
const CONFLICT = 409

/**
 * Sends a booking, tells how it went in a toast, and refreshes what the answer has made stale. One without an answer is
 * sent again under its key, and waits for the line where there is none. One whose villa has been taken is sent for the
 * villa that `substituteFor` names, before anybody is told.
 */
export function useSendBooking(
  onBooked: (receipt: BookingReceipt) => void,
  substituteFor?: (refused: BookingRequest) => Promise<BookingRequest | null>,
) {
  const property = useProperty()
  const client = useQueryClient()
  const refreshBookings = useRefreshBookings()

  const substitutes = useRef(new WeakMap<BookingRequest, BookingRequest>())
  /** A substitute without an answer is itself sent again: the booking it stands for has been refused for good. */
  async function sendOrSubstitute(booking: BookingRequest): Promise<BookingReceipt> {
    const current = substitutes.current.get(booking) ?? booking
    try {
      return await sendUnderKey(current)
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === CONFLICT
      const other = isTaken ? await substituteFor?.(current) : null
      if (!other) throw error
      substitutes.current.set(booking, other)
      return await sendOrSubstitute(booking)
    }
  }

  const sending = useMutation({
    mutationKey: SENDING_KEY,
    mutationFn: sendOrSubstitute,
    retry: (failures, error) => failures < AGAIN && isUnanswered(error),
    retryDelay: (failures) => (failures + 1) * SECOND_MS,
    onSuccess: (receipt) => {
      const held = tellHold(receipt, property)
      const isConfirmed = receipt.status === 'confirmed'
      showToast(isConfirmed ? CONFIRMED_TOAST : { title: REQUEST_WORDS.toast, description: held })
      onBooked(receipt)
      void refreshBookings()
    },
    onError: (error) => {
      showToast({
        ...(readLast()?.open
          ? { title: UNANSWERED_WORDS.title, description: UNANSWERED_WORDS.brief }
          : { title: FORM_WORDS.failed.title, description: explain(error) }),
        tone: 'destructive',
      })
      if (!isRefused(error)) return
      void refreshBookings()
      void client.invalidateQueries({ queryKey: villasQuery.queryKey })
    },
  })

  const { reset } = sending
  /** Takes back what waits for the line: it must not go out once the guest has left it. */
  const recall = useCallback(() => {
    const cache = client.getMutationCache()
    const waiting = cache.findAll({ mutationKey: SENDING_KEY, predicate: isPaused })
    for (const mutation of waiting) cache.remove(mutation)
    if (waiting.length > 0) reset()
  }, [client, reset])
  useEffect(() => recall, [recall])

  return {
    ...sending,
    recall,
    /** What the server said against it; null while nobody knows what became of the booking. */
    refusal: sending.error instanceof ApiError && !isUnanswered(sending.error) ? sending.error : null,
  }
}

/** The booking that was sent from this tab and of which nobody knows what became; null on the server. */
export function useOpenBooking(): BookingRequest | null {
  const text = useSyncExternalStore(sentText.subscribe, sentText.read, nothing)
  return useMemo(() => readSentBooking(text, Date.now())?.open ?? null, [text])
}

/** Leaves open for good what became of the last booking. */
export function forgetOpenBooking(): void {
  sentText.write(null)
}

/** What the server said to the guest. */
export function explain(error: unknown): string {
  return (error instanceof ApiError && error.serverMessage) || FORM_WORDS.failed.description
}

async function sendUnderKey(booking: BookingRequest): Promise<BookingReceipt> {
  const sent = nextSending(readLast(), booking, Date.now())
  // Whoever leaves the page in the middle comes back to a booking that may have been made.
  keep({ ...sent, open: booking })
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), ANSWER_MS)
  try {
    const headers = { 'Idempotency-Key': sent.key }
    const receipt = await send<typeof createBookingCall>(
      'POST',
      BOOKINGS_PATH,
      booking,
      headers,
      patience.signal,
    )
    keep(null)
    rememberMailbox(receipt.reference, booking.guestEmail)
    return receipt
  } catch (error) {
    keep(afterFailure(sent, booking, error))
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function readLast(): SentBooking | null {
  return readSentBooking(sentText.read(), Date.now())
}

function keep(sent: SentBooking | null): void {
  sentText.write(sent && JSON.stringify(sent))
}

function nothing() {
  return null
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type {
  askBookingCall,
  BookingReceipt,
  BookingRequest,
  createBookingCall,
} from '@/features/bookings/contract'
import { BOOKINGS_PATH, SENT_BOOKINGS_PATH } from '@/features/bookings/paths'
import { CONFIRMED_TOAST, FORM_WORDS, REQUEST_WORDS } from '@/features/bookings/text'
import { rememberMailbox } from '@/features/mailbox-proof/web/sent-mailbox'
import type { PublicProperty } from '@/features/property/contract'
import { useProperty } from '@/features/property/web/use-property'
import { villasQuery } from '@/features/villas/queries'
import { ApiError } from '@/web/kit/request'
import { send } from '@/web/kit/send'
import { isRefused } from '@/web/kit/send-attempt'
import { showToast } from '@/web/ui/toast'
import { isPaused, SENDING_KEY } from './sending-key'
import { afterFailure, isUnanswered, nextSending, readSentBooking, type SentBooking } from './sent-booking'
import { rememberDetails } from './sent-details'
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

  function tellBooked(receipt: BookingReceipt) {
    if (receipt.status === 'confirmed') showToast(CONFIRMED_TOAST)
    else void toastRequest(receipt, property)
    onBooked(receipt)
    void refreshBookings()
  }

  const sending = useMutation({
    mutationKey: SENDING_KEY,
    mutationFn: sendOrSubstitute,
    retry: (failures, error) => failures < AGAIN && isUnanswered(error),
    retryDelay: (failures) => (failures + 1) * SECOND_MS,
    onSuccess: tellBooked,
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
    tellBooked,
    /** What the server said against it; null while nobody knows what became of the booking. */
    refusal: sending.error instanceof ApiError && !isUnanswered(sending.error) ? sending.error : null,
  }
}

/** Not needed before a request is sent; where the line is gone by then, the page itself says until when nights are held. */
const loadTellHold = () => import('@/features/mailbox-proof/rules/tell-hold')

async function toastRequest(receipt: BookingReceipt, property: PublicProperty): Promise<void> {
  const title = REQUEST_WORDS.toast
  const loaded = await loadTellHold().catch(() => null)
  showToast(loaded ? { title, description: loaded.tellHold(receipt, property) } : { title })
}

/** The booking that was sent from this tab and of which nobody knows what became; null on the server. */
export function useOpenBooking(): BookingRequest | null {
  const text = useSyncExternalStore(sentText.subscribe, sentText.read, nothing)
  return useMemo(() => readSentBooking(text, Date.now())?.open ?? null, [text])
}

/** Leaves open what became of the last booking; the same one sent once more still goes under its key. */
export function leaveOpenBooking(): void {
  const sent = readLast()
  keep(sent && { ...sent, open: null })
}

/** True where the last booking was sent by this page as it stands: whoever sent it is still waiting for it. */
export function wasSentHere(): boolean {
  return isSentHere
}

/**
 * Asks the server by its key what became of a booking that was sent; null where none was made. Throws ApiError where it
 * is over by now, and what fetch throws where nobody can tell.
 */
export async function askAfterBooking(booking: BookingRequest): Promise<BookingReceipt | null> {
  const { key } = nextSending(readLast(), booking, Date.now())
  const headers = { 'Idempotency-Key': key }
  const answer = await withPatience((signal) =>
    send<typeof askBookingCall>('POST', SENT_BOOKINGS_PATH, booking, headers, signal),
  )
  if (answer.booking) remember(answer.booking, booking)
  return answer.booking
}

function remember({ reference }: BookingReceipt, booking: BookingRequest): void {
  rememberMailbox(reference, booking.guestEmail)
  rememberDetails(reference, booking)
}

/** Forgets what was sent, once it is known what became of it. */
export function forgetSentBooking(): void {
  keep(null)
}

/** What the server said to the guest. */
export function explain(error: unknown): string {
  return (error instanceof ApiError && error.serverMessage) || FORM_WORDS.failed.description
}

let isSentHere = false

async function sendUnderKey(booking: BookingRequest): Promise<BookingReceipt> {
  isSentHere = true
  const sent = nextSending(readLast(), booking, Date.now())
  // Whoever leaves the page in the middle comes back to a booking that may have been made.
  keep({ ...sent, open: booking })
  try {
    const headers = { 'Idempotency-Key': sent.key }
    const receipt = await withPatience((signal) =>
      send<typeof createBookingCall>('POST', BOOKINGS_PATH, booking, headers, signal),
    )
    keep(null)
    remember(receipt, booking)
    return receipt
  } catch (error) {
    keep(afterFailure(sent, booking, error))
    throw error
  }
}

/** Gives up a call that is not answered. */
async function withPatience<Answer>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), ANSWER_MS)
  try {
    return await call(patience.signal)
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

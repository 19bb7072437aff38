import { useEffect, useRef, useState } from 'react'
import type { BookingReceipt, BookingRequest } from '@/features/bookings/contract'
import { ApiError } from '@/web/kit/request'
import { isRefused } from '@/web/kit/send-attempt'
import { askAfterBooking, forgetSentBooking, leaveOpenBooking, wasSentHere } from './use-send-booking'

/** How long it takes until it is asked again by itself. */
const AGAIN_MS = 15_000

type Asking = {
  /** Of which nobody knows what became; null where there is none, or where it is being sent. */
  open: BookingRequest | null
  onBooked: (receipt: BookingReceipt) => void
  /** It was not made, and who sent it is still waiting for it. */
  onNotMade: (booking: BookingRequest) => void
}

/**
 * Finds out by itself what became of a booking: at once, whenever the line comes back, and every fifteen seconds. One
 * that was not made is sent again only by the page that sent it; after a reload its guest looks at it first.
 */
export function useAsking({ open, onBooked, onNotMade }: Asking) {
  /** What the answer was, where it was no receipt. */
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isKnownNotMade, setKnownNotMade] = useState(false)
  const told = useRef({ onBooked, onNotMade })
  useEffect(() => {
    told.current = { onBooked, onNotMade }
  })

  useEffect(() => {
    if (!open) return
    const asked = open
    let isOver = false
    async function ask() {
      try {
        const receipt = await askAfterBooking(asked)
        if (isOver) return
        if (receipt) {
          told.current.onBooked(receipt)
          forgetSentBooking()
        } else if (wasSentHere()) told.current.onNotMade(asked)
        else {
          leaveOpenBooking()
          setKnownNotMade(true)
        }
      } catch (error) {
        // Whoever cannot be asked is asked again later.
        if (isOver || !(error instanceof ApiError) || !isRefused(error)) return
        setRefusal(error)
        forgetSentBooking()
      }
    }
    const askOnline = () => {
      if (navigator.onLine) void ask()
    }
    askOnline()
    const timer = setInterval(askOnline, AGAIN_MS)
    addEventListener('online', askOnline)
    return () => {
      isOver = true
      clearInterval(timer)
      removeEventListener('online', askOnline)
    }
  }, [open])

  return { refusal, isKnownNotMade }
}

import { lazy, Suspense, useEffect } from 'react'
import type { BookingReceipt } from '@/features/bookings/contract'
import { forgetDraft } from '@/features/checkout/web/checkout-store'
import type { CheckoutLink, CheckoutStep } from '@/features/search/rules/checkout-link'
import { type SavedReceipt, saveReceipt, useSavedReceipt } from '@/features/stay-calendar/web/saved-receipt'
import type { Day } from '@/kernel/days'
import { Container } from '@/web/ui/section'
import { BookingTitle } from './booking-title'

const Checkout = lazy(async () => {
  const { Checkout } = await import('@/features/checkout/web/checkout')
  return { default: Checkout }
})

const BookingReceiptCard = lazy(async () => {
  const { BookingReceiptCard } = await import('@/features/stay-calendar/web/booking-receipt')
  return { default: BookingReceiptCard }
})

const DepositPayment = lazy(async () => ({
  default: (await import('@/features/checkout/web/deposit-payment')).DepositPayment,
}))

type BookingStepsProps = {
  step: CheckoutStep
  link: CheckoutLink
  today: Day
  takesFocus: boolean
  /** Once the booking is made its receipt takes the place of the steps. */
  isBooked: boolean
  onBooked: (receipt: BookingReceipt) => void
}

/** The page while a booking is under way: the title and little else above the steps. */
export function BookingSteps(props: BookingStepsProps) {
  return (
    <>
      <BookingTitle />
      <Container className="min-h-160 py-5 pb-14 noscript:min-h-0">
        <Suspense fallback={null}>
          <StepOrReceipt {...props} />
        </Suspense>
      </Container>
    </>
  )
}

function StepOrReceipt({ isBooked, today, ...checkout }: BookingStepsProps) {
  const receipt = useSavedReceipt()
  if (isBooked && receipt) return <Receipt receipt={receipt} takesFocus />
  return <Checkout pageDay={today} {...checkout} />
}

/** What was booked last, above everything else, until the guest puts it away. */
export function BookingReceiptSection(props: { receipt: SavedReceipt; takesFocus: boolean }) {
  return (
    <Container className="pt-12">
      <Suspense fallback={null}>
        <Receipt {...props} />
      </Suspense>
    </Container>
  )
}

function Receipt({ receipt, takesFocus }: { receipt: SavedReceipt; takesFocus: boolean }) {
  // What was typed has done its work; the next guest at this screen shall not find it.
  useEffect(() => forgetDraft(), [])

  const { deposit } = receipt.receipt
  return (
    <BookingReceiptCard
      saved={receipt}
      takesFocus={takesFocus}
      level={2}
      payment={
        deposit && (
          <Suspense fallback={null}>
            <DepositPayment
              path={deposit.path}
              status={receipt.receipt.status}
              onRequest={(request) =>
                saveReceipt({ ...receipt, receipt: { ...receipt.receipt, ...request } })
              }
            />
          </Suspense>
        )
      }
    />
  )
}

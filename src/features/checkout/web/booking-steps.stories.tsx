import type { Meta, StoryObj } from '@storybook/react-vite'
import { toDay } from '@/kernel/days'
import { BookingSteps } from './booking-steps'

export default { title: 'Bookings/Booking steps', component: BookingSteps } satisfies Meta<
  typeof BookingSteps
>

/** All five steps, to walk through; nothing is checked and nothing is sent. */
export const Demonstration: StoryObj<typeof BookingSteps> = {
  args: {
    today: toDay('2027-03-10'),
    times: { checkIn: '2:00 PM', checkOut: '12:00 PM' },
    paymentMethods: ['Cash', 'Visa', 'Mastercard', 'MTN mobile money', 'AIRTEL mobile money'],
  },
}

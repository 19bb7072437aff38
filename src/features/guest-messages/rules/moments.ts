import type { BookingStatus } from '@/features/bookings/rules/status'

/** What a message is timed by: days before or after the guest's arrival or departure. */
export const MESSAGE_MOMENTS = [
  'before-arrival',
  'after-arrival',
  'before-departure',
  'after-departure',
] as const

export type MessageMoment = (typeof MESSAGE_MOMENTS)[number]

type Anchor = { day: 'checkInDate' | 'checkOutDate'; isBefore: boolean; status: BookingStatus }

/** The day each is counted from, and what a booking must be for its guest to get it. */
export const ANCHORS: Record<MessageMoment, Anchor> = {
  'before-arrival': { day: 'checkInDate', isBefore: true, status: 'confirmed' },
  'after-arrival': { day: 'checkInDate', isBefore: false, status: 'checked-in' },
  'before-departure': { day: 'checkOutDate', isBefore: true, status: 'checked-in' },
  'after-departure': { day: 'checkOutDate', isBefore: false, status: 'checked-out' },
}

import { MY_BOOKING_PATH } from '@/features/my-booking/paths'

/** What a guest does with everything the hotel holds of them, behind the private link to one of their bookings. */
export const OWN_DATA_PATH = `${MY_BOOKING_PATH}/:token/data` as const

/** The same for staff, by the number of the guest's profile. */
export const GUEST_DATA_PATH = '/api/admin/guests/:id/data'

/** Whose data were erased, by the references of their bookings. */
export const ERASURES_PATH = '/api/admin/erasures'

import type { BookingSource } from '../rules/sources'
import type { BookingStatus } from '../rules/status'

export const STATUS_LABELS: Record<BookingStatus, string> = {
  pending: 'Request',
  confirmed: 'Confirmed',
  'checked-in': 'Checked in',
  'checked-out': 'Checked out',
  cancelled: 'Cancelled',
  'no-show': 'No show',
}

export const SOURCE_LABELS: Record<BookingSource, string> = {
  website: 'Website',
  phone: 'Phone',
  'walk-in': 'Walk-in',
  email: 'E-mail',
  message: 'Message',
  platform: 'Platform',
}

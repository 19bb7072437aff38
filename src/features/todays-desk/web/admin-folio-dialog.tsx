import type { StaffBooking } from '@/features/bookings/staff-contract'
import { BookingFolio } from '@/features/folio/web/admin-folio'
import { useRefundWays } from '@/features/payment-screens/web/admin-refund-ways'
import { Dialog } from '@/web/ui/dialog'
import { deskText as words } from './admin-text'

/** The folio of a stay over the page: charges, payments and all that is written into it. */
export function FolioDialog({ booking, onClose }: { booking: StaffBooking; onClose: () => void }) {
  const refundWays = useRefundWays(booking.id)
  return (
    <Dialog open title={words.moneyTitle(booking.guestName)} onClose={onClose} className="sm:max-w-2xl">
      <BookingFolio booking={booking} refundWays={refundWays} />
    </Dialog>
  )
}

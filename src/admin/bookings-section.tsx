import { BookingsAdmin } from '@/features/front-desk/web/admin'
import { NewGroup } from '@/features/group-desk/web/admin-new-group'
import { usePlace } from '@/web/admin-kit/use-place'

/** The booking desk, and over it the form of a new group at `/bookings/new-group`. */
export function BookingsSection() {
  const place = usePlace()
  return <BookingsAdmin>{place === 'new-group' && <NewGroup />}</BookingsAdmin>
}

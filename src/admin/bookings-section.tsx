import { BookingList } from '@/features/booking-list/web/admin-list'
import { BookingsAdmin } from '@/features/front-desk/web/admin'
import { NewGroup } from '@/features/group-desk/web/admin-new-group'
import { useGo, usePlace } from '@/web/admin-kit/use-place'

/** The booking desk, and over it the form of a new group at `/bookings/new-group`. */
export function BookingsSection() {
  const place = usePlace()
  const go = useGo()
  const list = <BookingList onAdd={() => go('/bookings/new')} onAddGroup={() => go('/bookings/new-group')} />
  return <BookingsAdmin list={list}>{place === 'new-group' && <NewGroup />}</BookingsAdmin>
}

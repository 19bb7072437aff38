import { restaurantContent } from '../content/restaurant'
import { RestaurantBoards } from './restaurant-boards'
import { RestaurantReserve, RestaurantService } from './restaurant-service'
import { SectionClosing } from './section-closing'

/** What stands below the menu. */
export function RestaurantRest() {
  return (
    <>
      <RestaurantBoards />
      <RestaurantService />
      <RestaurantReserve />
      <SectionClosing name="restaurant-closing" {...restaurantContent.closing} />
    </>
  )
}

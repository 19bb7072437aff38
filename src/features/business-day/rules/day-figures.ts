/** What there was of a day when it was closed: what was left open, and its money, as text on the wire. */
export type DayFigures = {
  /** Guests who were expected and have not come. */
  arrivals: number
  /** Guests who should have left and are in house. */
  departures: number
  /** Refunds, discounts and prices that wait for an admin. */
  approvals: number
  /** Money sent through a provider of which is not known yet what became of it. */
  payments: number
  /** Nights and charges of the day. */
  sales: string
  /** Money that came on the day less what was given back. */
  taken: string
}

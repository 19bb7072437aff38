/** What goes to phones within 24 hours at most: a fault or a stranger's bookings cost no more than this. */
export const DAILY_LIMITS = { all: 300, number: 10 } as const

/** Numbers for which more is paid (E.164): those with a charge of their own, satellites and networks without a country. */
const COSTLY = /^\+(1900|979|870|88[123])/

/** Whether a message to this number (as +256772123456) would cost many times the usual. */
export function isCostly(phone: string): boolean {
  return COSTLY.test(phone)
}

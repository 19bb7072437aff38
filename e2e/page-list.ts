/**
 * Every public page; a new one is entered here, and first-load, no-script and failing-calls hold it to their rules.
 * Not `/my-booking/…`: it shows what its private link opens and calls for it by design; guest-page holds it.
 */
export const PAGES = [
  '/',
  '/calendar',
  '/contact',
  '/about',
  '/villas',
  '/villas/family-villa',
  '/booking',
  '/booking/group',
  '/restaurant',
  '/services',
  '/events',
  '/gallery',
  '/blog',
  '/blog/a-morning-at-lake-mburo',
  '/challenges',
  '/my-booking',
  '/home',
  '/policies/privacy',
  '/policies/booking-terms',
  '/policies/refunds',
  '/policies/terms',
  '/no-such-page',
] as const

/** The pages, and one that shows a month of a villa. */
export const PAGES_AND_A_MONTH = [...PAGES, '/calendar?villa=3'] as const

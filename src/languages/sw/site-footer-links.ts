import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/footer-links'

export const FOOTER_LINKS: Translation<typeof english.FOOTER_LINKS> = [
  { path: '/about', label: 'Kutuhusu' },
  { path: '/villas', label: 'Villa Zetu' },
  { path: '/restaurant', label: 'Mgahawa' },
  { path: '/events', label: 'Hafla' },
  { path: '/gallery', label: 'Picha' },
  { path: '/contact', label: 'Wasiliana Nasi' },
]

export const STAY_LINKS: Translation<typeof english.STAY_LINKS> = [
  { path: '/services', label: 'Huduma' },
  { path: '/calendar', label: 'Nafasi Zilizo Wazi' },
  { path: '/challenges', label: 'Changamoto za Villa' },
  { path: '/my-booking', label: 'Tafuta Nafasi Yangu' },
]

export const POLICY_LINKS: Translation<typeof english.POLICY_LINKS> = [
  { path: '/policies/privacy', label: 'Sera ya Faragha' },
  { path: '/policies/booking-terms', label: 'Masharti ya Nafasi' },
  { path: '/policies/refunds', label: 'Sera ya Marejesho' },
  { path: '/policies/terms', label: 'Masharti ya Huduma' },
]

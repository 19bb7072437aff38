import { defineWords } from '@/kernel/words'
import type { SiteLink } from './links'

/** Where the footer leads; apart from the header's links, because it loads with the reading. */
export const FOOTER_LINKS: readonly SiteLink[] = defineWords('site-footer-links.FOOTER_LINKS', [
  { path: '/about', label: 'About Us' },
  { path: '/villas', label: 'Our Villas' },
  { path: '/restaurant', label: 'Restaurant' },
  { path: '/events', label: 'Events' },
  { path: '/gallery', label: 'Gallery' },
  { path: '/contact', label: 'Contact' },
])

export const STAY_LINKS: readonly SiteLink[] = defineWords('site-footer-links.STAY_LINKS', [
  { path: '/services', label: 'Services' },
  { path: '/calendar', label: 'Room Availability' },
  { path: '/challenges', label: 'Villa Challenges' },
  { path: '/my-booking', label: 'Find My Booking' },
])

export const POLICY_LINKS: readonly SiteLink[] = defineWords('site-footer-links.POLICY_LINKS', [
  { path: '/policies/privacy', label: 'Privacy Policy' },
  { path: '/policies/booking-terms', label: 'Booking Terms' },
  { path: '/policies/refunds', label: 'Refund Policy' },
  { path: '/policies/terms', label: 'Terms of Service' },
])

/** Literal in the specification, odd as it looks (docs/decisions/product-rules.md). */
export const COPYRIGHT_YEAR = 2024

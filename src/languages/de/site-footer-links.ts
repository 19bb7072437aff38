import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/footer-links'

export const FOOTER_LINKS: Translation<typeof english.FOOTER_LINKS> = [
  { path: '/about', label: 'Über uns' },
  { path: '/villas', label: 'Unsere Villen' },
  { path: '/restaurant', label: 'Restaurant' },
  { path: '/events', label: 'Events' },
  { path: '/gallery', label: 'Galerie' },
  { path: '/contact', label: 'Kontakt' },
]

export const STAY_LINKS: Translation<typeof english.STAY_LINKS> = [
  { path: '/services', label: 'Service' },
  { path: '/calendar', label: 'Verfügbarkeit' },
  { path: '/challenges', label: 'Villa-Challenges' },
  { path: '/my-booking', label: 'Meine Buchung finden' },
]

export const POLICY_LINKS: Translation<typeof english.POLICY_LINKS> = [
  { path: '/policies/privacy', label: 'Datenschutzerklärung' },
  { path: '/policies/booking-terms', label: 'Buchungsbedingungen' },
  { path: '/policies/refunds', label: 'Erstattungsregeln' },
  { path: '/policies/terms', label: 'Nutzungsbedingungen' },
]

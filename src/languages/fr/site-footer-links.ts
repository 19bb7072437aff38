import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/footer-links'

export const FOOTER_LINKS: Translation<typeof english.FOOTER_LINKS> = [
  { path: '/about', label: 'À propos' },
  { path: '/villas', label: 'Nos villas' },
  { path: '/restaurant', label: 'Restaurant' },
  { path: '/events', label: 'Événements' },
  { path: '/gallery', label: 'Galerie' },
  { path: '/contact', label: 'Contact' },
]

export const STAY_LINKS: Translation<typeof english.STAY_LINKS> = [
  { path: '/services', label: 'Services' },
  { path: '/calendar', label: 'Disponibilités' },
  { path: '/challenges', label: 'Défis de la villa' },
  { path: '/my-booking', label: 'Retrouver ma réservation' },
]

export const POLICY_LINKS: Translation<typeof english.POLICY_LINKS> = [
  { path: '/policies/privacy', label: 'Confidentialité' },
  { path: '/policies/booking-terms', label: 'Conditions de réservation' },
  { path: '/policies/refunds', label: 'Remboursements' },
  { path: '/policies/terms', label: 'Conditions d’utilisation' },
]

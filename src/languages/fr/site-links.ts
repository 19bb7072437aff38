import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/links'

export const HEADER_LINKS: Translation<typeof english.HEADER_LINKS> = [
  { path: '/', label: 'Accueil' },
  { path: '/about', label: 'À propos' },
  { path: '/villas', label: 'Villas' },
  { path: '/restaurant', label: 'Restaurant' },
  { path: '/services', label: 'Services' },
  { path: '/events', label: 'Événements' },
  { path: '/gallery', label: 'Galerie' },
  { path: '/blog', label: 'Blog' },
  { path: '/contact', label: 'Contact' },
]

import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/links'

export const HEADER_LINKS: Translation<typeof english.HEADER_LINKS> = [
  { path: '/', label: 'Start' },
  { path: '/about', label: 'Über uns' },
  { path: '/villas', label: 'Villen' },
  { path: '/restaurant', label: 'Restaurant' },
  { path: '/services', label: 'Service' },
  { path: '/events', label: 'Events' },
  { path: '/gallery', label: 'Galerie' },
  { path: '/blog', label: 'Blog' },
  { path: '/contact', label: 'Kontakt' },
]

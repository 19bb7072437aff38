import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/links'

export const HEADER_LINKS: Translation<typeof english.HEADER_LINKS> = [
  { path: '/', label: 'Mwanzo' },
  { path: '/about', label: 'Kutuhusu' },
  { path: '/villas', label: 'Villa' },
  { path: '/restaurant', label: 'Mgahawa' },
  { path: '/services', label: 'Huduma' },
  { path: '/events', label: 'Hafla' },
  { path: '/gallery', label: 'Picha' },
  { path: '/blog', label: 'Blogu' },
  { path: '/contact', label: 'Wasiliana' },
]

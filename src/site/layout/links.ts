import { defineWords } from '@/kernel/words'

/** Where the header and the menu lead. */
export type SiteLink = { path: string; label: string }

export const HEADER_LINKS: readonly SiteLink[] = defineWords('site-links.HEADER_LINKS', [
  { path: '/', label: 'Home' },
  { path: '/about', label: 'About' },
  { path: '/villas', label: 'Villas' },
  { path: '/restaurant', label: 'Restaurant' },
  { path: '/services', label: 'Services' },
  { path: '/events', label: 'Events' },
  { path: '/gallery', label: 'Gallery' },
  { path: '/blog', label: 'Blog' },
  { path: '/contact', label: 'Contact' },
])

import type * as english from '@/features/hero/text'
import type { Translation } from '@/kernel/translation'

export const heroText: Translation<typeof english.heroText> = {
  region: 'Höhepunkte',
  welcome: (hotel) => `Willkommen bei ${hotel}`,
  welcomeLine:
    'Möblierte Villen in den Hügeln von Ankole, eine Küche, die für Sie kocht, und Abende voller Ruhe.',
  exploreVillas: 'Unsere Villen entdecken',
  contactUs: 'Kontakt',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  play: 'Diashow abspielen',
  pause: 'Diashow anhalten',
  goTo: (place) => `Zu Bild ${place}`,
  sideCards: [
    { icon: 'hut', title: 'Stilvolle Unterkünfte', line: '25 voll möblierte Villen' },
    { icon: 'cup', title: 'Restaurant', line: 'Ugandische und internationale Küche' },
    { icon: 'palm', title: 'Erholung & Unterhaltung', line: 'Terrasse und Bar im Freien' },
    { icon: 'gather', title: 'Besondere Anlässe', line: 'Säle für Feste und Konferenzen' },
  ],
}

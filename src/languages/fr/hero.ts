import type * as english from '@/features/hero/text'
import type { Translation } from '@/kernel/translation'

export const heroText: Translation<typeof english.heroText> = {
  region: 'À la une',
  welcome: (hotel) => `Bienvenue chez ${hotel}`,
  welcomeLine:
    'Des villas meublées dans les collines de l’Ankole, une cuisine qui mijote pour vous, et des soirées tranquilles.',
  exploreVillas: 'Découvrir nos villas',
  contactUs: 'Nous contacter',
  previous: 'Image précédente',
  next: 'Image suivante',
  play: 'Lancer le diaporama',
  pause: 'Arrêter le diaporama',
  goTo: (place) => `Aller à l’image ${place}`,
  sideCards: [
    { icon: 'hut', title: 'Hébergement de charme', line: '25 villas entièrement meublées' },
    { icon: 'cup', title: 'Restaurant', line: 'Cuisine ougandaise et internationale' },
    { icon: 'palm', title: 'Détente et loisirs', line: 'Terrasse en plein air et bar' },
    { icon: 'gather', title: 'Grandes occasions', line: 'Salles de fête et de conférence' },
  ],
}

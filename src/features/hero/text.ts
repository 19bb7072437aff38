import { defineWords } from '@/kernel/words'

/** Words of the hero. */
export const heroText = defineWords('hero.heroText', {
  region: 'Highlights',
  welcome: (hotel: string) => `Welcome to ${hotel}`,
  welcomeLine:
    'Furnished villas among the hills of Ankole, a kitchen that cooks for you, and evenings that are quiet.',
  exploreVillas: 'Explore Our Villas',
  contactUs: 'Contact Us',
  previous: 'Previous slide',
  next: 'Next slide',
  play: 'Play slideshow',
  pause: 'Pause slideshow',
  goTo: (place: number) => `Go to slide ${place}`,
  sideCards: [
    { icon: 'hut', title: 'Luxury Accommodations', line: '25 fully furnished villas' },
    { icon: 'cup', title: 'Restaurant Services', line: 'Ugandan and international kitchen' },
    { icon: 'palm', title: 'Relaxation & Entertainment', line: 'Outdoor terrace and bar' },
    { icon: 'gather', title: 'Special Occasions', line: 'Event and conference venue' },
  ],
} as const)

import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/blog'

export const categories: Translation<typeof english.categories> = {
  travel: 'Reisen',
  food: 'Essen',
  events: 'Events',
}

export const blogContent: Translation<typeof english.blogContent> = {
  title: 'Blog',
  description:
    'Notizen aus Mbarara und den Hügeln von Ankole: Safari vor dem Mittagessen, Straßen, Märkte, Kaffee, Essen und die Jahreszeiten, von Menschen, die hier leben.',
  headline: 'Notizen von der Veranda',
  intro:
    'Was wir Gästen erzählen, die fragen, was sie morgen tun sollen. Von uns hier aufgeschrieben, erwandert, gegessen und gefahren.',
  search: 'Artikel durchsuchen',
  searchHint: 'Zebras, Kaffee, Regen\u00a0…',
  filter: 'Artikel zeigen über',
  all: 'Alle',
  categories,
  found: (count) => `${count} Artikel gefunden`,
  featured: 'Empfohlen',
  articles: 'Artikel',
  read: 'Artikel lesen',
  minutes: (minutes) => `${minutes} Min. Lesezeit`,
  by: (author) => `Text: ${author}`,
  empty: 'Zu Ihrer Suche gibt es keinen Artikel.',
  emptyHelp: 'Versuchen Sie ein anderes Wort oder blättern Sie durch alle.',
  showAll: 'Alle Artikel zeigen',
  newsletter: {
    title: 'Hin und wieder ein Brief',
    line: 'Wir möchten einen in jeder Jahreszeit schreiben und haben noch nicht begonnen. Bis dahin wird nichts, was Sie hier eingeben, gesendet oder gespeichert.',
    email: 'E-Mail-Adresse',
    submit: 'Abonnieren',
    done: 'Danke für Ihr Interesse. Das Feld ist wieder leer; nichts wurde gesendet, nichts gespeichert.',
    missing: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  },
  closing: {
    title: 'Hier lesen, dann selbst sehen',
    line: 'Jeder dieser Morgen beginnt an einer unserer Türen. Wählen Sie Ihre Nächte, und wir lassen die Lampe an.',
    picture: samplePicture('veranda'),
    action: { path: '/calendar', label: 'Freie Nächte ansehen' },
    other: { path: '/villas', label: 'Villen ansehen' },
  },
  trail: 'Sie sind hier',
  home: 'Start',
  related: 'Als Nächstes lesen',
  goodToKnow: 'Gut zu wissen',
}

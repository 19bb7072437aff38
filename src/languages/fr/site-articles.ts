import { samplePicture } from '@/features/media/sample'
import { toDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles'

export const ARTICLES: Translation<typeof english.ARTICLES> = [
  {
    slug: 'a-year-in-ankole',
    title: 'Un an en Ankole, sec et vert',
    excerpt:
      'Deux saisons sèches, deux vertes, une semaine de sauterelles frites et plus de mariages que de week-ends : quand venir, et pour quoi.',
    date: toDay('2026-09-14'),
    category: 'events',
    tags: ['saisons', 'climat', 'mariages', 'kuhingira', 'fêtes', 'pluie'],
    picture: samplePicture('fire-place'),
    isFeatured: false,
    minutes: 4,
  },
  {
    slug: 'coffee-from-the-hill-to-the-cup',
    title: 'Le café, de la colline à la tasse',
    excerpt:
      'L’Ouganda cultive quelques-uns des meilleurs grains d’Afrique et boit du thé. Comment trouver la bonne tasse, et la ferme d’où elle vient.',
    date: toDay('2026-07-20'),
    category: 'food',
    tags: ['café', 'robusta', 'arabica', 'fermes', 'cadeaux'],
    picture: samplePicture('coffee-and-bananas'),
    isFeatured: false,
    minutes: 4,
  },
  {
    slug: 'a-market-morning-in-mbarara',
    title: 'Un matin de marché à Mbarara',
    excerpt:
      'Des pyramides de tomates, des paniers à triangles, et quatre mots de runyankole qui changent le prix de tout.',
    date: toDay('2026-06-02'),
    category: 'travel',
    tags: ['marché', 'paniers', 'achats', 'runyankole', 'artisanat', 'ville'],
    picture: samplePicture('market-stall'),
    isFeatured: false,
    minutes: 4,
  },
  {
    slug: 'a-morning-at-lake-mburo',
    title: 'Un matin au lac Mburo',
    excerpt:
      'Des zèbres au lever du soleil, des hippopotames en milieu de matinée, un déjeuner tardif sur la véranda : comment voir le parc le plus aimable d’Ouganda entre deux jours ordinaires.',
    date: toDay('2026-05-11'),
    category: 'travel',
    tags: ['lac Mburo', 'safari', 'zèbres', 'parc', 'animaux', 'bateau'],
    picture: samplePicture('lake-mburo-at-dawn'),
    isFeatured: true,
    minutes: 4,
  },
  {
    slug: 'what-to-eat-first-in-ankole',
    title: 'Que manger d’abord en Ankole',
    excerpt:
      'Une sauce blanche qui n’est ni crème ni yaourt, des bananes qui ne sont pas sucrées, et un petit-déjeuner au nom de montre.',
    date: toDay('2026-03-23'),
    category: 'food',
    tags: ['eshabwe', 'matooke', 'millet', 'rolex', 'lait', 'plats'],
    picture: samplePicture('laid-table'),
    isFeatured: false,
    minutes: 4,
  },
  {
    slug: 'the-roads-west',
    title: 'Les routes de l’Ouest, et comment y rouler',
    excerpt:
      'De Kampala à Mbarara par l’équateur, puis vers les gorilles, les lions et les lacs : distances, heures, déjeuner, et ce que veut dire une branche sur le goudron.',
    date: toDay('2026-02-09'),
    category: 'travel',
    tags: ['routes', 'conduite', 'Kampala', 'équateur', 'Bwindi', 'Queen Elizabeth', 'bus'],
    picture: samplePicture('hotel-from-above'),
    isFeatured: false,
    minutes: 4,
  },
]

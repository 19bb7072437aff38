import { samplePicture } from '@/features/media/sample'
import { toDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles'

export const ARTICLES: Translation<typeof english.ARTICLES> = [
  {
    slug: 'a-year-in-ankole',
    title: 'Ein Jahr in Ankole, trocken und grün',
    excerpt:
      'Zwei trockene Zeiten, zwei grüne, eine Woche gebratener Heuschrecken und mehr Hochzeiten als Wochenenden: wann Sie kommen, und wofür.',
    date: toDay('2026-09-14'),
    category: 'events',
    tags: ['Jahreszeiten', 'Wetter', 'Hochzeiten', 'Kuhingira', 'Feste', 'Regen'],
    picture: samplePicture('fire-place'),
    isFeatured: false,
    minutes: 4,
  },
  {
    slug: 'coffee-from-the-hill-to-the-cup',
    title: 'Kaffee, vom Hügel in die Tasse',
    excerpt:
      'Uganda baut einige der besten Bohnen Afrikas an und trinkt Tee. Wie Sie die gute Tasse finden und den Hof, von dem sie kommt.',
    date: toDay('2026-07-20'),
    category: 'food',
    tags: ['Kaffee', 'Robusta', 'Arabica', 'Höfe', 'Geschenke'],
    picture: samplePicture('coffee-and-bananas'),
    isFeatured: false,
    minutes: 4,
  },
  {
    slug: 'a-market-morning-in-mbarara',
    title: 'Ein Marktmorgen in Mbarara',
    excerpt:
      'Pyramiden aus Tomaten, Körbe mit Dreiecken und vier Worte Runyankole, die den Preis von allem ändern.',
    date: toDay('2026-06-02'),
    category: 'travel',
    tags: ['Markt', 'Körbe', 'Einkaufen', 'Runyankole', 'Handwerk', 'Stadt'],
    picture: samplePicture('market-stall'),
    isFeatured: false,
    minutes: 4,
  },
  {
    slug: 'a-morning-at-lake-mburo',
    title: 'Ein Morgen am Lake Mburo',
    excerpt:
      'Zebras bei Sonnenaufgang, Flusspferde am Vormittag, ein spätes Mittagessen auf der Veranda: wie Sie Ugandas freundlichsten Park zwischen zwei gewöhnlichen Tagen sehen.',
    date: toDay('2026-05-11'),
    category: 'travel',
    tags: ['Lake Mburo', 'Safari', 'Zebras', 'Park', 'Wildtiere', 'Boot'],
    picture: samplePicture('lake-mburo-at-dawn'),
    isFeatured: true,
    minutes: 4,
  },
  {
    slug: 'what-to-eat-first-in-ankole',
    title: 'Was Sie in Ankole zuerst essen',
    excerpt:
      'Eine weiße Sauce, die weder Sahne noch Joghurt ist, Bananen, die nicht süß sind, und ein Frühstück, das wie eine Uhr heißt.',
    date: toDay('2026-03-23'),
    category: 'food',
    tags: ['Eshabwe', 'Matooke', 'Hirse', 'Rolex', 'Milch', 'Gerichte'],
    picture: samplePicture('laid-table'),
    isFeatured: false,
    minutes: 4,
  },
  {
    slug: 'the-roads-west',
    title: 'Die Straßen nach Westen, und wie man sie fährt',
    excerpt:
      'Von Kampala über den Äquator nach Mbarara und weiter zu Gorillas, Löwen und Seen: Entfernungen, Fahrzeiten, Mittagessen und was ein Zweig auf dem Asphalt bedeutet.',
    date: toDay('2026-02-09'),
    category: 'travel',
    tags: ['Straßen', 'Autofahren', 'Kampala', 'Äquator', 'Bwindi', 'Queen Elizabeth', 'Bus'],
    picture: samplePicture('hotel-from-above'),
    isFeatured: false,
    minutes: 4,
  },
]

import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-pictures'

export const PICTURES_IN_WORDS: Translation<typeof english.PICTURES_IN_WORDS> = {
  'a-year-in-ankole':
    'Illustration : des tambours et un cercle de chaises autour d’un feu après le coucher du soleil',
  'coffee-from-the-hill-to-the-cup':
    'Illustration : des caféiers aux cerises rouges sous des bananiers, un sentier de terre entre eux',
  'a-market-morning-in-mbarara':
    'Illustration : un étal de marché sous un auvent rayé, des fruits en tas, des paniers suspendus au-dessus',
  'a-morning-at-lake-mburo':
    'Illustration : des zèbres sur la rive d’un lac immobile aux premières lueurs, un hippopotame dans l’eau',
  'what-to-eat-first-in-ankole':
    'Illustration : une table dressée avec du matooke sur sa feuille, de l’eshabwe, des haricots, des légumes verts et du tilapia grillé',
  'the-roads-west':
    'Illustration : des villas parmi les arbres au sommet d’une colline, les routes et les collines de l’Ankole autour d’elles',
}

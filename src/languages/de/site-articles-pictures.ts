import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-pictures'

export const PICTURES_IN_WORDS: Translation<typeof english.PICTURES_IN_WORDS> = {
  'a-year-in-ankole': 'Illustration: Trommeln und ein Kreis von Stühlen um ein Feuer nach Sonnenuntergang',
  'coffee-from-the-hill-to-the-cup':
    'Illustration: Kaffeesträucher mit roten Kirschen unter Bananen, dazwischen ein Erdpfad',
  'a-market-morning-in-mbarara':
    'Illustration: ein Marktstand unter gestreifter Markise, Früchte in Haufen, darüber hängende Körbe',
  'a-morning-at-lake-mburo':
    'Illustration: ein Zebra am Ufer eines stillen Sees im ersten Licht, im Wasser ein Flusspferd',
  'what-to-eat-first-in-ankole':
    'Illustration: ein gedeckter Tisch mit Matooke auf dem Blatt, Eshabwe, Bohnen, Gemüse und gegrilltem Tilapia',
  'the-roads-west':
    'Illustration: Villen zwischen Bäumen auf einer Hügelkuppe, ringsum die Straßen und Hügel von Ankole',
}

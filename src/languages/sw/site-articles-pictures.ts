import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-pictures'

export const PICTURES_IN_WORDS: Translation<typeof english.PICTURES_IN_WORDS> = {
  'a-year-in-ankole': 'Mchoro: ngoma na viti vilivyouzunguka moto baada ya jua kutua',
  'coffee-from-the-hill-to-the-cup':
    'Mchoro: mibuni yenye matunda mekundu chini ya migomba, njia ya udongo kati yake',
  'a-market-morning-in-mbarara':
    'Mchoro: kibanda cha soko chini ya turubai ya mistari, matunda kwa mafungu, vikapu vimetundikwa juu',
  'a-morning-at-lake-mburo': 'Mchoro: pundamilia kando ya ziwa tulivu alfajiri, kiboko ndani ya maji',
  'what-to-eat-first-in-ankole':
    'Mchoro: meza iliyoandaliwa matooke kwenye jani lake, eshabwe, maharage, mboga za majani na sato wa kuchoma',
  'the-roads-west': 'Mchoro: villa kati ya miti juu ya kilima, barabara na vilima vya Ankole kuzizunguka',
}

import type * as english from '@/features/retention/rules/periods'
import type { Translation } from '@/kernel/translation'

const YEAR = 365
const BOOKS = 6 * YEAR

export const PERIODS: Translation<typeof english.PERIODS> = [
  {
    kind: 'stays',
    what: 'Waliokaa kwetu: majina, anwani, namba za simu, matakwa, maelezo, maoni na majina yaliyo kwenye hati',
    days: BOOKS,
    since: 'mwisho wa ukaaji wa mwisho',
    afterwards: 'yote hufutwa, na siku na kiasi cha pesa hubaki bila jina',
    why: 'Sheria ya kodi inataka vitabu vyetu vya hesabu kwa miaka mitano baada ya mwaka vinaohusu.',
  },
  {
    kind: 'requests',
    what: 'Yaleyale ya waliouliza tu kuhusu ukaaji, walioghairi au ambao hawakuja, na ambao hawakulipa chochote',
    days: YEAR,
    since: 'siku ya mwisho iliyoombwa',
    afterwards: 'yote hufutwa',
    why: 'Ili tuweze kujibu maswali kuhusu hayo.',
  },
  {
    kind: 'id-documents',
    what: 'Aina na namba ya kitambulisho ulichoonyesha',
    days: 90,
    since: 'mwisho wa ukaaji wa mwisho',
    afterwards: 'hufutwa',
    why: 'Ili tuweze kusema nani alikaa kwetu wakati huenda bado kuna jambo la ukaaji halijakamilika.',
  },
  {
    kind: 'messages',
    what: 'Ujumbe kutoka ukurasa wa mawasiliano na kwa barua pepe, pamoja na majibu yetu',
    days: 2 * YEAR,
    since: 'neno la mwisho la upande wowote',
    afterwards: 'hufutwa',
    why: 'Ili tujue tulichokubaliana utakapolirudia jambo hilo.',
  },
  {
    kind: 'enquiries',
    what: 'Maulizo kuhusu hafla, pamoja na majibu yetu',
    days: 2 * YEAR,
    since: 'siku ya hafla',
    afterwards: 'hufutwa',
    why: 'Ili tujue tulichokubaliana utakapolirudia jambo hilo.',
  },
  {
    kind: 'questions',
    what: 'Maswali ambayo concierge hakuwa na jibu lake, bila aliyeuliza na bila majina, anwani na namba anazoweza kutambua',
    days: 90,
    since: 'siku yalipoulizwa mara ya mwisho',
    afterwards: 'hufutwa',
    why: 'Ili wafanyakazi wetu waweze kuongeza kinachokosekana.',
  },
  {
    kind: 'mails',
    what: 'Anwani ambayo kila barua pepe yetu ilitumwa, namba ambayo kila ujumbe ulitumwa, na matokeo yake',
    days: YEAR,
    since: 'siku ilipoandikwa',
    afterwards: 'anwani na namba hufutwa',
    why: 'Ili tuweze kuona kama ilifika.',
  },
  {
    kind: 'consents',
    what: 'Ulichojibu kuhusu barua pepe zisizo za nafasi ulizoweka, na kuhusu ujumbe kwenye simu yako, pale ambapo hakuna tena nafasi yenye anwani au namba hiyo',
    days: YEAR,
    since: 'jibu hilo',
    afterwards: 'hufutwa; majibu mengine huondoka pamoja na yanayojulikana kukuhusu',
    why: 'Ili tusimwandikie yeyote asiyetaka.',
  },
  {
    kind: 'links',
    what: 'Alama za ukaguzi (checksum) ambazo viungo binafsi hutambuliwa nazo',
    days: 2 * YEAR,
    since: 'mwisho wa ukaaji',
    afterwards: 'hufutwa, na viungo haviongozi popote',
    why: 'Ili upate hati zako.',
  },
  {
    kind: 'codes',
    what: 'Alama za ukaguzi (checksum) za misimbo kutoka kwenye barua pepe zetu',
    days: 7,
    since: 'siku msimbo ulipotumwa',
    afterwards: 'hufutwa',
    why: 'Ili msimbo usio sahihi utambulike hivyo.',
  },
  {
    kind: 'senders',
    what: 'Alama ya ukaguzi (checksum) ya anwani ya mtandao ambako ombi la ukaaji lilitoka',
    days: 1,
    since: 'ombi hilo',
    afterwards: 'hufutwa',
    why: 'Ili asiwepo anayehifadhi siku zote bila nia ya kuja.',
  },
  {
    kind: 'trail',
    what: 'Nani kati ya wafanyakazi wetu alibadilisha nini',
    days: BOOKS,
    since: 'badiliko hilo',
    afterwards: 'ingizo hufutwa',
    why: 'Ni sehemu ya vitabu vya hesabu.',
  },
]

export const PERIOD_WORDS: Translation<typeof english.PERIOD_WORDS> = {
  period: (what, days, since, afterwards) => `${what}: ${days} tangu ${since}; kisha ${afterwards}.`,
}

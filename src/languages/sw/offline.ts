import type * as english from '@/features/offline/text'
import type { Translation } from '@/kernel/translation'

export const OFFLINE_WORDS: Translation<typeof english.OFFLINE_WORDS> = {
  title: 'Hakuna mtandao kwa sasa',
  told: 'Ukurasa huu haujawahi kusomwa kwenye kifaa hiki, kwa hiyo hakuna nakala yake. Kurasa ulizosoma hufunguka bila mtandao.',
  again: 'Jaribu tena',
  reach: 'Unaweza kutupigia simu bila intaneti:',
  call: (phone) => `Piga ${phone}`,
  find: 'Mahali tulipo',
  arrive: (from, hours) => `Villa yako iko tayari kuanzia ${from}. Mapokezi: ${hours}.`,
  keep: 'Tunza kwenye kifaa hiki',
  keepHelp:
    'Ukurasa huu basi utafunguka bila mtandao. Usiuwashe kwenye kifaa kinachotumiwa na wengine: yeyote atakayeufungua ataona nafasi yako.',
  kept: 'Umetunzwa kwenye kifaa hiki: unafunguka bila mtandao.',
  drop: 'Usitunze tena',
  failed: 'Imeshindikana kutunza. Tafadhali jaribu tena mtandao ukiwa mzuri zaidi.',
}

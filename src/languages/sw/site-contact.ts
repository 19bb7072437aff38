import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/contact'

export const contactContent: Translation<typeof english.contactContent> = {
  hero: {
    title: 'Zungumza na wenyeji',
    line: 'Piga simu, andika, au pita tu: mtu anajibu, na birika liko motoni.',
    call: 'Piga Simu',
    picture: samplePicture('hills-at-dawn'),
  },
  cards: {
    title: 'Jinsi ya kutupata',
    phone: 'Kwa simu',
    mail: 'Kwa barua pepe',
    place: 'Ana kwa ana',
    hours: 'Saa ngapi',
    writing: 'Kwa yale ambayo ungependa yawe kwa maandishi.',
    reception: (hours) => `Mapokezi ${hours}`,
    checkIn: (time) => `Kuingia kuanzia ${time}`,
    checkOut: (time) => `Mwisho wa kutoka ${time}`,
  },
  form: {
    title: 'Tuandikie',
    line: 'Tuambie unachohitaji kujua. Kadiri tunavyosikia zaidi kuhusu ukaaji wako, ndivyo jibu litakavyokuwa bora.',
  },
  map: {
    title: 'Mahali tulipo',
    show: 'Onyesha ramani',
    note: 'Ramani inatoka OpenStreetMap, ambao basi watajua kwamba umeitazama.',
    frame: 'Ramani ya mahali tulipo',
    directions: 'Maelekezo',
    opens: '(hufunguka kwenye kichupo kipya)',
    picture: samplePicture('village-view'),
    pictureAlt: 'Mchoro: villa nyeupe juu ya bonde lenye nyumba za duara, vijishamba na migomba',
  },
  directions: {
    title: 'Jinsi ya kufika',
    ways: [
      {
        from: 'Kutoka Kampala',
        length: 'takriban km 270',
        text: 'Chukua barabara ya Masaka na uifuate moja kwa moja: pita ikweta huko Kayabwe, pita Masaka na Lyantonde. Makenke iko kabla tu ya Mbarara. Saa tano, ukisimama kula chakula cha mchana.',
      },
      {
        from: 'Kutoka Mbarara mjini',
        length: 'mwendo mfupi',
        text: 'Ondoka katikati ya mji kwa barabara ya Masaka na uulize Makenke; kila boda-boda na special hire anapajua. Kwenye kituo cha mafuta kata kona: tuko nyuma yake.',
      },
      {
        from: 'Kutoka Uwanja wa Ndege wa Entebbe',
        length: 'takriban km 300',
        text: 'Ingia barabara ya Masaka magharibi mwa Kampala badala ya kukatiza jiji. Baada ya ndege ya usiku ni heri usingizi wa usiku kuliko barabara hii: endesha mchana.',
      },
      {
        from: 'Kutoka hifadhi za magharibi',
        length: 'nusu siku',
        text: 'Kutoka Bwindi au Kabale pitia Ntungamo, kutoka Queen Elizabeth pitia Ishaka au Kasese. Barabara zote hukutana Mbarara; endelea kupita mjini kuelekea Masaka.',
      },
    ],
  },
  closing: {
    title: 'Au jionee mwenyewe, usiku huu',
    line: 'Kalenda inaonyesha villa zilizo wazi, usiku kwa usiku, na gharama ya kila moja.',
    picture: samplePicture('gate'),
    action: { path: '/calendar', label: 'Ona siku zilizo wazi' },
    other: { path: '/villas', label: 'Tazama Villa' },
  },
}

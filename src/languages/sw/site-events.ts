import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/events'

export const eventsContent: Translation<typeof english.eventsContent> = {
  title: 'Hafla',
  description:
    'Ukumbi wa mikutano wa watu 100 na ukumbi wa karamu wa watu 150 mjini Mbarara, pamoja na chakula na villa za kulala hapohapo, na hafla zijazo.',
  hero: {
    title: 'Ghorofa mbili, jioni moja ndefu',
    line: 'Harusi, utambulisho, warsha, mikutano ya bodi na siku za kuzaliwa zinazoishia na sifuri.',
    picture: samplePicture('conference-hall'),
  },
  venues: {
    title: 'Kumbi zetu',
    line: 'Mmoja juu ya mwingine, kila mmoja na mlango wake.',
    quote: 'Omba Bei',
    /** Read aloud after it. */
    quoteFor: (hall) => `ya ${hall.toLowerCase()}`,
    upTo: 'wageni hadi',
    guests: 'kwa pamoja',
    halls: [
      {
        id: 'banquet-hall',
        capacity: 150,
        name: 'Ukumbi wa karamu',
        floor: 'Ghorofa ya kwanza',
        text: 'Madirisha yanayotazama vilima upande mrefu, nafasi ya jukwaa, bendi na kucheza muziki baadaye. Meza za duara, meza ndefu au bila meza.',
        message:
          'Ningependa kupata bei ya ukumbi wa karamu (hadi wageni 150).\n\nShughuli: \nTarehe: \nIdadi ya wageni: ',
      },
      {
        id: 'conference-hall',
        capacity: 100,
        name: 'Ukumbi wa mikutano',
        floor: 'Ghorofa ya chini',
        text: 'Uko sawa na bustani kwa ajili ya mapumziko ya kahawa. Safu, umbo la U au meza za darasani, mwanga wa mchana, na mapazia kwa ajili ya projekta.',
        message:
          'Ningependa kupata bei ya ukumbi wa mikutano (hadi wageni 100).\n\nShughuli: \nTarehe: \nIdadi ya wageni: ',
      },
    ],
  },
  services: {
    title: 'Tunachokuletea',
    tiles: [
      {
        icon: 'cup',
        title: 'Chakula',
        text: 'Kuanzia mapumziko ya kahawa hadi karamu yenye awamu tano za chakula, kutoka jikoni kwetu.',
      },
      {
        icon: 'palm',
        title: 'Mapambo',
        text: 'Maua, taa na vitambaa, kwa rangi zenu au za Ankole.',
      },
      {
        icon: 'play',
        title: 'Sauti na skrini',
        text: 'Maikrofoni zinazofanya kazi, projekta, na mtu anayezijua zote mbili.',
      },
      {
        icon: 'guests',
        title: 'Mwenyeji wa siku nzima',
        text: 'Mtu mmoja mwenye orodha yako na anayepokea simu zako.',
      },
      {
        icon: 'bed',
        title: 'Villa za wageni',
        text: 'Ishirini na tano, ili asiwepo anayelazimika kuendesha gari usiku.',
      },
      { icon: 'pin', title: 'Maegesho na usalama', text: 'Nafasi ya magari, na macho yanayoyalinda.' },
    ],
  },
  contact: {
    title: 'Zungumza na wanaopanga meza',
    line: 'Tuambie siku na idadi ya wageni; tutakuambia gharama.',
    action: 'Tuandikie',
    message: 'Tunapanga …',
  },
  closing: {
    title: 'Mgeni wa mwisho kuondoka hulala karibu zaidi',
    line: 'Ona villa zilizo wazi karibu na tarehe yako, uzihifadhi kabla hazijachukuliwa.',
    picture: samplePicture('la-familiar'),
    action: { path: '/calendar', label: 'Ona siku zilizo wazi' },
    other: { path: '/villas', label: 'Tazama Villa' },
  },
}

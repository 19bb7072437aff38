import type * as english from '@/features/page-sections/rules/restaurant-words'
import type { Translation } from '@/kernel/translation'

export const RESTAURANT_SECTION_WORDS: Translation<typeof english.RESTAURANT_SECTION_WORDS> = {
  hero: {
    title: 'Venez pour le repas, restez pour les lampions',
    illustration:
      'Illustration : tables dressées sur la terrasse en bois au crépuscule, guirlandes lumineuses au-dessus, collines au fond',
    text: 'Une cuisine qui prépare ce que donne l’Ankole, et une terrasse où la soirée est servie avec.',
  },
  menu: {
    title: 'De nos fourneaux',
    text: 'Ce qu’apporte le marché décide des plats du jour ; voici ceux qui sont presque toujours là.',
    note: 'Végétarien, halal, sans piment, pour un enfant : dites-le en commandant, ou en réservant.',
    columns: [
      {
        heading: 'Cuisine ougandaise',
        dishes: [
          'Matooke à la vapeur, sauce arachide',
          'Eshabwe',
          'Luwombo de poulet en feuilles de bananier',
          'Chèvre grillée à la mode d’Ankole',
          'Tilapia entier grillé',
          'Akaro, pain de millet',
          'Feuilles de dodo à la tomate',
          'Rolex à l’avocat',
        ],
      },
      {
        heading: 'Cuisine du monde',
        dishes: [
          'Steak au poivre, frites maison',
          'Spaghettis bolognaise',
          'Curry de poulet et riz pilaf',
          'Légumes sautés au wok',
          'Club sandwich',
          'Pizza margherita au four',
          'Salade du jardin au citron vert',
          'Crêpes à la banane et au miel',
        ],
      },
      {
        heading: 'Boissons',
        dishes: [
          'Arabica d’Ouganda, en cafetière',
          'Thé africain au gingembre',
          'Jus de fruit de la passion',
          'Jus de mangue et d’ananas',
          'Yaourt de la région',
          'Bières blondes ougandaises bien fraîches',
          'Vin de la maison au verre',
          'Waragi tonic',
        ],
      },
    ],
  },
  boards: {
    title: 'Les repas de votre séjour',
    text: 'Le petit-déjeuner est compris avec chaque villa. Le reste est à votre choix, nuit par nuit.',
  },
  roomService: {
    title: 'Service en villa',
    text: 'Toute la carte tant que la cuisine est ouverte, soupe, sandwichs et thé à toute autre heure. Appelez la réception ; cela arrive sous cloche.',
  },
  catering: {
    title: 'Traiteur',
    text: 'Des buffets pour une cérémonie de fiançailles, des assiettes pour un conseil d’administration, un gâteau pour les soixante-dix ans de quelqu’un. Notre cuisine sert nos salles, et se déplace aussi dans votre jardin.',
    button: 'Demander au traiteur',
    message: 'Nous prévoyons un repas pour … personnes le … et aimerions savoir ce que vous proposez.',
  },
  reserve: {
    title: 'Gardez-nous une table',
    text: 'Un appel, et elle est gardée. À plus de huit, prévenir la veille rend service à la cuisine.',
  },
  closing: {
    title: 'Le plus court chemin pour rentrer de dîner',
    text: 'Votre villa est à quelques pas de la terrasse, et le petit-déjeuner est déjà compris.',
  },
}

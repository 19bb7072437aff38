import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/travel-tips'

export const TRAVEL_TIPS: Translation<typeof english.TRAVEL_TIPS> = [
  {
    id: 1,
    category: 'attractions',
    title: 'Parc national du lac Mburo',
    description:
      'La savane la plus proche : des zèbres, des impalas, des élands et, depuis 2015, de nouveau des girafes, autour d’un lac à hippopotames. Guère de lions et pas d’éléphants : c’est pourquoi l’on peut s’y promener à pied et à cheval avec un ranger.',
    location: 'Vers Masaka, près de la route de Kampala',
    distance: 'À 30 km environ de Mbarara',
    rating: 4.6,
    bestTime: 'Tôt le matin, de 6 h à 8 h',
    cost: '40 $ d’entrée (étrangers non résidents, par jour)',
    tips: [
      'Soyez sur la route à cinq heures et demie : les animaux se lèvent plus tôt que la cuisine.',
      'Résidents et citoyens paient moins : apportez la carte qui l’atteste.',
      'Le tour en bateau est le plus beau l’après-midi, quand les hippopotames s’ennuient.',
    ],
    priority: 'high',
  },
  {
    id: 2,
    category: 'weather',
    title: 'Une valise de printemps, deux fois par jour',
    description:
      'Mbarara se trouve à quelque 1 400 mètres, à un doigt au sud de l’équateur. Les journées sont chaudes, les soirées demandent des manches, et la pluie vient plus souvent en une heure d’orage qu’en une journée grise.',
    bestTime: 'Saisons sèches : décembre–février et juin–août',
    tips: [
      'Il pleut de mars à mai et de septembre à novembre ; les collines sont les plus vertes juste après.',
      'De 20 à 28 °C dans la journée, toute l’année.',
      'À cette altitude, le soleil brûle à travers les nuages : un chapeau n’est pas une coquetterie.',
    ],
    priority: 'high',
  },
  {
    id: 3,
    category: 'transport',
    title: 'Venir ici, et circuler',
    description:
      'Kampala est à 270 km environ par une route goudronnée qui traverse l’équateur. Des cars partent toute la journée, mettent à peu près cinq heures et vous déposent en ville, d’où un special hire vous conduit jusqu’à notre portail.',
    location: 'Route Kampala–Masaka–Mbarara',
    distance: 'À 270 km environ de Kampala',
    bestTime: 'Partez avant sept heures pour échapper aux bouchons de Kampala',
    cost: 'Convenez du prix avant de monter',
    tips: [
      'Un special hire est un taxi ; un taxi, ou matatu, est un minibus partagé.',
      'Sur un boda-boda, demandez un casque, et prenez une voiture la nuit tombée.',
      'On roule à gauche. Les ralentisseurs sont réels, et souvent non signalés.',
    ],
    priority: 'high',
  },
  {
    id: 4,
    category: 'dining',
    title: 'Manger comme en Ankole',
    description:
      'C’est un pays d’éleveurs. L’eshabwe, une sauce ivoire et fraîche de ghee salé, est de tous les mariages ; l’accompagnent le pain de millet, le matoke à la vapeur et la viande fumée. Au petit-déjeuner, demandez un katogo, du plantain mijoté avec ce qu’il y a.',
    location: 'Notre restaurant, et le bord de la route au crépuscule',
    bestTime: 'Le muchomo, grillé en brochettes, dès six heures du soir',
    tips: [
      'Un rolex est une omelette roulée dans un chapati, et un déjeuner qui tient dans la main.',
      'Le yaourt et le bushera, une boisson de millet, s’achètent de préférence là où on les fait.',
      'Les cuisines préparent à la commande : comptez trois quarts d’heure.',
    ],
    priority: 'medium',
  },
  {
    id: 5,
    category: 'shopping',
    title: 'Paniers, pots à lait et marché',
    description:
      'Le marché central vend de tout sous un même toit, des ananas aux cadenas. Cherchez les paniers en spirale, le kitenge vendu à la pièce, et les ebyanzi, ces minces pots à lait en bois de l’Ankole, avec leur couvercle tressé.',
    location: 'Marché central, High Street et alentours',
    bestTime: 'En milieu de matinée, quand les étals sont pleins et les allées ne le sont pas',
    cost: 'En espèces, en shillings ; les petites coupures aident',
    tips: [
      'Saluez d’abord, demandez le prix ensuite : c’est la politesse, et c’est moins cher.',
      'La moitié du premier prix est impolie ; un tiers de moins est une conversation.',
      'Demandez avant de photographier les gens ou leurs étals.',
    ],
    priority: 'low',
  },
  {
    id: 6,
    category: 'culture',
    title: 'Igongo et le peuple aux longues cornes',
    description:
      'Le musée d’Igongo montre comment vivait une maison d’éleveurs, du tambour du roi à la laiterie, dans un jardin sur la route de Kampala. Après cela, on ne voit plus du même œil les vaches aux longues cornes sur les collines.',
    location: 'Biharwe, sur la route de Masaka',
    distance: 'À 12 km environ de Mbarara',
    bestTime: 'Une heure et demie, avant ou après y avoir déjeuné',
    tips: [
      '« Agandi ? » demande comment vous allez ; « Nimarungi » dit que vous allez bien.',
      'Ne comptez jamais les vaches d’un homme devant lui.',
      'Tout près, à Biharwe, un monument garde le souvenir d’une éclipse de soleil d’il y a 500 ans.',
    ],
    priority: 'medium',
  },
  {
    id: 7,
    category: 'safety',
    title: 'En bonne santé et sans souci',
    description:
      'Mbarara est une ville universitaire accueillante, et les précautions y sont les habituelles. Les moustiques comptent plus que les voleurs : parlez du paludisme à votre médecin avant de partir, et dormez sous la moustiquaire.',
    location: 'L’hôpital régional de référence de Mbarara est en ville',
    bestTime: 'Répulsif dès le crépuscule',
    tips: [
      'Le vaccin contre la fièvre jaune est demandé à la frontière : ayez le carnet sur vous.',
      'Buvez de l’eau en bouteille ou bouillie, et brossez-vous aussi les dents avec.',
      'La police et l’ambulance répondent au 999 ou au 112 ; notre réception les appelle pour vous.',
    ],
    priority: 'medium',
  },
]

export const TIP_CATEGORIES: Translation<typeof english.TIP_CATEGORIES> = [
  { category: 'attractions', label: 'À voir' },
  { category: 'weather', label: 'Météo' },
  { category: 'transport', label: 'Transports' },
  { category: 'dining', label: 'À table' },
  { category: 'shopping', label: 'Achats' },
  { category: 'culture', label: 'Culture' },
  { category: 'safety', label: 'Sécurité' },
]

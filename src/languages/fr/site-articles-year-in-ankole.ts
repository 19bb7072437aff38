import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-year-in-ankole'

export const body: Translation<typeof english.body> = [
  'À un demi-degré au sud de l’équateur, il n’y a ni été ni hiver. Le soleil se lève vers sept heures et se couche vers sept heures toute l’année, et à quelque 1 400 mètres au-dessus de la mer les journées restent entre 20 et 28 degrés. Ce qui change, c’est l’eau, et avec elle la couleur des collines, ce qu’il y a sur la table et ce que l’on fête.',
  { heading: 'De décembre à février : sec et festif' },
  'La première saison sèche commence quand tout le monde rentre. La semaine avant Noël, la route de Kampala est une seule longue file de voitures avec des matelas sur le toit, et chaque village a un mariage, une action de grâce ou les deux. Réservez tôt, attendez-vous à de la musique, et ne soyez pas surpris que l’on vous convie : un invité venu de loin fait honneur à une fête.',
  'En janvier, la poussière retombe, l’herbe jaunit et les animaux du lac Mburo se rassemblent près de l’eau, où il est facile de les trouver. Le 26 est le jour de la Libération. Ces semaines sont les meilleures pour les longs trajets et pour la marche.',
  { heading: 'De mars à mai : les longues pluies' },
  'La pluie est rarement ici une journée grise. C’est une heure, souvent l’après-midi, avec le tonnerre qui marche sur la crête et, devant lui, l’odeur de la terre mouillée ; puis le soleil revient et tout fume. Les collines prennent un vert auquel les photos ne croient pas. Les pistes de latérite deviennent glissantes ; prévoyez donc une voiture haute, et gardez les matinées pour sortir.',
  'C’est la période la plus calme pour voyager, et les oiseaux le savent : beaucoup portent leurs plus belles plumes, et les grues royales, que l’Ouganda a sur son drapeau, dansent dans les champs mouillés. Pâques tombe dans ces mois, avec des chœurs que l’on entend de loin.',
  { heading: 'De juin à août : sec de nouveau' },
  'La seconde saison sèche est celle où l’on voyage le plus. Le 3 juin, des pèlerins de toute l’Afrique de l’Est atteignent Namugongo, près de Kampala, pour la fête des Martyrs ; certains ont traversé Mbarara à pied des semaines plus tôt, avec leurs chants et leurs bâtons. Les matins sont assez frais pour un pull. Le café sèche sur des nattes au bord des routes, et les soirs sentent la fumée et le maïs grillé.',
  { heading: 'La saison des familles' },
  'Les mois secs sont les mois des mariages, et en Ankole un mariage a deux moitiés. Le kuhingira est le jour où la famille de la mariée la donne. Deux familles sont assises face à face sous des tentes, et chacune a son porte-parole, choisi pour son esprit, qui négocie, taquine et cite des proverbes pendant des heures sur des affaires réglées depuis longtemps. On promet des vaches. On apporte les cadeaux en procession, sur la tête. Les femmes portent le mushanana, drapé sur une épaule, et les hommes un long kanzu blanc avec une veste.',
  'Quand c’est fini, il y a l’eshabwe, puis la danse : l’ekitaguriro, les bras levés comme les cornes des vaches et les pieds qui frappent le sol comme des sabots. Si l’on vous invite à entrer dans la danse, levez les bras et entrez. Vous danserez mal, et on vous aimera beaucoup.',
  {
    note: 'Invité à un kuhingira ? Habillez-vous bien, couvrez vos genoux, venez à l’heure de la carte même si cela commence plus tard, et apportez une enveloppe. Les téléphones peuvent filmer la danse. Pendant les discours, ils restent dans la poche.',
  },
  { heading: 'De septembre à novembre : les petites pluies' },
  'Le temps des semailles. Les premiers orages rabattent la poussière, les haricots vont en terre entre les bananiers, et les écoles se remplissent. Le 9 octobre est le jour de l’Indépendance, avec des défilés. Et en novembre, si les nuits s’y prêtent, viennent les nsenene : des sauterelles, par nuées, attirées par les lampes. On les frit avec des oignons et du sel et on les vend à la tasse. Elles ont un goût de crevette et de noisette, et la deuxième poignée est plus facile que la première.',
  { heading: 'Alors, quand ?' },
  {
    list: [
      'Pour les animaux et des routes sèches : janvier, février, juillet et août.',
      'Pour des collines vertes, des oiseaux et du calme : avril, mai et novembre.',
      'Pour la compagnie, la musique et la famille : les deux dernières semaines de décembre.',
      'Pour votre propre mariage : de juin à août, ou en janvier, et demandez la date tôt.',
    ],
  },
  'Faites le même sac en toute saison. Quelque chose de chaud pour le soir, quelque chose contre la pluie, des chaussures qui peuvent se salir, et une belle tenue, car quelqu’un va vous inviter.',
]

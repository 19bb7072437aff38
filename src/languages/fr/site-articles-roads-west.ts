import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-roads-west'

export const body: Translation<typeof english.body> = [
  'Presque tous ceux qui vont voir les gorilles, les lions grimpeurs ou les lacs de la frontière rwandaise traversent Mbarara. Beaucoup ne s’y arrêtent que pour l’essence. Nous croyons que c’est une erreur, et pas seulement parce que nous avons des villas : l’Ouest est vaste, les routes sont longues, et une nuit au milieu fait d’une dure journée deux bonnes.',
  { heading: 'Depuis Kampala' },
  'Il y a 270 km environ, et il faut entre quatre et cinq heures, plus le vendredi. Depuis l’aéroport d’Entebbe, l’autoroute et la rocade sud vous épargnent le pire de la circulation de la capitale. La route est goudronnée de bout en bout, passe par Masaka et Lyantonde, et se partage avec de longs camions, de petits bus pressés et des vaches.',
  'À Kayabwe, au bout de quelque 75 km, elle traverse l’équateur. Il y a un anneau blanc où se tenir, et quelqu’un, avec une bassine et une feuille, qui vous montrera l’eau tournant dans l’autre sens. C’est un tour, il est charmant, et le café d’à côté est bon.',
  'Un peu plus loin, vers Lukaya, la route longe des marais de papyrus où l’on peut voir des grues royales et, avec beaucoup de chance, d’autres oiseaux farouches. Des vendeurs en blouse numérotée tendent à votre fenêtre du poulet rôti et du gonja en brochettes. Achetez-en. C’est le meilleur déjeuner entre deux villes, et tout le monde le sait.',
  { heading: 'Quand paraissent les cornes' },
  'Après Lyantonde, le pays s’ouvre. Les bananeraies cèdent la place à l’herbe, les collines deviennent longues et nues, et vous rencontrez les premiers troupeaux de l’Ankole. À gauche commencent les plaines du lac Mburo ; il arrive que des zèbres y paissent en vue des camions. Avant la ville, à Biharwe, le centre culturel d’Igongo tient un bon musée de la région, et vaut une heure si vous en avez une.',
  { heading: 'Et plus loin' },
  {
    list: [
      'Le parc Queen Elizabeth : au nord-ouest par Bushenyi, puis la descente de l’escarpement, deux à trois heures environ, avec en chemin la gorge de Kyambura et ses chimpanzés.',
      'Kabale et le lac Bunyonyi : au sud-ouest par Ntungamo, 140 km environ et deux heures et demie de collines de plus en plus raides.',
      'Bwindi, pour les gorilles : quatre heures ou plus, selon le côté pour lequel vaut votre permis. Regardez le secteur avant de prévoir le trajet.',
      'Le Rwanda : par Kabale jusqu’à la frontière de Katuna, ou par Ntungamo jusqu’à Mirama Hills, souvent plus tranquille.',
      'Fort Portal et les lacs de cratère : au nord par Ibanda ou en passant par Queen Elizabeth, une demi-journée dans les deux cas.',
    ],
  },
  'Quoi que dise la carte de votre téléphone, ajoutez-y un quart. La vitesse moyenne est faite ici par les travaux, par les ralentisseurs qui viennent par séries de cinq, et par l’envie de regarder.',
  { heading: 'Comment rouler' },
  'On roule à gauche. La vitesse est limitée à 50 km/h ou moins en ville et à 80 sur la plupart des routes ; les panneaux le disent, et la police connaît chaque endroit où personne ne les croit. Gardez votre permis et les papiers de la voiture à portée de main, soyez aimable, et cela prendra une minute.',
  'Partez tôt et ne roulez pas de nuit. Non pas à cause des gens, mais à cause de ce qui n’a pas de feux : vélos, vaches, camions en panne signalés par une simple branche posée sur le goudron. Si vous voyez des branches sur la route, ralentissez. C’est le triangle de signalisation.',
  {
    note: 'Sans voiture : plusieurs compagnies de cars circulent toute la journée entre Kampala et Mbarara et sont assez confortables, et des taxis partagés vont dans toutes les villes alentour. En ville, un boda-boda vous mènera partout. Convenez d’abord du prix, et demandez un casque.',
  },
  { heading: 'Pourquoi s’arrêter ici' },
  'Mbarara se trouve à peu près là où vous voudriez couper le voyage, d’où que vous veniez. D’ici, les gorilles sont à une matinée plutôt qu’à une journée, le lac Mburo est à la porte, et la ville a des banques, des pharmacies et un mécanicien pour chaque marque de voiture, toutes choses rares plus loin. Garez-vous, étirez-vous, mangez quelque chose qui n’est pas passé par une fenêtre, et regardez les étoiles. Elles sont plus belles d’ici, parce que vous ne bougez plus.',
]

import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/challenges'

export const challengesContent: Translation<typeof english.challengesContent> = {
  title: 'Défis de la villa',
  description:
    'Douze petites aventures à Mbarara et alentour, d’un salut en runyankole aux zèbres du lac Mburo. Cochez-les et tressez un panier.',
  hero: {
    title: 'Douze choses à rapporter qui ne tiennent dans aucune valise',
    line: 'Chacune ajoute un anneau à votre panier. Il reste dans ce navigateur ; personne d’autre ne compte.',
  },
  groups: [
    {
      title: 'Autour de la villa',
      line: 'Sans voiture, sans billet, sans hâte.',
      challenges: [
        {
          id: 'greeting',
          title: 'Saluer comme un voisin',
          text: 'Demandez « Agandi ? » à trois personnes et attendez le « Ni marungi ». Puis donnez de vos nouvelles : il serait impoli de ne pas le faire.',
          where: 'Partout',
        },
        {
          id: 'mist',
          title: 'Voir la vallée se remplir et se vider',
          text: 'Soyez dehors avec une tasse de café ougandais quand la brume du matin est encore entre les collines, et restez jusqu’à ce qu’elle soit partie.',
          where: 'Terrasse, avant sept heures',
        },
        {
          id: 'eshabwe',
          title: 'Manger ce dont l’Ankole est fier',
          text: 'Du matooke à l’eshabwe, la sauce blanche de ghee salé que l’on sert ici à chaque mariage. Demandez au cuisinier comment on la tourne.',
          where: 'Restaurant',
        },
        {
          id: 'birds',
          title: 'Dix oiseaux avant le petit-déjeuner',
          text: 'Les tisserins comptent, les souimangas comptent, les calaos comptent à la voix. Une grue royale, l’oiseau du drapeau, compte double.',
          where: 'Jardin',
        },
        {
          id: 'market-supper',
          title: 'Cuisiner un souper du marché',
          text: 'Une botte de dodo, des tomates, des arachides, un avocat gros comme le poing. Marchandez gentiment, cuisinez simplement.',
          where: 'Marché central de Mbarara, puis votre villa',
        },
        {
          id: 'both-skies',
          title: 'Trouver une étoile de chaque moitié du ciel',
          text: 'À un demi-degré au sud de l’équateur, on voit les étoiles du nord et du sud en une même nuit. Laissez d’abord vos yeux se reposer des lampes.',
          where: 'Jardin, après neuf heures du soir',
        },
      ],
    },
    {
      title: 'Dans la région',
      line: 'Une voiture et une demi-journée, ou une entière.',
      challenges: [
        {
          id: 'zebras',
          title: 'Rencontrer des zèbres',
          text: 'Des impalas, des girafes et des hippopotames aussi, et un bateau sur le lac. Soyez tôt à l’entrée ; les étrangers non résidents paient 40 $.',
          where: 'Parc national du lac Mburo, à 30 km environ',
        },
        {
          id: 'igongo',
          title: 'Voir comment se bâtissait la maison d’un roi',
          text: 'Des cases royales, des pots à lait, de longs tambours, et un musée qui explique tout cela.',
          where: 'Centre culturel d’Igongo, à 12 km environ',
        },
        {
          id: 'cattle',
          title: 'Apprendre le nom d’une couleur',
          text: 'Les vaches de l’Ankole portent le nom de leur robe ; il y a des dizaines de mots pour cela. Demandez-en un à un berger, et retenez-le jusqu’au soir.',
          where: 'N’importe quel chemin de ferme',
        },
        {
          id: 'basket',
          title: 'Rapporter quelque chose de tressé',
          text: 'Achetez-le à qui l’a fait et demandez comment s’appelle le motif. Vous en voyez le cousin partout sur ce site.',
          where: 'Un étal d’artisanat en ville',
        },
        {
          id: 'tea',
          title: 'Se tenir dans un champ de thé',
          text: 'À l’ouest d’Ishaka, les collines prennent un vert que l’on croirait peint. Arrêtez-vous, respirez, achetez un paquet au bord de la route.',
          where: 'Igara, à 70 km environ',
        },
        {
          id: 'equator',
          title: 'Poser un pied dans chaque moitié du monde',
          text: 'La route de Kampala traverse l’équateur à Kayabwe ; un anneau blanc vous y attend.',
          where: 'En venant de Kampala ou en y allant',
        },
      ],
    },
  ],
  status: (done, total) => `${done} sur ${total} ${done > 1 ? 'faits' : 'fait'}`,
  basket: (done, total) =>
    `Votre panier : ${done} ${done > 1 ? 'anneaux tressés' : 'anneau tressé'} sur ${total}`,
  /** What the basket has become, by the rings woven at least. */
  ranks: [
    { from: 0, text: 'Le premier anneau est le plus dur. Commencez par un bonjour.' },
    { from: 1, text: 'Le fond est posé.' },
    { from: 4, text: 'Il tient déjà les fruits.' },
    { from: 8, text: 'Il tient maintenant le millet : voilà un tressage serré.' },
    {
      from: 12,
      text: 'Terminé. Montrez-le à la réception : nous voulons savoir quel défi était le meilleur.',
    },
  ],
  done: 'Fait',
  /** Read aloud after it. */
  doneWith: (title) => `: ${title}`,
  startOver: 'Recommencer',
  undo: 'Annuler',
  startedOver: 'Le panier est de nouveau vide.',
  notKept:
    'Ce navigateur ne nous laisse pas garder vos progrès : ils durent jusqu’à ce que vous quittiez la page.',
  noScript: 'Les cocher ici demande JavaScript. Un papier et un crayon font aussi bien l’affaire.',
  closing: {
    picture: samplePicture('hotel-from-above'),
    title: 'Douze anneaux demandent quelques jours',
    line: 'Restez deux nuits pour le jardin et le marché, trois pour les zèbres, cinq pour le panier entier.',
    action: { path: '/calendar', label: 'Voir les nuits libres' },
    other: { path: '/villas', label: 'Voir les villas' },
  },
}

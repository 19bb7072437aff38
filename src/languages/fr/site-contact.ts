import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/contact'

export const contactContent: Translation<typeof english.contactContent> = {
  hero: {
    title: 'Parlez à la maison',
    line: 'Appelez, écrivez ou passez : quelqu’un vous répond, et la bouilloire chauffe.',
    call: 'Appeler',
    picture: samplePicture('hills-at-dawn'),
  },
  cards: {
    title: 'Comment nous joindre',
    phone: 'Par téléphone',
    mail: 'Par e-mail',
    place: 'Sur place',
    hours: 'À quelle heure',
    writing: 'Pour ce que vous préférez avoir par écrit.',
    reception: (hours) => `Réception : ${hours}`,
    checkIn: (time) => `Arrivée à partir de ${time}`,
    checkOut: (time) => `Départ jusqu’à ${time}`,
  },
  form: {
    title: 'Nous écrire',
    line: 'Dites-nous ce que vous voulez savoir. Plus vous nous parlez de votre séjour, meilleure est la réponse.',
  },
  map: {
    title: 'Où nous sommes',
    show: 'Afficher la carte',
    note: 'La carte vient d’OpenStreetMap, qui apprend alors que vous l’avez regardée.',
    frame: 'Carte des lieux',
    directions: 'Itinéraire',
    opens: '(s’ouvre dans un nouvel onglet)',
    picture: samplePicture('village-view'),
    pictureAlt:
      'Illustration : une villa blanche au-dessus d’une vallée de cases rondes, de potagers et de bananiers',
  },
  directions: {
    title: 'Trouver le chemin',
    ways: [
      {
        from: 'Depuis Kampala',
        length: '270 km environ',
        text: 'Prenez la route de Masaka et restez-y : après l’équateur à Kayabwe, après Masaka et Lyantonde. Makenke vient juste avant Mbarara. Cinq heures avec une pause pour déjeuner.',
      },
      {
        from: 'Depuis Mbarara',
        length: 'un court trajet',
        text: 'Quittez le centre par la route de Masaka et demandez Makenke ; tous les boda-boda et special hire connaissent. À la station-service, tournez : nous sommes derrière.',
      },
      {
        from: 'Depuis l’aéroport d’Entebbe',
        length: '300 km environ',
        text: 'Rejoignez la route de Masaka à l’ouest de Kampala plutôt que de traverser la ville. Après un vol de nuit, mieux vaut d’abord dormir que prendre cette route : roulez de jour.',
      },
      {
        from: 'Depuis les parcs de l’Ouest',
        length: 'une demi-journée',
        text: 'De Bwindi ou de Kabale, venez par Ntungamo ; de Queen Elizabeth, par Ishaka ou Kasese. Toutes les routes se rejoignent à Mbarara ; traversez la ville en direction de Masaka.',
      },
    ],
  },
  closing: {
    title: 'Ou voyez par vous-même, dès ce soir',
    line: 'Le calendrier montre quelles villas sont libres, nuit par nuit, et le prix de chacune.',
    picture: samplePicture('gate'),
    action: { path: '/calendar', label: 'Voir les nuits libres' },
    other: { path: '/villas', label: 'Voir les villas' },
  },
}

import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/events'

export const eventsContent: Translation<typeof english.eventsContent> = {
  title: 'Événements',
  description:
    'Une salle de conférence pour 100 personnes et une salle de banquet pour 150 à Mbarara, avec restauration et villas sur place, et les prochains rendez-vous.',
  hero: {
    title: 'Deux étages, une longue soirée',
    line: 'Mariages, présentations aux familles, ateliers, conseils d’administration et anniversaires avec un zéro au bout.',
    picture: samplePicture('conference-hall'),
  },
  venues: {
    title: 'Nos salles',
    line: 'L’une au-dessus de l’autre, chacune avec sa propre entrée.',
    quote: 'Demander un devis',
    /** Read aloud after it. */
    quoteFor: (hall) => `pour : ${hall}`,
    upTo: 'jusqu’à',
    guests: 'personnes',
    halls: [
      {
        id: 'banquet-hall',
        capacity: 150,
        name: 'Salle de banquet',
        floor: 'Premier étage',
        text: 'Des fenêtres sur les collines tout le long, de la place pour une scène, un orchestre et la danse ensuite. Tables rondes, grandes tables, ou aucune.',
        message:
          'Je souhaite un devis pour la salle de banquet (jusqu’à 150 personnes).\n\nOccasion : \nDate : \nNombre de personnes : ',
      },
      {
        id: 'conference-hall',
        capacity: 100,
        name: 'Salle de conférence',
        floor: 'Rez-de-chaussée',
        text: 'De plain-pied avec le jardin pour les pauses café. En rangées, en fer à cheval ou en salle de classe, à la lumière du jour, avec des stores pour le projecteur.',
        message:
          'Je souhaite un devis pour la salle de conférence (jusqu’à 100 personnes).\n\nOccasion : \nDate : \nNombre de personnes : ',
      },
    ],
  },
  services: {
    title: 'Ce que nous y apportons',
    tiles: [
      {
        icon: 'cup',
        title: 'Restauration',
        text: 'De la pause café au festin de cinq plats, de notre propre cuisine.',
      },
      {
        icon: 'palm',
        title: 'Décoration',
        text: 'Fleurs, lampes et étoffes, à vos couleurs ou à celles de l’Ankole.',
      },
      {
        icon: 'play',
        title: 'Son et image',
        text: 'Des micros qui marchent, un projecteur, et quelqu’un qui connaît les deux.',
      },
      {
        icon: 'guests',
        title: 'Un hôte pour la journée',
        text: 'Une seule personne, qui a votre liste et répond à vos appels.',
      },
      {
        icon: 'bed',
        title: 'Des villas pour les invités',
        text: 'Il y en a vingt-cinq, pour que personne n’ait à conduire de nuit.',
      },
      {
        icon: 'pin',
        title: 'Parking et sécurité',
        text: 'De la place pour les voitures, et des yeux attentifs sur elles.',
      },
    ],
  },
  contact: {
    title: 'Parlez à ceux qui dressent les tables',
    line: 'Dites-nous le jour et le nombre d’invités ; nous vous disons ce que cela coûte.',
    action: 'Nous écrire',
    message: 'Nous prévoyons …',
  },
  closing: {
    title: 'Le dernier à partir dort le plus près',
    line: 'Voyez quelles villas sont libres autour de votre date, et gardez-les tant qu’elles le sont.',
    picture: samplePicture('la-familiar'),
    action: { path: '/calendar', label: 'Voir les nuits libres' },
    other: { path: '/villas', label: 'Voir les villas' },
  },
}

import type * as english from '@/features/gallery/text'
import type { Translation } from '@/kernel/translation'

export const chips: Translation<typeof english.chips> = {
  all: 'Tout',
  accommodations: 'Hébergement',
  villas: 'Villas',
  dining: 'À table',
  activities: 'Activités',
  events: 'Événements',
  property: 'Le domaine',
  adventures: 'Aventures',
}

export const categories: Translation<typeof english.categories> = {
  villas: 'Villas',
  dining: 'À table',
  facilities: 'Équipements',
  events: 'Événements',
  exterior: 'Extérieurs',
  activities: 'Activités',
}

export const galleryText: Translation<typeof english.galleryText> = {
  title: 'Galerie',
  headline: 'Faites le tour avant d’arriver',
  intro: 'Les villas, la table, les jardins et les collines alentour : feuilletez à votre rythme.',
  pictures: (count) => (count > 1 ? 'photos' : 'photo'),
  videos: (count) => (count > 1 ? 'visites en vidéo' : 'visite en vidéo'),
  categoriesCount: 'catégories',
  chips,
  categories,
  picturesTitle: 'Photos',
  filter: 'Voir les photos de',
  view: 'Vue',
  grid: 'Grille',
  list: 'Liste',
  open: 'Ouvrir la photo :',
  shown: (count) => (count > 1 ? `${count} photos affichées` : `${count} photo affichée`),
  loading: 'Chargement des photos',
  empty: 'Aucune photo dans cette catégorie.',
  emptyHelp: 'Les photos vont et viennent au fil des saisons. Les autres catégories en ont à montrer.',
  showAll: 'Voir toutes les photos',
  failed: 'Les photos n’ont pas pu être chargées',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
  notOpened: 'L’ouverture a échoué',
}

export const toursText: Translation<typeof english.toursText> = {
  title: 'Visites virtuelles',
  intro: 'Promenez-vous sans vous lever. Une vidéo démarre quand vous appuyez sur lecture, et pas avant.',
  loading: 'Chargement des visites en vidéo',
  empty: 'Bientôt des vidéos',
  emptyHelp: 'D’ici là, les photos ci-dessus montrent chaque recoin.',
  failed: 'Les visites en vidéo n’ont pas pu être chargées',
  place: (place, total) => `Vidéo ${place} sur ${total}`,
  previous: 'Vidéo précédente',
  next: 'Vidéo suivante',
  close: 'Fermer la vidéo',
}

import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/villas'

export const villasContent: Translation<typeof english.villasContent> = {
  home: 'Accueil',
  title: 'Villas',
  description:
    'Toutes nos villas meublées à Mbarara, du studio sur jardin pour deux à la maison de famille, avec leur prix par nuit, leurs pièces et ce qui est compris.',
  hero: {
    kicker: 'Nos villas',
    title: 'Une porte à vous, et un jardin derrière',
    line: 'Des studios pour une nuit d’étape, des villas pour une semaine sans hâte, une maison pour tout le monde. Toutes sont meublées pour y vivre, et le petit-déjeuner y est servi chaque matin.',
    pictures: [samplePicture('rose-villa'), samplePicture('honey-bee'), samplePicture('bedroom')],
  },
  list: {
    title: 'Laquelle sera la vôtre ?',
    line: 'Prix en dollars américains, pour la villa et par nuit, du lundi au jeudi.',
  },
  why: {
    title: 'Pourquoi nous choisir',
    line: 'Dans chaque villa, quel que soit son prix.',
    reasons: [
      {
        icon: 'wifi',
        title: 'Wi-Fi gratuit',
        text: 'Dans les villas, sur la terrasse et au bar, assez rapide pour appeler la maison en vidéo.',
      },
      {
        icon: 'snow',
        title: 'Climatisation',
        text: 'Pour les après-midi de la saison sèche. Le soir, une fenêtre ouverte suffit.',
      },
      {
        icon: 'bath',
        title: 'Salles de bains privées',
        text: 'De l’eau chaude à toute heure, et personne qui attend derrière la porte.',
      },
      {
        icon: 'cup',
        title: 'Restaurant',
        text: 'Du petit-déjeuner au dîner, à quelques pas ou servi sur votre véranda.',
      },
    ],
  },
  grounds: {
    title: 'Où se trouve chaque villa',
    line: 'Six maisons autour d’un même jardin. Touchez une villa pour voir ses nuits libres.',
    elsewhere: 'Ailleurs sur le domaine',
  },
  closing: {
    title: 'Vous hésitez entre deux ?',
    line: 'Le calendrier montre chaque villa, ses nuits libres et le prix de chacune. Regardez d’abord, réservez quand il vous plaira.',
    picture: samplePicture('hotel-from-above'),
    action: { path: '/calendar', label: 'Voir les nuits libres' },
    other: { path: '/contact', label: 'Nous demander' },
  },
}

export const categoryContent: Translation<typeof english.categoryContent> = {
  description: (name, words, price) =>
    [`${name} à Mbarara${price ? `, à partir de ${price} la nuit avec petit-déjeuner` : ''}.`, words]
      .filter(Boolean)
      .join(' ')
      .slice(0, 300),
  pictures: {
    title: 'La visite',
    plan: 'La disposition des pièces',
    label: (name) => `Photos : ${name}`,
  },
  furnishing: { beds: 'Lits', view: 'Vue', kitchen: 'Cuisine' },
  amenities: 'Dans la villa',
  included: 'Compris dans le prix',
  features: 'Bon à savoir',
  villas: {
    title: 'Choisissez votre coin du domaine',
    line: (name) =>
      `${name} : les mêmes pièces dans chacune ; seuls la lumière, l’étage et le voisinage diffèrent.`,
    loading: 'Chargement des villas',
    failed: 'Les villas de cette catégorie n’ont pas pu être chargées.',
    tryAgain: 'Réessayer',
    empty:
      'Aucune de ces villas n’est affichée pour l’instant. Appelez-nous : nous vous trouverons une chambre.',
    freeNights: 'Nuits libres',
    map: 'Où elles se trouvent',
  },
  nights: {
    title: 'Nuits libres',
    line: 'Choisissez la villa, puis regardez son calendrier ici. Vos dates vous suivent quand vous passez à la réservation.',
    villa: 'Villa',
    show: 'Voir les nuits libres',
    loading: 'Chargement des nuits libres',
    book: 'Réserver',
    bookDates: 'Réserver ces nuits',
  },
  others: { title: 'Ou l’une de celles-ci', all: 'Toutes les villas' },
  closing: {
    title: (name) => `${name} : vos nuits`,
    line: 'Rien à payer maintenant. Choisissez vos dates, et la villa vous est retenue.',
    picture: samplePicture('terrace-at-dusk'),
    action: 'Voir les nuits libres',
    other: { path: '/villas', label: 'Comparer les villas' },
  },
}

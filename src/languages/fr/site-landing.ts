import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/landing'

export const landingContent: Translation<typeof english.landingContent> = {
  about: {
    title: 'Une adresse tranquille dans l’Ouest vert',
    paragraphs: [
      'Mbarara se trouve là où commence la route des parcs et des lacs. Nos villas sont un peu à l’écart, au milieu des bananeraies, chacune avec sa clé, sa cuisine et sa véranda pour le soir.',
      'Venez pour une nuit sur la route du lac Mburo, pour une semaine de travail en ville ou pour le mariage d’une cousine. Quelle que soit la raison, le soir appartient à la véranda.',
    ],
    more: 'En savoir plus sur nous',
    villas: 'Voir toutes les villas',
    pictureAlt: 'Illustration : une petite villa ocre dans un pré en fleurs, des ruches peintes devant elle',
  },
  special: {
    title: 'Ce qui nous distingue',
    cards: [
      {
        icon: 'pin',
        title: 'Un bel emplacement',
        line: 'À quelques minutes du centre de Mbarara, à moins d’une heure des zèbres et des girafes du lac Mburo.',
      },
      {
        icon: 'guests',
        title: 'Un accueil personnel',
        line: 'Ceux qui vous accueillent connaissent votre nom, votre villa et la façon dont vous prenez votre café.',
      },
      {
        icon: 'cup',
        title: 'Une cuisine authentique',
        line: 'Matoke, haricots au goût de fumée et eshabwe à côté de plats venus de plus loin, cuisinés à la commande.',
      },
    ],
  },
  contact: {
    title: 'Écrivez-nous avant de venir',
    line: 'Une question sur la route, un anniversaire, un lit pour le bébé : chaque message est lu, et reçoit une réponse.',
    call: 'Ou appelez le',
    hours: (hours) => `Réception : ${hours}.`,
    times: (checkIn, checkOut) => `Arrivée à partir de ${checkIn}, départ jusqu’à ${checkOut}.`,
  },
  closing: {
    title: 'Quelle nuit sera la vôtre ?',
    line: 'Le calendrier montre chaque nuit libre et son prix. Choisissez une villa, choisissez vos dates, et elle vous est retenue.',
    action: 'Voir les nuits libres',
    villas: 'Voir les villas',
  },
}

export const travelTipsContent: Translation<typeof english.travelTipsContent> = {
  title: 'Nos conseils dans la région',
  intro: 'Ce que nous racontons à nos hôtes à la table du petit-déjeuner.',
  filter: 'Type de conseil',
  all: 'Tous',
  more: 'Plus de conseils',
  less: 'Voir moins',
  carousel: 'Conseils de voyage, un par un',
  remaining: 'Autres conseils',
  previous: 'Conseil précédent',
  next: 'Conseil suivant',
  pause: 'Arrêter le défilement',
  play: 'Faire défiler',
  place: (place, total) => `${place} sur ${total}`,
  rated: 'Note',
  where: 'Où',
  when: 'Meilleur moment',
  cost: 'Prix',
}

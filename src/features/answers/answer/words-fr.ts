import type { ForeignWords } from './foreign-words'

const YES_OR_NO = { yes: 'oui.', no: 'non.', words: '', ask: '' } as const

/** Answers in French. */
export const WORDS_FR: ForeignWords = {
  topics: {
    'check-in': ({ checkIn, reception }) =>
      `L’arrivée est possible à partir de ${checkIn}, plus tôt sur demande si la villa est libre. Réception : ${reception}.`,
    'check-out': ({ checkOut }) => `Le départ se fait jusqu’à ${checkOut}, plus tard sur demande.`,
    reception: ({ reception }) => `La réception est ouverte ${reception}.`,
    'reach-us': ({ phone, email }) => `Vous nous joignez au ${phone} ou à ${email}.`,
    address: ({ address }) => `Nous sommes ici : ${address}. [Carte et itinéraire](/contact)`,
    way: ({ address }) =>
      `Nous sommes ici : ${address}. Les routes sont décrites à la page [Contact](/contact).`,
    payment: ({ methods }) => `On paie à l’arrivée ou d’avance. Nous acceptons : ${methods}.`,
    currency: ({ methods }) => `Nos prix sont en dollars américains. Nous acceptons : ${methods}.`,
    cancellation: ({ hoursToCancel, hasPlanTerms }) =>
      `L’annulation est gratuite jusqu’à ${hoursToCancel} heures avant l’arrivée.${hasPlanTerms ? ' D’autres tarifs ont leurs propres conditions, indiquées au moment du choix.' : ''} [Conditions](/policies/refunds)`,
    'breakfast-included': ({ hours }) => `Oui, le petit-déjeuner est compris dans chaque séjour. ${hours}`,
    boards: () =>
      'La demi-pension comprend le petit-déjeuner et le déjeuner, la pension complète les trois repas. [Restaurant](/restaurant)',
    'meal-hours': ({ hours }) => `Les heures des repas : ${hours} [Restaurant](/restaurant)`,
    menu: () => 'La carte, locale et internationale, se trouve à la page [Restaurant](/restaurant).',
    diet: () =>
      'Les plats végétariens se préparent sur demande, par exemple légumes sautés, matooke à la sauce d’arachide et épinards. Pour les allergies, demandez à la réception. [Restaurant](/restaurant)',
    wifi: () => 'Oui, le wifi est gratuit et assez rapide pour un appel vidéo.',
    parking: () => 'Oui, le parking est gratuit, près des villas et gardé.',
    'hot-water': () => 'Oui, il y a de l’eau chaude à toute heure.',
    'air-conditioning': () => 'Oui, les villas sont climatisées.',
    transfer: ({ phone }) =>
      `Un transfert depuis l’aéroport se fait sur demande ; demandez le prix à la réception, ${phone}.`,
    tax: () => 'Le prix affiché est le prix : le total se voit avant de réserver.',
    'book-how': ({ phone }) =>
      `Choisissez vos nuits dans le [calendrier](/calendar), ou appelez le ${phone}.`,
    types: ({ kinds }) => `Nos villas (par nuit, du lundi au jeudi, petit-déjeuner compris) :\n${kinds}`,
    'villa-count': ({ count }) => `Nous avons ${count} villas. [Villas](/villas)`,
    attractions: () =>
      'Autour de Mbarara : le parc national du lac Mburo (zèbres, girafes) à environ 30 km, et le centre culturel Igongo à environ 12 km.',
    distance: () =>
      'Kampala est à environ 270 km (cinq heures), le parc du lac Mburo à environ 30 km. [Contact](/contact)',
    venue: () =>
      'La salle de conférence reçoit jusqu’à 100 personnes, la salle de banquet jusqu’à 150 ; traiteur et décoration sur demande. [Demandez un devis](/events)',
    events: () => 'Les prochains événements sont à la page [Événements](/events).',
    'drinking-water': () => 'Buvez de l’eau en bouteille ou bouillie, pas celle du robinet.',
    health: () =>
      'Un carnet de fièvre jaune est demandé à la frontière ; pour le paludisme, parlez à votre médecin et dormez sous la moustiquaire.',
    children: () => 'Les enfants sont les bienvenus. Un lit bébé est installé sur demande.',
    gallery: () => 'Les images sont dans la [galerie](/gallery).',
    greeting: ({ hotel }) => `Bonjour et bienvenue à ${hotel} ! Que voulez-vous savoir ?`,
    thanks: () => 'Avec plaisir. Autre chose ?',
    bye: () => 'Au revoir et bon voyage !',
    'who-are-you': ({ hotel }) => `Je suis le concierge automatique de ${hotel}.`,
    'own-booking': ({ phone }) =>
      `Je ne vois pas les réservations : le lien privé de votre mail montre la vôtre, ou appelez le ${phone}.`,
    'others-bookings': () => 'Je ne sais rien des autres clients.',
    'off-topic': ({ hotel, phone }) => `Je ne connais que ${hotel}. Pour le reste, la réception : ${phone}.`,
  },
  ask: ({ phone }) =>
    `Nos pages n’en disent rien, et je préfère ne pas deviner : demandez à la réception, [${phone}](/contact).`,
  fact: ({ subject, answer, words }) =>
    `${subject}: ${[YES_OR_NO[answer], words && `(en anglais) ${words}`].filter(Boolean).join(' ')}`,
  free: (days, nights, guests) =>
    `Libre du ${days} (${nights} nuit${nights > 1 ? 's' : ''}${guests ? `, ${guests} personnes` : ''}), petit-déjeuner compris :`,
  none: (days) =>
    `Rien de convenable n’est libre du ${days}. Voyez les autres dates au [calendrier](/calendar).`,
  group: 'Plusieurs villas ensemble se réservent à la page [Groupes](/booking/group), ou par la réception.',
  prices: ({ kinds }) => `Par nuit, du lundi au jeudi, petit-déjeuner compris, en dollars :\n${kinds}`,
  villa: (name, guests, price) => `- ${name} (jusqu’à ${guests} personnes) : ${price}`,
  choose: 'Choisir ces nuits',
  perNight: 'la nuit',
  whichDays: 'Dites-moi vos dates, et je regarde ce qui est libre.',
  notBooked: 'Rien n’est réservé avant votre confirmation.',
}

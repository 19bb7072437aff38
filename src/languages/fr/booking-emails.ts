import type * as english from '@/features/booking-emails/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const LETTER_WORDS: Translation<typeof english.LETTER_WORDS> = {
  received: {
    subject: (reference, hotel) => `Demande reçue : ${reference}, ${hotel}`,
    dear: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    thanks: (held) =>
      `Merci : nous avons reçu votre demande. ${held} Ensuite, nous vous écrivons de nouveau.`,
  },
  unproven: {
    thanks: (held) => `Merci : nous avons reçu votre demande. ${held}`,
    code: (code) => `Votre code : ${code}`,
    how: 'Saisissez le code sur la page où vous avez réservé, ou ouvrez ce lien. L’un ou l’autre suffit.',
    link: 'Confirmer votre adresse e-mail et voir votre réservation',
    otherwise:
      'Sans l’un des deux à temps, les nuits redeviennent libres pour d’autres, et vous ne nous devez rien. Ce n’est pas vous qui avez demandé ? Alors vous n’avez rien à faire.',
  },
  lapsed: {
    subject: (reference, hotel) => `Votre demande ${reference} a expiré, ${hotel}`,
    text: 'Nous sommes désolés : nous n’avons pas pu confirmer votre demande à temps, et ses nuits sont de nouveau libres pour d’autres. Vous ne nous devez rien. Si vous souhaitez encore venir, veuillez réserver encore une fois ou nous appeler.',
    link: 'Voir ce qui est libre',
  },
  confirmed: {
    subject: (reference, hotel) => `Votre réservation ${reference} est confirmée, ${hotel}`,
    text: 'Votre réservation est confirmée. Nous nous réjouissons de vous accueillir.',
  },
  changed: {
    subject: (reference, hotel) => `Votre séjour a changé (réservation ${reference}), ${hotel}`,
    text: (phones) => [
      'Nous avons modifié votre séjour pour vous. Le voici tel qu’il est maintenant, avec son prix nuit par nuit ; ceci remplace ce que nous avions écrit auparavant.',
      `Quelque chose n’est pas comme vous le souhaitez ? Appelez-nous au ${phones}, et nous y remédions. Le fichier joint à cet e-mail met votre agenda à jour.`,
    ],
  },
  cancelled: {
    subject: (reference, hotel) => `Votre réservation ${reference} est annulée, ${hotel}`,
    text: (isFree) =>
      isFree
        ? 'Votre réservation est annulée, et ses nuits sont de nouveau libres pour d’autres. Vous ne nous devez rien pour cette réservation. Si vous avez déjà payé quelque chose, la réception le règle avec vous.'
        : 'Votre réservation est annulée, et ses nuits sont de nouveau libres pour d’autres. Ce qui est facturé est indiqué ci-dessous ; la réception le règle avec vous.',
  },
  undone: {
    subject: (reference, hotel) =>
      `Merci de ne pas tenir compte de notre dernier message (réservation ${reference}), ${hotel}`,
    stands:
      'Nous vous avons écrit que votre réservation est annulée. C’était une erreur de notre part, et nous vous prions de nous en excuser. Votre réservation est confirmée, telle que vous la trouvez ci-dessous ; comme rien n’est annulé, vous ne devez rien pour une annulation.',
    waits: (held) =>
      `Notre dernier message au sujet de votre demande était une erreur de notre part, et nous vous prions de nous en excuser. Votre demande n’est encore ni confirmée ni annulée ; vous la trouvez ci-dessous. ${held} Ensuite, nous vous écrivons de nouveau.`,
  },
  byGuest: {
    receipt: {
      subject: (reference, hotel) => `Votre réservation ${reference} a été modifiée, ${hotel}`,
      text: 'Votre réservation a été modifiée par son lien personnel. Voici ce qui est nouveau, et le séjour tel qu’il est maintenant ; ceci remplace ce que nous avions écrit auparavant.',
      notYou: (phones) =>
        `Ce n’était pas vous, ou quelque chose n’est pas comme vous le souhaitez ? Appelez-nous au ${phones}, et nous y remédions.`,
    },
    notice: {
      subject: (reference, villa) => `Modifiée par le client : ${reference}, ${villa}`,
      text: 'Un client a modifié cette réservation par le lien personnel.',
    },
    cancelled: {
      subject: (reference, villa) => `Annulée par le client : ${reference}, ${villa}`,
      text: 'Un client a annulé cette réservation par le lien personnel. Ses nuits sont de nouveau libres pour d’autres.',
    },
    changes: 'Ce qui est nouveau',
    fields: {
      villa: 'Villa',
      checkInDate: 'Arrivée',
      checkOutDate: 'Départ',
      numberOfGuests: 'Personnes',
      board: 'Repas',
      totalAmount: 'Total',
    },
    guestData: {
      childAges: 'Âge des enfants',
      wantsCot: 'Lit bébé',
      arrivalTime: 'Heure d’arrivée',
      specialRequests: 'Demandes',
    },
    isNew: 'modifié',
    fromTo: (from, to) => `${from} → ${to}`,
    cancelCost: 'Facturé au total',
    nothing: 'rien',
    otherCharges: 'Autres frais',
    paid: 'Payé jusqu’ici',
    due: 'Reste à payer',
    comesBack: 'À rendre au client',
  },
  asked: {
    subject: (reference, hotel) => `Votre lien personnel vers la réservation ${reference}, ${hotel}`,
    text: 'Voici le lien personnel vers votre réservation, demandé sur notre site. Quelqu’un d’autre l’a demandé ? Alors vous n’avez rien à faire : personne d’autre que vous n’a ce lien.',
  },
  desk: {
    subject: (reference, villa) => `Nouvelle demande ${reference} : ${villa}`,
    asked: 'Un client a demandé ce séjour.',
    waits: 'Il garde ses nuits jusqu’à ce que quelqu’un le confirme ou que son temps soit écoulé.',
    isConfirmed: 'Il a été confirmé depuis.',
    isOver: 'Il ne garde plus ses nuits : il a été annulé, ou personne ne l’a confirmé à temps.',
    link: 'L’ouvrir dans le panneau',
  },
  rows: {
    reference: 'Réservation',
    villa: 'Villa',
    checkIn: 'Arrivée',
    checkOut: 'Départ',
    arrival: 'Heure d’arrivée',
    guests: 'Personnes',
    board: 'Repas',
    freeCancellation: 'Annulation gratuite',
    untilMoment: (moment) => `jusqu’au ${moment}`,
    requests: 'Demandes',
    guest: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    total: 'Total',
    withExtras: 'Total avec extras',
    from: (day, time) => `${day}, à partir de ${time}`,
    until: (day, time) => `${day}, jusqu’à ${time}`,
  },
  price: 'Prix, nuit par nuit',
  policies: 'Bon à savoir',
  directions: 'Comment nous trouver',
  map: 'Ouvrir la carte',
  plusCode: (code) => `Plus Code ${code}`,
  link: 'Voir, modifier ou annuler votre réservation',
  linkNote: 'Ce lien n’est qu’à vous : quiconque l’a peut voir et modifier cette réservation.',
  closing: (hotel) => `Bien cordialement,\n${hotel}`,
}

export const BOARD_WORDS: Translation<typeof english.BOARD_WORDS> = {
  'bed-and-breakfast': 'Petit-déjeuner compris',
  'half-board': 'Demi-pension (petit-déjeuner et déjeuner)',
  'full-board': 'Pension complète (petit-déjeuner, déjeuner et dîner)',
}

import type * as english from '@/features/booking-emails/rules/group-words'
import type { Translation } from '@/kernel/translation'

export const GROUP_LETTER_WORDS: Translation<typeof english.GROUP_LETTER_WORDS> = {
  received: {
    subject: (reference, hotel) => `Demande de groupe reçue : ${reference}, ${hotel}`,
    thanks: (villas, held) =>
      `Merci : nous avons reçu votre demande pour ${villasOf(villas)}. ${held} Ensuite, nous vous écrivons de nouveau.`,
    unproven: (villas, held) => `Merci : nous avons reçu votre demande pour ${villasOf(villas)}. ${held}`,
    prove: 'Confirmer votre adresse e-mail et voir vos villas',
    deposit: (amount) =>
      `Nous demandons un acompte de ${amount} pour toutes les villas ensemble. Vous le payez sur la page à laquelle mène le lien de cet e-mail.`,
  },
  lapsed: {
    subject: (reference, hotel) => `Votre demande de groupe ${reference} a expiré, ${hotel}`,
    text: 'Nous sommes désolés : nous n’avons pas pu confirmer à temps votre demande pour ces villas, et leurs nuits sont de nouveau libres pour d’autres. Vous ne nous devez rien. Si vous souhaitez encore venir, veuillez réserver encore une fois ou nous appeler.',
    link: 'Voir ce qui est libre',
  },
  confirmed: {
    subject: (reference, hotel) => `Votre groupe ${reference} est confirmé, ${hotel}`,
    text: (villas) =>
      `Votre réservation de ${villasOf(villas)} est confirmée. Nous nous réjouissons de vous accueillir tous.`,
  },
  changed: {
    subject: (reference, hotel) => `Votre séjour a changé (groupe ${reference}), ${hotel}`,
    text: (phones) => [
      'Nous avons déplacé le séjour de votre groupe pour vous. Le voici tel qu’il est maintenant, avec ses prix ; ceci remplace ce que nous avions écrit auparavant.',
      `Quelque chose n’est pas comme vous le souhaitez ? Appelez-nous au ${phones}, et nous y remédions. Le fichier joint à cet e-mail met votre agenda à jour.`,
    ],
  },
  cancelled: {
    subject: (reference, hotel) => `Votre groupe ${reference} est annulé, ${hotel}`,
    text: (isFree) =>
      isFree
        ? 'La réservation de votre groupe est annulée, et ses nuits sont de nouveau libres pour d’autres. Vous ne nous devez rien pour cette réservation. Si vous avez déjà payé quelque chose, la réception le règle avec vous.'
        : 'La réservation de votre groupe est annulée, et ses nuits sont de nouveau libres pour d’autres. Ce qui est facturé est indiqué ci-dessous ; la réception le règle avec vous.',
  },
  undone: {
    subject: (reference, hotel) =>
      `Merci de ne pas tenir compte de notre dernier message (groupe ${reference}), ${hotel}`,
    stands:
      'Notre dernier message au sujet de votre groupe était une erreur de notre part, et nous vous prions de nous en excuser. Vous trouvez ci-dessous l’état actuel de chaque villa. Pour celles qui sont confirmées, vous ne devez rien pour une annulation.',
    waits: (held) =>
      `Notre dernier message au sujet de votre groupe était une erreur de notre part, et nous vous prions de nous en excuser. Vous trouvez ci-dessous l’état actuel de chaque villa ; elles ne sont pas encore toutes confirmées. ${held} Ensuite, nous vous écrivons de nouveau.`,
  },
  asked: {
    subject: (reference, hotel) => `Votre lien personnel vers le groupe ${reference}, ${hotel}`,
    text: 'Voici le lien personnel vers votre groupe. Il a été demandé sur notre site, ou cette adresse nous a été donnée pour le groupe. Quelqu’un d’autre l’a demandé ? Alors vous n’avez rien à faire : personne d’autre que vous n’a ce lien.',
  },
  desk: {
    subject: (reference, villas) => `Nouvelle demande de groupe ${reference} : ${villasOf(villas)}`,
    asked: (villas) => `Un client a demandé ${villasOf(villas)} ensemble.`,
    waits: 'Elles gardent leurs nuits jusqu’à ce que quelqu’un les confirme ou que leur temps soit écoulé.',
    isDecided: 'Une partie d’entre elles, ou toutes, ont été confirmées ou annulées depuis.',
    link: 'Ouvrir le groupe dans le panneau',
  },
  reference: 'Groupe',
  villas: 'Villas',
  staying: 'Qui loge',
  villaTotal: 'Prix',
  total: 'Total du groupe',
  status: 'État',
  link: 'Voir, modifier ou annuler les villas de votre groupe',
  linkNote:
    'Ce lien n’est qu’à vous : quiconque l’a peut voir et modifier toutes les réservations du groupe.',
}

function villasOf(count: number): string {
  return count > 1 ? `${count} villas` : `${count} villa`
}

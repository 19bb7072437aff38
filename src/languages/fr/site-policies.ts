import { DAYS_AHEAD, LONGEST_STAY } from '@/features/bookings/rules/limits'
import type { PropertyFacts } from '@/features/property/contract'
import { tellHours } from '@/features/property/rules/fill-policies'
import { PERIODS, tellPeriod } from '@/features/retention/rules/periods'
import { LICENCES_PATH } from '@/kernel/licences'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/policies'

export const policies: Translation<typeof english.policies> = {
  privacy: {
    path: '/policies/privacy',
    title: 'Politique de confidentialité',
    description:
      'Ce que nous gardons quand vous visitez le site, écrivez ou réservez, pourquoi, combien de temps, et comment le faire supprimer.',
    short:
      'Regarder ne laisse rien d’écrit chez nous : ni suivi, ni publicité. Quand vous écrivez ou réservez, nous gardons ce que vous avez saisi, dans ce seul but.',
    sections: ({ name, phones, infoEmail, address }) => [
      {
        title: 'Quand vous regardez le site',
        blocks: [
          'Nous posons deux cookies pour les visiteurs et aucun autre. Si un lien a apporté un code promo, ou si vous en avez saisi un, l’un garde ce code pendant un jour. Si vous payez en ligne, l’autre garde pendant un jour la page à laquelle vous revenez. Nous ne suivons personne, n’affichons aucune publicité et n’envoyons rien à votre sujet à d’autres entreprises ; le serveur compte combien de fois chaque type de page est demandé, pas par qui.',
          'Les caractères et les photos viennent de notre propre serveur. Si notre équipe affiche une photo d’un autre serveur, votre navigateur la demande là-bas, et ce serveur apprend votre adresse réseau.',
          'Pour protéger les formulaires contre les abus, le serveur retient votre adresse réseau dans sa mémoire, afin de compter combien de fois un formulaire en a été envoyé en une heure. Elle n’est pas écrite ; avec une demande de séjour, nous en gardons une somme de contrôle pendant un jour.',
        ],
      },
      {
        title: 'Ce qui reste dans votre navigateur',
        blocks: [
          'Dix choses peuvent être gardées sur votre appareil. Nous ne les recevons pas, et vous pouvez les effacer à tout moment dans les réglages de votre navigateur :',
          [
            'les dates et le nombre de personnes de votre dernière recherche, pour que la page de réservation puisse en partir ;',
            'ce que vous avez choisi et saisi dans une réservation commencée, y compris votre nom et vos adresses, jusqu’à ce que vous réserviez, que vous l’effaciez ou qu’un jour soit passé, et la référence de ce que vous avez réservé jusqu’à ce que vous fermiez l’onglet ;',
            'un numéro par lequel une réservation dont la réponse s’est perdue est reconnue, jusqu’à ce qu’elle aboutisse ou que vous fermiez l’onglet ;',
            'si vous voulez voir les prix aussi en shillings ;',
            'lesquels des défis de la villa vous avez cochés ;',
            'ce que le concierge IA et vous vous êtes dit aujourd’hui, et ce que vous en reprenez dans un message pour nous, jusqu’à ce que vous fermiez l’onglet ;',
            'que vous avez choisi une langue, ou fermé la ligne qui en propose une ;',
            'jusqu’où vous avez fait défiler chaque page, jusqu’à ce que vous fermiez l’onglet ;',
            'les dernières pages et photos de ce site que vous avez vues, pour qu’elles s’ouvrent sans connexion ;',
            'la page de votre propre réservation, si vous y avez choisi de la garder sur cet appareil, jusqu’à ce que vous en décidiez autrement ou que son lien prenne fin.',
          ],
        ],
      },
      {
        title: 'Quand vous réservez',
        blocks: [
          'Nous gardons votre nom, votre adresse e-mail, votre numéro de téléphone si vous en avez donné un, la villa, les dates, le nombre de personnes avec l’âge des enfants parmi elles et si vous souhaitez un lit bébé, les repas et les extras, le prix, son tarif et le code promo, comment et quand vous souhaitez payer, quand vous pensez arriver, vos demandes particulières, et quand vous avez réservé. Un numéro aléatoire que votre navigateur crée à chaque tentative est gardé avec elle, pour qu’une réservation envoyée deux fois ne soit faite qu’une fois.',
          'S’y ajoute ce qui se passe ensuite : les modifications, ce qui vous a été facturé et ce que vous avez payé avec les documents correspondants, ce que notre équipe note pour elle-même, et quels e-mails nous vous avons envoyés. Les séjours portant la même adresse e-mail ou le même numéro de téléphone sont rapprochés. Ce qu’il vous faut savoir autour de votre séjour, nous vous l’écrivons aussi par e-mail et, si vous l’acceptez, sur votre téléphone : votre opérateur ou WhatsApp, et Africa’s Talking là où il envoie nos SMS, transportent alors votre numéro et ce que nous écrivons.',
          'Si notre réception doit relever votre pièce d’identité, nous en gardons le type et le numéro. Le numéro est enregistré chiffré, peu de personnes peuvent le voir, et chaque consultation est notée.',
          'Notre équipe voit tout cela après s’être connectée, chacun autant que son travail le demande, et de même les programmes qu’elle y autorise, comme notre comptabilité. Quiconque a un lien personnel vers votre réservation la voit aussi ; gardez-le donc pour vous. Si une entreprise paie votre séjour, elle en reçoit les documents, avec votre nom. Les autres personnes qui regardent le calendrier, et les autres plateformes qui proposent nos villas, voient que des nuits sont prises, jamais par qui.',
          'Si vous réservez sur une autre plateforme, son calendrier nous indique vos nuits et ce que la plateforme écrit à côté. Nous le gardons tant que cela y figure.',
          'Là où nous prenons de l’argent en ligne, vous payez sur la page d’un prestataire de paiement (Pesapal) ou sur votre propre téléphone (MTN, Airtel). Le prestataire apprend le montant, la référence de votre réservation et ce qu’il lui faut pour vous joindre : le numéro de téléphone qui paie, et avec Pesapal aussi votre nom et votre adresse e-mail. Ce site ne demande aucun numéro de carte ou de compte et n’en voit jamais.',
        ],
      },
      {
        title: 'Quand vous nous écrivez',
        blocks: [
          'Nous gardons votre nom, votre adresse e-mail, votre numéro de téléphone si vous en avez donné un, l’objet, le message, les dates et le nombre de personnes si vous les avez choisis, ce que nous avons répondu, et si nous l’avons lu. Un e-mail à votre adresse indique qu’il est arrivé. Nous répondons par e-mail, ou sur WhatsApp si vous avez donné un numéro de téléphone ; WhatsApp transporte alors ce que nous écrivons.',
          'Quand vous demandez un devis pour une salle, nous gardons de la même façon ce que vous avez choisi et saisi dans ce formulaire, ce que nous y notons, et où en est votre demande.',
          'L’adresse que vous saisissez dans le champ de la lettre n’est ni envoyée ni gardée.',
        ],
      },
      {
        title: 'Après votre séjour',
        blocks: [
          'Un jour après le départ, nous vous demandons une seule fois par e-mail comment c’était. Ce que vous répondez est gardé avec votre réservation ; vous pouvez vous en abstenir, et personne ne redemande. L’e-mail contient un lien par lequel vous arrêtez ces e-mails, et la page de votre réservation aussi. Si nous publions votre réponse, c’est telle que vous l’avez écrite, avec votre prénom et le mois de votre séjour.',
        ],
      },
      {
        title: 'Offres et nouvelles',
        blocks: [
          'Nous ne les envoyons par e-mail qu’à qui l’a accepté, sur la page d’une réservation ou auprès de notre équipe. L’un comme l’autre se retire là-bas d’un seul geste. Nous gardons ce que vous avez répondu, quand, et à quelle phrase.',
        ],
      },
      {
        title: 'Quand vous interrogez le concierge IA',
        blocks: [
          'Ce que vous demandez sert à vous répondre et n’est pas gardé, sauf une question à laquelle le concierge n’a pas de réponse : notre équipe la lit pour ajouter ce qui manque, sans savoir qui l’a posée, et sans les noms, adresses et numéros qu’un programme sait y reconnaître. Elle est supprimée en son temps, voir ci-dessous. Là où l’hôtel fait répondre un modèle de langage à sa place, votre question et ce qui a été dit avant elle sont envoyés à l’entreprise qui exploite le modèle, tels que vous les avez saisis ; nous n’y ajoutons ni votre nom ni votre adresse réseau.',
          'Le concierge ne voit ni réservations ni clients ; ne lui dites donc pas ce que vous ne diriez pas à un inconnu.',
        ],
      },
      {
        title: 'Vidéos et cartes',
        blocks: [
          'Certaines vidéos et la carte viennent d’autres entreprises. Elles ne se chargent que lorsque vous appuyez sur lecture ou demandez la carte ; dès lors, cette entreprise connaît votre adresse réseau et suit ses propres règles. Il en va de même des liens vers WhatsApp et vers un point de la carte : rien n’est envoyé avant que vous n’appuyiez dessus.',
        ],
      },
      {
        title: 'Combien de temps, et vos droits',
        blocks: [
          'Chaque nuit, nous supprimons de nous-mêmes ce que nous avons gardé le temps prévu :',
          PERIODS.map(tellPeriod),
          'Là où quelque chose reste ouvert, comme de l’argent dû d’un côté ou de l’autre, la suppression attend que ce soit réglé. D’une personne que nous n’accueillons plus, nous gardons ce qui permet de la reconnaître.',
          'En vertu de la loi ougandaise sur la protection des données et la vie privée (Data Protection and Privacy Act, 2019), vous pouvez demander ce que nous détenons sur vous, le faire corriger, et le faire supprimer là où aucune loi ne nous oblige à le garder.',
          'Sur la page de votre réservation, vous faites ces trois choses vous-même, sous « Vos données » : nous envoyons d’abord un code dans votre boîte e-mail. Ce que notre équipe a noté pour elle-même, elle vous le montre sur demande ; et là où vos données ne peuvent être distinguées, par votre boîte e-mail, de celles de quelqu’un d’autre, elle fait aussi le reste pour vous. Une fois votre séjour terminé et rien n’étant dû, votre nom, vos adresses et ce qui a été écrit sont effacés aussitôt ; les jours, les montants et les numéros des documents restent sans eux. Nos sauvegardes, qui sont chiffrées, les contiennent encore jusqu’à leur remplacement : la plus ancienne a environ un an. Les photos prises par notre équipe y restent plus longtemps.',
          'Les machines sur lesquelles fonctionnent ce site, ses e-mails et ses sauvegardes peuvent être celles d’entreprises qui travaillent pour nous.',
          `Écrivez à ${infoEmail}, appelez le ${phones[0]}, ou passez nous voir : ${name}, ${address}.`,
        ],
      },
    ],
  },
  'booking-terms': {
    path: '/policies/booking-terms',
    title: 'Conditions de réservation',
    description:
      'Comment naît une réservation, ce qu’elle comprend, ce qu’elle coûte, et les heures d’arrivée et de départ.',
    short:
      'Le prix du calendrier est le prix. Vos nuits sont retenues dès que vous réservez, et l’hôtel les confirme.',
    sections: (facts) => [
      {
        title: 'Comment naît une réservation',
        blocks: [
          'Quand vous appuyez sur « Confirmer la réservation », les nuits vous sont retenues et personne d’autre ne peut les prendre. Votre réservation est alors en attente : notre réception l’examine et la confirme par e-mail ou par téléphone.',
          `Si nous vous envoyons un code pour confirmer votre adresse e-mail, les nuits sont retenues pendant ${facts.firstHoldMinutes} ${facts.firstHoldMinutes > 1 ? 'minutes' : 'minute'}, le temps que vous utilisiez ce code ou le lien à côté, et redeviennent libres si vous ne faites ni l’un ni l’autre. ${facts.confirmsAtOnce ? 'Là où il y a de la place, votre réservation est confirmée dès que c’est fait.' : 'À partir de là, votre demande attend notre réponse.'}`,
          `Si personne ne l’a confirmée sous ${tellHours(facts.holdHours)}, votre demande prend fin, ses nuits sont de nouveau libres, et nous vous écrivons.`,
          `Vous pouvez réserver jusqu’à ${DAYS_AHEAD} jours à l’avance et jusqu’à ${LONGEST_STAY} nuits à la fois, pour autant de personnes que la villa peut en loger. Pour un séjour plus long ou un groupe plus grand, appelez-nous.`,
        ],
      },
      {
        title: 'Prix',
        blocks: [
          'Les prix sont en dollars américains, pour la villa et par nuit. Si le prix d’une villa comprend moins de personnes qu’elle n’en loge, sa page indique combien, et ce que coûte chaque personne de plus par nuit. Les nuits du vendredi, du samedi et du dimanche coûtent plus cher ; le calendrier montre le prix de chaque nuit et le total avant que vous ne réserviez. C’est ce total que nous demandons.',
          'Le petit-déjeuner est compris. La demi-pension est le petit-déjeuner et le déjeuner ; la pension complète, le petit-déjeuner, le déjeuner et le dîner. Si une villa est proposée avec elles, vous les choisissez en réservant, et le total les comprend.',
        ],
      },
      {
        title: 'Arrivée et départ',
        blocks: [
          textOf(facts, 'Check-in and check-out') ??
            `Arrivée à partir de ${facts.checkInTime}, départ jusqu’à ${facts.checkOutTime}.`,
          `Réception : ${facts.receptionHours}.`,
        ],
      },
      {
        title: 'Paiement',
        blocks: [
          textOf(facts, 'Payment') ?? 'Le paiement se fait à l’arrivée ou à l’avance.',
          `Nous acceptons : ${facts.paymentMethods.join(', ')}.`,
        ],
      },
      { title: 'Compris dans chaque séjour', blocks: [facts.inclusions] },
      {
        title: 'Modifier ou annuler',
        blocks: [
          textOf(facts, 'Cancellation') ?? 'Veuillez nous demander.',
          'Nos courriers concernant votre réservation contiennent un lien personnel. Par lui, vous changez le nombre de personnes et vos demandes, et annulez tant que c’est gratuit.',
          `Pour d’autres dates, une autre villa, ou pour annuler plus tard ou sans un tel courrier, appelez le ${facts.phones.join(' ou le ')}, ou écrivez à ${facts.infoEmail}, avec la référence de votre réservation. La politique de remboursement dit ce qu’il advient de l’argent déjà payé.`,
        ],
      },
    ],
  },
  refunds: {
    path: '/policies/refunds',
    title: 'Politique de remboursement',
    description:
      'Jusqu’à quand une réservation s’annule gratuitement, ce qui se passe ensuite, et comment l’argent revient.',
    short: 'Annulé à temps, un séjour ne coûte rien, et ce que vous avez déjà payé vous est rendu.',
    sections: (facts) => [
      {
        title: 'Annulation gratuite',
        blocks: [
          textOf(facts, 'Cancellation') ?? 'Veuillez nous demander.',
          `L’arrivée commence à ${facts.checkInTime} ; ${tellHours(facts.freeCancellationHours)} avant signifie donc ${tellMoment(facts)}, à l’heure de ${facts.town}.`,
          'Un tarif peut avoir ses propres conditions : un tarif non remboursable, par exemple, ne s’annule jamais gratuitement. Ce que dit votre tarif remplace ce qui précède ; vous le voyez avant de réserver, puis sur votre confirmation et la page de votre réservation.',
        ],
      },
      {
        title: 'Si vous avez payé à l’avance',
        blocks: [
          'Après une annulation à temps, vous est rendu tout ce que vous avez payé pour les nuits, de la façon dont vous l’avez payé : le mobile money au numéro d’où il est venu, les cartes sur la carte, les espèces à la réception.',
          'Notre réception fait chaque remboursement : par le prestataire de paiement pour ce qui a été payé en ligne, à la main pour ce qui a été payé à la réception. Votre banque ou votre opérateur décide du temps qu’il met en route.',
        ],
      },
      {
        title: 'Si vous annulez plus tard, ou ne venez pas',
        blocks: [
          'Des frais peuvent s’appliquer. Leur montant dépend de la possibilité que quelqu’un d’autre prenne encore les nuits ; nous vous le disons avant de facturer quoi que ce soit. Appelez-nous dès que vous le savez : plus tôt, mieux c’est pour vous comme pour nous.',
        ],
      },
      {
        title: 'Si nous vous faisons faux bond',
        blocks: [
          'Si nous ne pouvons pas vous donner la villa que vous avez réservée, nous en cherchons une autre, ou d’autres dates, avec vous, et ce que vous avez payé pour des nuits que nous ne pouvons pas vous donner vous est rendu.',
        ],
      },
      {
        title: 'À qui s’adresser',
        blocks: [
          `Appelez le ${facts.phones.join(' ou le ')}, ou écrivez à ${facts.infoEmail}, avec la référence de votre réservation.`,
        ],
      },
    ],
  },
  terms: {
    path: '/policies/terms',
    title: 'Conditions d’utilisation',
    description: 'À quoi sert ce site, ce que vous pouvez en attendre, et ce que nous vous demandons.',
    short:
      'Ce site parle de l’hôtel et prend des réservations. Servez-vous-en comme de notre réception : librement et loyalement.',
    sections: (facts) => [
      {
        title: 'Qui le tient',
        blocks: [
          `${facts.name}, ${facts.address}. Téléphone ${facts.phones.join(' ou ')}, e-mail ${facts.infoEmail}.`,
        ],
      },
      {
        title: 'Ce que vous pouvez en attendre',
        blocks: [
          'Une nuit montrée libre est libre au moment où elle est montrée. Si quelqu’un la prend pendant que vous choisissez encore, nous le disons avant que vous n’ayez réservé.',
          'Nous tenons à jour prix, horaires et descriptions. Si un prix est manifestement faux, nous vous le disons avant de confirmer, et vous pouvez renoncer.',
          'Les photos donnent une impression des lieux ; certaines sont des dessins. Les villas d’une même catégorie diffèrent dans les détails.',
          'Le site peut être par moments inaccessible. Au téléphone, on vous répond dans tous les cas.',
        ],
      },
      {
        title: 'Ce que nous vous demandons',
        blocks: [
          [
            'Donnez votre propre nom et une adresse où vous joindre.',
            'Réservez pour des personnes qui comptent venir.',
            'N’essayez pas de casser le site, et ne l’inondez pas : les formulaires n’acceptent qu’un certain nombre de messages par heure.',
          ],
        ],
      },
      {
        title: 'Événements',
        blocks: [
          'Une demande de devis ou une inscription est un message pour nous, pas un contrat. Elle le devient quand nous nous sommes accordés, vous et nous, sur le jour, la taille et le prix.',
        ],
      },
      {
        title: 'Conseils et articles',
        blocks: [
          'Ce que nous écrivons des routes, des parcs et des prix des autres est ce que nous savons, pas ce que nous promettons. Veuillez vérifier avant de partir.',
        ],
      },
      {
        title: 'Logiciels d’autrui',
        blocks: [
          'Ce site est fait avec le travail de beaucoup de gens qui le donnent.',
          { text: 'Leurs licences, en entier', href: LICENCES_PATH },
        ],
      },
      {
        title: 'Droit applicable',
        blocks: [`${lawOf(facts.country)} s’applique, et rien ici ne retire les droits qu’elle vous donne.`],
      },
    ],
  },
}

export const policyContent: Translation<typeof english.policyContent> = {
  kicker: 'Conditions',
  others: 'Les quatre textes',
  inShort: 'En bref',
  closing: {
    title: 'Voilà pour les petites lignes. Le reste, ce sont des collines.',
    line: 'Nous ne demandons aucun numéro de carte, et vous pouvez annuler gratuitement à temps.',
    action: 'Voir les nuits libres',
    ask: 'Nous poser une question',
  },
}

function textOf(facts: PropertyFacts, title: string): string | undefined {
  return facts.policies.find((policy) => (policy.name ?? policy.title) === title)?.text
}

/** Names of countries are data, in English. */
function lawOf(country: string): string {
  return country === 'Uganda' ? 'La loi ougandaise' : `La loi de ce pays (${country})`
}

/** When free cancellation ends, as far as whole days tell it. */
function tellMoment({ checkInTime, freeCancellationHours: hours }: PropertyFacts): string {
  if (hours === 24) return `${checkInTime} la veille de votre arrivée`
  if (hours % 24 === 0) return `${checkInTime} ${hours / 24} jours avant votre arrivée`
  return `autant de temps avant ${checkInTime} le jour de votre arrivée`
}

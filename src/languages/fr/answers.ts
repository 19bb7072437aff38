import type * as english from '@/features/answers/text'
import type { DepositRule } from '@/features/property/rules/deposit-rules'
import type { Board } from '@/features/rates/rules/board'
import { formatDay } from '@/kernel/days'
import { formatDecimal } from '@/kernel/decimals'
import type { Stay } from '@/kernel/stay'
import type { Translation } from '@/kernel/translation'

const nights = (count: number) => `${count} ${count > 1 ? 'nuits' : 'nuit'}`
const guests = (count: number) => `${count} ${count > 1 ? 'personnes' : 'personne'}`
const MEALS: Record<Board, string> = {
  'bed-and-breakfast': 'petit-déjeuner compris',
  'half-board': 'en demi-pension (petit-déjeuner et déjeuner)',
  'full-board': 'en pension complète (petit-déjeuner, déjeuner et dîner)',
}
const days = ({ checkIn, checkOut }: Stay) => `du ${formatDay(checkIn)} au ${formatDay(checkOut)}`

const DEPOSIT_AMOUNTS: Record<DepositRule['amount']['kind'], (percent: number) => string> = {
  none: () => 'rien',
  'first-night': () => 'la première nuit',
  all: () => 'la totalité du séjour',
  percentage: (percent) => `${percent} % du séjour`,
}

export const conciergeText: Translation<typeof english.conciergeText> = {
  nights,
  guests,
  days,
  asWritten: 'Ce que notre équipe a rédigé elle-même est en anglais.',
  and: (names) => names.join(' et '),
  small: {
    greeting: (hotel) =>
      `Bonjour et bienvenue à ${hotel} ! Interrogez-moi sur les villas, les nuits libres et les prix, le restaurant ou ce qu’il y a à voir dans les environs.`,
    runyankole: (hotel) =>
      `Nimarungi, webale! Agandi? Mon runyankole s’arrête à peu près là, donc en français : bienvenue à ${hotel}. Que voulez-vous savoir ?`,
    luganda: (hotel) =>
      `Gyebale ko! Mon luganda s’arrête à peu près là, donc en français : bienvenue à ${hotel}. Que voulez-vous savoir ?`,
    'how-are-you': 'Je vais bien, merci, et je suis toujours éveillé. Que puis-je faire pour votre séjour ?',
    'who-are-you': (hotel) =>
      `Je suis le concierge IA de ${hotel} : un programme qui répond d’après les pages, le calendrier et les prix de l’hôtel. Si vous préférez parler à quelqu’un, la réception est là.`,
    thanks: 'Avec plaisir. Puis-je encore vous renseigner ?',
    bye: 'Au revoir et bon voyage. Nous serions heureux de vous accueillir à Mbarara.',
    kind: 'Merci, cela fait plaisir à lire. Que voulez-vous encore savoir ?',
    sorry:
      'J’en suis désolé. Je ne réponds que d’après les pages et le calendrier de l’hôtel ; une personne peut faire davantage.',
    'off-topic': (hotel) =>
      `Cela me dépasse : je ne connais que ${hotel} et sa région. Que voulez-vous savoir sur votre séjour ?`,
    instructions: (hotel) =>
      `Je ne réponds qu’aux questions sur ${hotel} : villas, nuits libres, prix, restaurant, événements et région.`,
  },
  othersBookings:
    'Je ne sais rien des autres clients, et je n’en dirais rien : cela ne regarde qu’eux. Je peux vous dire quelles nuits sont libres.',
  ownBooking: (phone, email, hours) =>
    `Je ne vois pas les réservations : je ne peux ni retrouver la vôtre ni la modifier.${hours === null ? '' : ` Une réservation est en attente tant que la réception ne l’a pas confirmée par e-mail ou par téléphone ; si personne ne l’a confirmée en ${hours} heures, elle prend fin et ses nuits redeviennent libres.`} Le lien privé de votre e-mail de réservation montre où elle en est ; vous y changez le nombre de personnes et vos souhaits, ou vous annulez tant que c’est gratuit. Pour le reste, par exemple d’autres dates, appelez le ${phone} ou écrivez à ${email} avec votre référence ; la réception répond à toute heure. Sans cet e-mail, [Retrouver ma réservation](/my-booking) vous renvoie le lien.`,
  cardNumber:
    'N’envoyez pas de numéro de carte ici, nous n’en demandons jamais. Vous payez à l’arrivée, ou à l’avance comme l’indique votre réservation.',
  unknown: 'Je suis désolé, je ne le sais pas, et je préfère ne pas deviner.',
  unsure: 'Je ne suis pas sûr d’avoir compris. Est-ce l’une de ces questions ?',
  nearest: 'Ce que je connais de plus proche :',
  takenFor: (question) => `Je crois que vous demandez : « ${question} »`,
  unknownPart: 'À une partie de votre question, je n’ai pas de réponse, et je préfère ne pas deviner.',
  unknownWords: (words) =>
    `Sur ${words.map((word) => `« ${word} »`).join(' et ')} en particulier, je ne trouve rien sur les pages de l’hôtel.`,
  notListed:
    'Les pages de l’hôtel n’en parlent pas : n’y comptez pas, s’il vous plaît, avant de l’avoir demandé.',
  handOver: (phone, call, message) =>
    `La réception peut vous aider : appelez le [${phone}](${call}), [envoyez un message](${message}) ou écrivez par la [page de contact](/contact).`,
  readMore: {
    '/restaurant': 'Restaurant',
    '/services': 'Services',
    '/events': 'Événements',
    '/about': 'À propos',
    '/contact': 'Contact',
    '/villas': 'Villas',
    '/booking': 'Réservation',
    '/challenges': 'Défis des villas',
    '/gallery': 'Galerie',
    '/blog': 'Blog',
    '/': 'Conseils de voyage',
    '/policies/privacy': 'Confidentialité',
    '/policies/booking-terms': 'Conditions de réservation',
    '/policies/refunds': 'Remboursements',
    '/policies/terms': 'Conditions d’utilisation',
  },
  readArticle: 'Lire l’article',
  stay: {
    choose: 'Choisir ces nuits',
    calendar: 'Ouvrir le calendrier',
    seeVilla: 'Voir son calendrier',
    notBooked:
      'Je ne fais que consulter : rien n’est réservé avant que vous ne le confirmiez dans le calendrier.',
    cannotBook: 'Je ne peux pas réserver à votre place, mais cela prend deux minutes dans le calendrier.',
    noSuchDay: (day) => `Le calendrier ne connaît pas de ${day}. Quel jour vouliez-vous dire ?`,
    reversed: 'Votre départ précède votre arrivée. Quelles dates vouliez-vous dire ?',
    oneNight: 'J’ai compté une nuit ; dites-moi combien vous en souhaitez.',
    askDates: 'Dites-moi vos dates, par exemple « du 12 au 15 décembre », et je regarde tout de suite.',
    severalFree: (wanted, open, stay, stayNights) =>
      `Vous demandez ${wanted} villas ; ${open} qui ${open > 1 ? 'conviennent sont libres' : 'convient est libre'} ${days(stay)} (${nights(stayNights)}) :`,
    free: (what, stay, count, isAskedAsTaken) =>
      `${isAskedAsTaken ? 'Non' : 'Oui'}, ${what} est libre ${days(stay)} (${nights(count)}) :`,
    freeMany: (count, of, stay, stayNights) =>
      `${count} de nos ${of} villas ${count > 1 ? 'sont libres' : 'est libre'} ${days(stay)} (${nights(stayNights)}) :`,
    freeFitting: (count, stay, stayNights) =>
      `${count > 1 ? `${count} villas qui conviennent sont libres` : 'Une villa qui convient est libre'} ${days(stay)} (${nights(stayNights)}) :`,
    taken: (what, stay) => `Malheureusement, ${what} n’est pas libre ${days(stay)}.`,
    noneFree: (stay) =>
      `Malheureusement, aucune villa qui convienne n’est libre toutes les nuits ${days(stay)}.`,
    nearest: 'Les dates libres les plus proches, pour autant de nuits :',
    others: 'Libres à vos dates :',
    more: (count) => `Et ${count} de plus dans le calendrier.`,
    inAll: (price) => `${price} au total`,
    onRequest: (name) => `${name} ne peut pas être réservée en ce moment.`,
    tooMany: (wanted, most) =>
      `Notre plus grande villa ouverte à la réservation loge ${most} personnes ; à ${wanted}, il vous en faudrait deux ou davantage, côte à côte. La réception compose volontiers un séjour de groupe.`,
    tooManyFor: (what, wanted, most) => `${what} loge ${most} personnes au plus, pas ${wanted}.`,
    together: (beds) => `Ensemble, celles-ci logent ${beds} personnes ; chacune se choisit à part :`,
    togetherInAll: (price) => `Toutes ensemble : ${price}.`,
    noOne: 'Il faut au moins une personne pour un séjour. Combien serez-vous ?',
    weekend:
      'Les nuits du vendredi, du samedi et du dimanche sont au prix du week-end ; les totaux en tiennent compte.',
    perNight: (price, weekend) =>
      `${price} la nuit, ${weekend} les nuits du vendredi, du samedi et du dimanche`,
    ownBeds: 'J’ai compté un lit par personne.',
    boardNotOffered: 'non proposée avec ces repas',
    pricesAre: (party, board = 'bed-and-breakfast') =>
      `Les prix sont ceux de la villa${party === undefined ? '' : `, pour ${guests(party)}`}, ${MEALS[board]}, en dollars américains.`,
    boards: (half, full) =>
      [
        half && `demi-pension (petit-déjeuner et déjeuner) ${half}`,
        full && `pension complète (petit-déjeuner, déjeuner et dîner) ${full}`,
      ]
        .filter(Boolean)
        .join(', '),
    overBudget: (price) => `Rien n’est proposé à ce prix ; notre prix le plus bas est de ${price} la nuit.`,
    otherCurrency: (rate = 'Je n’ai pas de taux de change.') =>
      `Nos prix sont fixés en dollars américains. ${rate}`,
    fit: 'Ces villas conviendraient :',
    noneFit: 'Aucune villa n’a tout cela à la fois.',
    closest: 'Les plus proches de votre souhait :',
    period: (count, label) =>
      `${label} : ${count > 1 ? `${count} villas ont` : 'une villa a'} des nuits libres pour cela. Les premières :`,
    noneInPeriod: (label) => `${label} : je ne trouve pas de nuits libres pour cela.`,
    upTo: (count) => `jusqu’à ${guests(count)}`,
    bedrooms: (count) => `${count} ${count > 1 ? 'chambres' : 'chambre'}`,
    bathrooms: (count) => `${formatDecimal(count)} ${count >= 2 ? 'salles de bains' : 'salle de bains'}`,
    floor: (floor) => floor.toLowerCase(),
    inVilla: (amenities) => `Dans la villa : ${amenities.join(', ')}.`,
    nightsFrom: (count, price) => `${nights(count)} du lundi au jeudi : à partir de ${price}.`,
    isSeveral: (name, count, building, kinds) =>
      `${name} compte ${count} villas${building ? ` (${building})` : ''} : ${kinds.join(', ')}.`,
    severalTooDear: 'Pour autant de villas, ce budget est trop juste ; voici ce qui s’en approche le plus :',
    several: (wanted, of) =>
      `Nous avons ${of} villas${wanted > of ? `, pas ${wanted}.` : `. Que ${wanted} villas soient libres ensemble dépend des dates.`}`,
    groupPage: 'Réserver plusieurs villas ensemble',
    nextFree: (what) => `Les prochaines nuits libres pour ${what} :`,
    noNextFree: (what) => `Je ne trouve aucune nuit libre pour ${what} dans les semaines à venir.`,
  },
}

export const noteText: Translation<typeof english.noteText> = {
  beds: (beds) => `Lits : ${beds}.`,
  view: (view) => `Vue : ${view}.`,
  kitchen: (things) => `Dans la cuisine : ${things.join(', ')}.`,
  equipped: (things) => `Équipement : ${things.join(', ')}.`,
  inclusion: (inclusion) => `Oui, compris dans chaque séjour : ${inclusion}.`,
  inEvery: (amenity) => `${amenity} : dans chaque villa.`,
  inSome: (amenity, count, of, names) =>
    `${amenity} : dans ${count} de nos ${of} villas : ${names.join(', ')}${count > names.length ? ' et d’autres' : ''}.`,
  tip: {
    where: (place) => `Où : ${place}.`,
    distance: (distance) => `Distance : ${distance}.`,
    bestTime: (time) => `Meilleur moment : ${time}.`,
    cost: (cost) => `Prix : ${cost}.`,
  },
  hall: (name, capacity, floor, text) => `${name} : jusqu’à ${capacity} personnes, ${floor}. ${text}`,
  forEvents: (text) => `Pour les événements : ${text}`,
  ifAsked: (service, text) => `${service}, sur demande : ${text}`,
  away: (place, km, text) => `${place}, à environ ${km} km de Mbarara par la route. ${text}.`,
  board: {
    bedAndBreakfast: (text) => `Petit-déjeuner compris : ${text}`,
    halfBoard: (text) => `Demi-pension : ${text}`,
    fullBoard: (text) => `Pension complète : ${text}`,
  },
  event: {
    onRequest: 'prix sur demande',
    free: 'gratuit',
    perPerson: (price) => `${price} par personne`,
  },
}

export const topicText: Translation<typeof english.topicText> = {
  checkIn: (time) => `L’arrivée est possible à partir de ${time}.`,
  checkOut: (time) => `Le départ se fait jusqu’à ${time}.`,
  reception: (hours) => `La réception est ouverte : ${hours}.`,
  receptionAlways: (hours) => `Réception : ${hours}.`,
  reachUs: (phones, whatsApp, email, handOver) =>
    `Vous nous joignez par téléphone au ${phones.join(' ou ')}, sur WhatsApp au ${whatsApp}, ou par e-mail à ${email}. ${handOver}`,
  address: (address, latitude, longitude) => `Nous sommes ici : ${address} (${latitude}, ${longitude}).`,
  directions: 'Carte et itinéraire',
  payment: (methods) => `Nous acceptons : ${methods.join(', ')}.`,
  deposits: (rates) => `Nous demandons à l’avance : ${rates.join(' ; ')}.`,
  deposit: (amount, arrivals, withinDays) =>
    [
      DEPOSIT_AMOUNTS[amount.kind](amount.kind === 'percentage' ? amount.percent : 0),
      arrivals && `pour une arrivée entre le ${arrivals.first} et le ${arrivals.last}`,
      withinDays !== null &&
        `si vous réservez ${withinDays} ${withinDays > 1 ? 'jours' : 'jour'} ou moins à l’avance`,
    ]
      .filter(Boolean)
      .join(' '),
  noSecurity: 'Nos pages ne disent rien d’une caution pour dommages ; demandez à la réception.',
  noDeposits:
    'Aucun acompte n’est demandé en ce moment ; la réception vous dit comment en verser un malgré tout.',
  notOnline:
    'Là où l’on peut payer en ligne, la dernière étape de la réservation ou un lien de la réception vous y mène ; ici, on ne demande jamais de numéro de carte.',
  currency: (currency, methods, rate) =>
    `Tous nos prix sont en ${currency === 'USD' ? 'dollars américains (USD)' : currency}. ${rate ?? 'Je n’ai pas de taux de change ; la réception vous dit ce que fait un montant en shillings.'} Nous acceptons : ${methods.join(', ')}.`,
  rate: (shillings, day) => `Un dollar vaut environ ${shillings}, à notre taux du ${day}.`,
  toCancel: (phone) =>
    `Vous annulez par le lien privé de votre e-mail de réservation, ou en appelant le ${phone} avec votre référence ; je ne peux pas le faire pour vous.`,
  cancellation: (_policy, hours) =>
    `L’annulation est gratuite jusqu’à ${hours} heures avant l’arrivée ; plus tard, des frais sont possibles.`,
  planTerms:
    'C’est notre tarif flexible ; un autre tarif peut s’annuler à d’autres conditions, indiquées au moment du choix.',
  discount: 'Je ne peux promettre ni remise ni autre prix : le prix est celui du calendrier.',
  cheapest: (price) => `Nos villas commencent à ${price} la nuit, du lundi au jeudi, petit-déjeuner compris.`,
  tax: 'Le total que le calendrier affiche avant la réservation est celui que nous demandons ; le site n’y ajoute ni frais ni taxe.',
  included: 'Compris dans chaque séjour, outre le petit-déjeuner :',
  nothingToPay: (inclusion) => ({
    whether: `Non, il n’y a rien à payer pour cela. C’est compris dans chaque séjour : ${inclusion}.`,
    'how-much': `Il n’y a rien à payer pour cela. C’est compris dans chaque séjour : ${inclusion}.`,
  }),
  breakfastYes: 'Oui.',
  breakfastNo: 'Non, le petit-déjeuner ne coûte rien de plus.',
  restaurantHours: 'Les heures du restaurant :',
  barHours: 'Les heures propres au bar ne sont pas indiquées.',
  boardPrices: (name, breakfast, half, full) =>
    `${name}, la nuit : ${[breakfast && `petit-déjeuner compris ${breakfast}`, half && `demi-pension ${half}`, full && `pension complète ${full}`].filter(Boolean).join(', ')}`,
  allInclusive:
    'Nous n’avons pas de formule tout compris ; la pension complète est ce qu’un séjour comprend de plus.',
  cannotReserve: 'Je ne peux pas réserver de table moi-même.',
  menu: 'De notre cuisine :',
  noEvents: 'Aucun événement n’est annoncé pour le moment.',
  registerForEvent:
    'Pour vous inscrire, appuyez sur le bouton d’inscription à côté, sur la page des événements.',
  languages:
    'Vous pouvez m’écrire en français, en anglais, en kiswahili ou en allemand. Nos pages ne disent pas quelles langues parle la réception.',
  noEventsThen: 'Rien n’est annoncé pour ces jours-là. Prochainement :',
  hallTooSmall: (count, most) =>
    `Pour ${count} personnes, nos salles sont trop petites : la plus grande en reçoit ${most}.`,
  hallQuote:
    'Si une salle est libre un jour donné, et à quel prix, nos équipes vous le disent : demandez un devis.',
  attractions: 'Autour de Mbarara :',
  yearInAnkole: 'Une année en Ankole, verte et sèche',
  types: (count) =>
    `Nous avons ${count} catégories de villas (prix par nuit du lundi au jeudi, petit-déjeuner compris) :`,
  category: (name, count, bedrooms, price) =>
    `${name} : jusqu’à ${guests(count)}, ${bedrooms} ${bedrooms > 1 ? 'chambres' : 'chambre'}${price ? `, à partir de ${price}` : ''}`,
  villaCount: (count, names, kinds) =>
    `Nous avons ${count} villas meublées en ${kinds} catégories. Elles s’appellent ${names.join(', ')}.`,
  bookHow: (phone) =>
    [
      'Réserver prend quelques minutes et ne demande pas de compte :',
      '- Ouvrez le [calendrier](/calendar), choisissez une villa, votre arrivée et votre départ ; le prix de chaque nuit s’affiche.',
      '- Lancez la réservation, donnez votre nom et votre e-mail, puis confirmez. Ou avancez pas à pas à la [page de réservation](/booking).',
      `- Vous pouvez aussi appeler le ${phone}, et la réception réserve avec vous.`,
    ].join('\n'),
  limits: (daysAhead, most) =>
    `Vous pouvez réserver jusqu’à ${daysAhead} jours à l’avance et jusqu’à ${most} nuits de suite ; une seule nuit est aussi la bienvenue. Pour un séjour plus long, appelez-nous.`,
  children: 'Les enfants sont les bienvenus ; chacun compte parmi les occupants de la villa.',
  sleeps: (name, count) => `${name} loge ${guests(count)}.`,
  figures: 'En chiffres :',
  articles: 'À lire sur notre blog :',
  gallery:
    'Les photos des villas, du restaurant et des jardins, ainsi que nos visites en vidéo, sont dans la galerie.',
  challenges: (count) =>
    `${count} petites aventures autour des villas et dans la région, à cocher dans votre navigateur. En voici quelques-unes :`,
  timeNotListed: 'Nos pages ne disent pas combien de temps prend la route.',
  priceNotListed: 'Son prix ne figure pas sur nos pages.',
  extras: 'Sur demande, nous nous occupons aussi de ceci :',
  today: (day) => `À l’hôtel, nous sommes le ${day}.`,
}

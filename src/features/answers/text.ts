import type { DepositRule } from '@/features/property/rules/deposit-rules'
import type { Board } from '@/features/rates/rules/board'
import { formatDay } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { defineWords } from '@/kernel/words'

const nights = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`
const guests = (count: number) => `${count} ${count === 1 ? 'guest' : 'guests'}`
const MEALS: Record<Board, string> = {
  'bed-and-breakfast': 'bed and breakfast',
  'half-board': 'half board (breakfast and lunch)',
  'full-board': 'full board (breakfast, lunch and dinner)',
}
/** A text within a sentence; abbreviations stay as they are. */
const lowerFirst = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
const days = ({ checkIn, checkOut }: Stay) => `${formatDay(checkIn)} to ${formatDay(checkOut)}`

/** What a line about deposits asks for. */
const DEPOSIT_AMOUNTS: Record<DepositRule['amount']['kind'], (percent: number) => string> = {
  none: () => 'nothing',
  'first-night': () => 'the first night',
  all: () => 'the whole stay',
  percentage: (percent) => `${percent}% of the stay`,
}

/** Words of the concierge's answers. The panel's own are in web/panel-text.ts, which guests download. */
export const conciergeText = defineWords('answers.conciergeText', {
  nights,
  guests,
  days,
  /** After what staff wrote in English, for those who asked in another language. */
  asWritten: '',
  and: (names: readonly string[]) => names.join(' and '),
  small: {
    greeting: (hotel: string) =>
      `Hello, and welcome to ${hotel}! Ask me about the villas, free nights and prices, the restaurant, or what to see around here.`,
    runyankole: (hotel: string) =>
      `Nimarungi, webale! Agandi? That is about all the Runyankole I have, so in English: welcome to ${hotel}. What would you like to know?`,
    luganda: (hotel: string) =>
      `Gyebale ko! That is about all the Luganda I have, so in English: welcome to ${hotel}. What would you like to know?`,
    'how-are-you': 'I am well, thank you for asking, and always awake. How can I help with your stay?',
    'who-are-you': (hotel: string) =>
      `I am the AI concierge of ${hotel}: a program that answers from the hotel’s own pages, calendar and prices. People are at reception whenever you would rather talk to one.`,
    thanks: 'You are welcome. Is there anything else you would like to know?',
    bye: 'Goodbye, and safe travels. We would be glad to see you in Mbarara.',
    kind: 'Thank you, that is good to hear. What else would you like to know?',
    sorry: 'I am sorry about that. I answer from the hotel’s pages and calendar only; a person can do more.',
    'off-topic': (hotel: string) =>
      `That is beyond me, I am afraid: I know ${hotel} and the region around it, and nothing else. What would you like to know about your stay?`,
    instructions: (hotel: string) =>
      `I can only help with questions about ${hotel}: villas, free nights, prices, food, events and the region.`,
  },
  othersBookings:
    'I know nothing of other guests, and would not tell: who stays with us is their own affair. I can tell you which nights are free.',
  ownBooking: (phone: string, email: string, hours: number | null) =>
    `I cannot see bookings, so I can neither look yours up nor change it.${hours === null ? '' : ` A booking is pending until reception confirms it by e-mail or phone; one that nobody has confirmed within ${hours} hours ends, and its nights are free again.`} The private link in your booking’s mail shows how it stands; there you change the party and requests, or cancel while that is free. For anything else, such as other dates, call ${phone} or write to ${email} with your reference; reception is there at any hour. Without the mail, [Find My Booking](/my-booking) sends you the link again.`,
  cardNumber:
    'Please send no card numbers here: we never ask for them. You pay at check-in, or in advance as your booking says.',
  unknown: 'I am sorry, I do not know that, and I would rather not guess.',
  unsure: 'I am not sure what you mean. Is it one of these?',
  /** Before what was found by its words alone. */
  nearest: 'The nearest thing I know:',
  takenFor: (question: string) => `I take it you ask: ‘${question}’`,
  unknownPart: 'To one part of your question I have no answer, and I would rather not guess.',
  /** Words of the question, as the guest put them, that nothing was found of. */
  unknownWords: (words: readonly string[]) =>
    `About ${words.map((word) => `‘${word}’`).join(' and ')} in particular I find nothing on the hotel’s pages.`,
  notListed: 'The hotel’s pages do not mention that, so please do not count on it before you have asked.',
  handOver: (phone: string, call: string, message: string) =>
    `Reception can help: call [${phone}](${call}), [send a message](${message}), or write through the [contact page](/contact).`,
  readMore: {
    '/restaurant': 'Restaurant',
    '/services': 'Services',
    '/events': 'Events',
    '/about': 'About us',
    '/contact': 'Contact',
    '/villas': 'Villas',
    '/booking': 'Booking',
    '/challenges': 'Villa challenges',
    '/gallery': 'Gallery',
    '/blog': 'Blog',
    '/': 'Travel tips',
    '/policies/privacy': 'Privacy Policy',
    '/policies/booking-terms': 'Booking Terms',
    '/policies/refunds': 'Refund Policy',
    '/policies/terms': 'Terms of Service',
  } as Readonly<Record<string, string>>,
  readArticle: 'Read the article',
  stay: {
    choose: 'Choose these nights',
    calendar: 'Open the calendar',
    seeVilla: 'See its calendar',
    notBooked: 'I only look things up: nothing is booked until you confirm it on the calendar.',
    cannotBook: 'I cannot book for you, but it takes two minutes on the calendar.',
    noSuchDay: (day: string) => `There is no ${day} in the calendar. Which day did you mean?`,
    reversed: 'Your check-out lies before your check-in. Which dates did you mean?',
    oneNight: 'I took that as one night; tell me how many you would like.',
    askDates: 'Tell me your dates, for example ‘12 to 15 December’, and I will look at once.',
    /** Where several villas are asked for, each for itself. */
    severalFree: (wanted: number, open: number, stay: Stay, stayNights: number) =>
      `You ask for ${wanted} villas; ${open} that fit ${open === 1 ? 'is' : 'are'} free from ${days(stay)} (${nights(stayNights)}):`,
    free: (what: string, stay: Stay, count: number, isAskedAsTaken = false) =>
      `${isAskedAsTaken ? 'No' : 'Yes'}, ${what} is free from ${days(stay)} (${nights(count)}):`,
    freeMany: (count: number, of: number, stay: Stay, stayNights: number) =>
      `${count} of our ${of} villas ${count === 1 ? 'is' : 'are'} free from ${days(stay)} (${nights(stayNights)}):`,
    freeFitting: (count: number, stay: Stay, stayNights: number) =>
      `${count === 1 ? 'One villa that fits is' : `${count} villas that fit are`} free from ${days(stay)} (${nights(stayNights)}):`,
    taken: (what: string, stay: Stay) => `Unfortunately ${what} is not free from ${days(stay)}.`,
    noneFree: (stay: Stay) => `Unfortunately no villa that fits is free for every night from ${days(stay)}.`,
    nearest: 'The nearest free dates for the same number of nights:',
    others: 'Free on your dates instead:',
    more: (count: number) => `And ${count} more on the calendar.`,
    inAll: (price: string) => `${price} in all`,
    onRequest: (name: string) => `${name} cannot be booked at the moment.`,
    tooMany: (wanted: number, most: number) =>
      `Our largest villa that can be booked sleeps ${most}, so ${wanted} of you would take two villas or more, side by side. Reception puts a group together gladly.`,
    tooManyFor: (what: string, wanted: number, most: number) =>
      `${what} sleeps up to ${most}, not ${wanted}.`,
    together: (beds: number) => `Together these sleep ${beds}; each is chosen by itself:`,
    togetherInAll: (price: string) => `All of them together: ${price}.`,
    noOne: 'A stay needs at least one guest. How many will you be?',
    weekend: 'Friday, Saturday and Sunday nights cost the weekend price; the totals count them.',
    perNight: (price: string, weekend: string) =>
      `${price} a night, ${weekend} on Friday, Saturday and Sunday nights`,
    ownBeds: 'I counted a bed for everybody.',
    boardNotOffered: 'not offered with these meals',
    pricesAre: (party: number | undefined, board: Board = 'bed-and-breakfast') =>
      `Prices are for the villa${party === undefined ? '' : `, for ${guests(party)}`}, with ${MEALS[board]}, in US dollars.`,
    boards: (half: string | null, full: string | null) =>
      [
        half && `half board (breakfast and lunch) ${half}`,
        full && `full board (breakfast, lunch and dinner) ${full}`,
      ]
        .filter(Boolean)
        .join(', '),
    overBudget: (price: string) => `Nothing is listed at that price; our lowest price is ${price} a night.`,
    otherCurrency: (rate = 'I have no exchange rates.') => `Our prices are kept in US dollars. ${rate}`,
    fit: 'These would suit:',
    noneFit: 'No single villa has all of that.',
    closest: 'These come closest:',
    period: (count: number, label: string) =>
      `In ${label}, ${count === 1 ? 'one villa has' : `${count} villas have`} free nights for that. The first ones:`,
    noneInPeriod: (label: string) => `In ${label} I find no free nights for that.`,
    upTo: (count: number) => `up to ${guests(count)}`,
    /** The beds of a villa and what else is counted in it. */
    bedrooms: (count: number) => `${count} ${count === 1 ? 'bedroom' : 'bedrooms'}`,
    bathrooms: (count: number) => `${count} ${count === 1 ? 'bathroom' : 'bathrooms'}`,
    floor: (floor: string) => floor.toLowerCase(),
    inVilla: (amenities: readonly string[]) => `In the villa: ${amenities.join(', ')}.`,
    nightsFrom: (count: number, price: string) =>
      `${nights(count)} from Monday to Thursday begin at ${price}.`,
    isSeveral: (name: string, count: number, building: string | null, kinds: readonly string[]) =>
      `${name} is ${count} villas${building ? ` in the ${building}` : ''}: ${kinds.join(', ')}.`,
    severalTooDear: 'For so many villas that budget is too small; these come closest:',
    several: (wanted: number, of: number) =>
      `We have ${of} villas${wanted > of ? `, not ${wanted}.` : `. Whether ${wanted} villas are free together depends on the days.`}`,
    groupPage: 'Book several villas together',
    nextFree: (what: string) => `The next free nights of ${what}:`,
    noNextFree: (what: string) => `I find no free night of ${what} in the coming weeks.`,
  },
} as const)

/** Words of the notes that are made from what staff keep. */
export const noteText = defineWords('answers.noteText', {
  beds: (beds: string) => `Beds: ${beds}.`,
  view: (view: string) => `View: ${view}.`,
  kitchen: (things: readonly string[]) => `In the kitchen: ${things.join(', ')}.`,
  equipped: (things: readonly string[]) => `With: ${things.join(', ')}.`,
  inclusion: (inclusion: string) => `Yes, included in every stay: ${inclusion}.`,
  inEvery: (amenity: string) => `${amenity}: in every villa.`,
  inSome: (amenity: string, count: number, of: number, names: readonly string[]) =>
    `${amenity}: in ${count} of our ${of} villas: ${names.join(', ')}${count > names.length ? ' and others' : ''}.`,
  tip: {
    where: (place: string) => `Where: ${place}.`,
    distance: (distance: string) => `Distance: ${lowerFirst(distance)}.`,
    bestTime: (time: string) => `Best time: ${lowerFirst(time)}.`,
    cost: (cost: string) => `Cost: ${cost}.`,
  },
  hall: (name: string, capacity: string | number, floor: string, text: string) =>
    `${name}: up to ${capacity} guests, ${floor.toLowerCase()}. ${text}`,
  forEvents: (text: string) => `For events: ${lowerFirst(text)}`,
  ifAsked: (service: string, text: string) => `${service}, if you ask: ${lowerFirst(text)}`,
  away: (place: string, km: string | number, text: string) =>
    `${place} is about ${km} km by road from Mbarara. ${text}.`,
  board: {
    bedAndBreakfast: (text: string) => `Bed and breakfast: ${lowerFirst(text)}`,
    halfBoard: (text: string) => `Half board: ${lowerFirst(text)}`,
    fullBoard: (text: string) => `Full board: ${lowerFirst(text)}`,
  },
  event: { onRequest: 'price on request', free: 'free', perPerson: (price: string) => `${price} a person` },
} as const)

/** Words around the facts that answer a topic. */
export const topicText = defineWords('answers.topicText', {
  checkIn: (time: string) => `Check-in is from ${time}.`,
  checkOut: (time: string) => `Check-out is until ${time}.`,
  reception: (hours: string) => `Reception is open ${hours}.`,
  receptionAlways: (hours: string) => `Reception: ${hours}.`,
  reachUs: (phones: readonly string[], whatsApp: string, email: string, handOver: string) =>
    `You reach us by phone at ${phones.join(' or ')}, on WhatsApp at ${whatsApp}, or by e-mail at ${email}. ${handOver}`,
  address: (address: string, latitude: number, longitude: number) =>
    `We are here: ${address} (${latitude}, ${longitude}).`,
  directions: 'Map and directions',
  payment: (methods: readonly string[]) => `We take ${methods.join(', ')}.`,
  /** What rates ask for in advance. */
  deposits: (rates: readonly string[]) => `In advance we ask: ${rates.join('; ')}.`,
  /** A line of staff about deposits: which arrivals it is for, and how much it asks. */
  deposit: (
    amount: DepositRule['amount'],
    arrivals: { first: string; last: string } | null,
    withinDays: number | null,
  ) =>
    [
      DEPOSIT_AMOUNTS[amount.kind](amount.kind === 'percentage' ? amount.percent : 0),
      arrivals && `for arrivals from ${arrivals.first} to ${arrivals.last}`,
      withinDays !== null && `when you book ${withinDays} ${withinDays === 1 ? 'day' : 'days'} or less ahead`,
    ]
      .filter(Boolean)
      .join(' '),
  /** Of a deposit that is given back unless something broke. */
  noSecurity: 'Our pages say nothing of a deposit against damage; please ask reception.',
  noDeposits: 'No deposit is asked for now; reception tells you how to pay one all the same.',
  notOnline:
    'Where money can be paid online, the last step of the booking or a link from reception leads you to it; card numbers are never asked for here.',
  currency: (currency: string, methods: readonly string[], rate: string | undefined) =>
    `All our prices are in ${currency === 'USD' ? 'US dollars (USD)' : currency}. ${rate ?? 'I have no exchange rates; reception tells you what an amount is in shillings.'} We take ${methods.join(', ')}.`,
  rate: (shillings: string, day: string) => `One dollar is about ${shillings}, at our rate of ${day}.`,
  toCancel: (phone: string) =>
    `You cancel by the private link in your booking’s mail, or call ${phone} with its reference; I cannot do it for you.`,
  /** Until when cancelling is free: in the property's own words, which are English. */
  cancellation: (policy: string | undefined, hours: number) =>
    policy ?? `Free up to ${hours} hours before check-in.`,
  planTerms:
    'That is our flexible rate; another rate may be cancelled on other terms, which stand beside it where you choose it.',
  discount: 'I cannot promise a discount or another price: what the calendar shows is the price.',
  cheapest: (price: string) =>
    `Our villas begin at ${price} a night from Monday to Thursday, with breakfast.`,
  tax: 'The total the calendar shows before you book is the total we ask for; the site lists no fee or tax on top of it.',
  included: 'Included in every stay, beside breakfast:',
  nothingToPay: (inclusion: string) => ({
    whether: `No, there is nothing to pay for that. It is included in every stay: ${inclusion}.`,
    'how-much': `There is nothing to pay for that. It is included in every stay: ${inclusion}.`,
  }),
  breakfastYes: 'Yes.',
  breakfastNo: 'No, breakfast costs nothing extra.',
  restaurantHours: 'The restaurant’s hours:',
  barHours: 'The bar’s own hours are not listed.',
  boardPrices: (name: string, breakfast: string | null, half: string | null, full: string | null) =>
    `${name}, a night: ${[breakfast && `bed and breakfast ${breakfast}`, half && `half board ${half}`, full && `full board ${full}`].filter(Boolean).join(', ')}`,
  allInclusive: 'We have no all-inclusive rate; full board is the most that comes with a stay.',
  cannotReserve: 'I cannot keep a table myself.',
  menu: 'From our kitchen:',
  noEvents: 'No upcoming events are listed at the moment.',
  registerForEvent: 'You register on the Events page: press Register Now beside it.',
  languages:
    'You may write to me in English, French, Kiswahili or German. Which languages reception speaks is not on our pages.',
  noEventsThen: 'Nothing is listed for those days. Coming up:',
  hallTooSmall: (guests: number, most: number) =>
    `For ${guests} our halls are too small: the larger holds ${most}.`,
  hallQuote: 'Whether a hall is free on a day, and what it costs, our people tell you: ask for a quote.',
  attractions: 'Around Mbarara:',
  yearInAnkole: 'A year in Ankole, dry and green',
  types: (count: number) =>
    `We have ${count} kinds of villas (prices a night from Monday to Thursday, with breakfast):`,
  category: (name: string, guests: number, bedrooms: number, price: string | null) =>
    `${name}: up to ${guests} guests, ${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}${price ? `, from ${price}` : ''}`,
  villaCount: (count: number, names: readonly string[], kinds: number) =>
    `We have ${count} furnished villas in ${kinds} categories. Their names are ${names.join(', ')}.`,
  bookHow: (phone: string) =>
    [
      'Booking takes a few minutes and no account:',
      '- Open the [calendar](/calendar), choose a villa, your check-in and your check-out; the price of every night is shown.',
      '- Press Book Now, give your name and e-mail, and confirm. Or go step by step on the [booking page](/booking).',
      `- You may also call ${phone}, and reception books with you.`,
    ].join('\n'),
  limits: (days: number, nights: number) =>
    `You can book up to ${days} days ahead and up to ${nights} nights at a time; one night is welcome too. For a longer stay please call us.`,
  children: 'Children are welcome; each counts as a guest of the villa.',
  sleeps: (name: string, guests: number) => `${name} sleeps ${guests}.`,
  figures: 'In figures:',
  articles: 'To read on our blog:',
  gallery: 'Pictures of the villas, the restaurant and the gardens, and our video tours, are in the gallery.',
  challenges: (count: number) =>
    `${count} small adventures around the villas and the region, to tick off in your browser. Some of them:`,
  timeNotListed: 'How long the road takes is not on our pages.',
  priceNotListed: 'What that costs is not on our pages.',
  extras: 'If you ask, we also see to:',
  today: (day: string) => `At the hotel it is ${day}.`,
} as const)

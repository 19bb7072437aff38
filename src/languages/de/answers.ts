import type * as english from '@/features/answers/text'
import type { DepositRule } from '@/features/property/rules/deposit-rules'
import type { Board } from '@/features/rates/rules/board'
import { formatDay } from '@/kernel/days'
import { formatDecimal } from '@/kernel/decimals'
import type { Stay } from '@/kernel/stay'
import type { Translation } from '@/kernel/translation'

const nights = (count: number) => `${count} ${count === 1 ? 'Nacht' : 'Nächte'}`
const guests = (count: number) => `${count} ${count === 1 ? 'Person' : 'Personen'}`
const MEALS: Record<Board, string> = {
  'bed-and-breakfast': 'mit Frühstück',
  'half-board': 'mit Halbpension (Frühstück und Mittagessen)',
  'full-board': 'mit Vollpension (Frühstück, Mittag- und Abendessen)',
}
const days = ({ checkIn, checkOut }: Stay) => `von ${formatDay(checkIn)} bis ${formatDay(checkOut)}`

const DEPOSIT_AMOUNTS: Record<DepositRule['amount']['kind'], (percent: number) => string> = {
  none: () => 'nichts',
  'first-night': () => 'die erste Nacht',
  all: () => 'den ganzen Aufenthalt',
  percentage: (percent) => `${percent} % des Aufenthalts`,
}

export const conciergeText: Translation<typeof english.conciergeText> = {
  nights,
  guests,
  days,
  asWritten: 'Was unser Team selbst geschrieben hat, ist auf Englisch.',
  and: (names) => names.join(' und '),
  small: {
    greeting: (hotel) =>
      `Guten Tag und willkommen bei ${hotel}! Fragen Sie mich nach den Villen, freien Nächten und Preisen, dem Restaurant oder dem, was es in der Gegend zu sehen gibt.`,
    runyankole: (hotel) =>
      `Nimarungi, webale! Agandi? Mehr Runyankole kann ich kaum, darum auf Deutsch: willkommen bei ${hotel}. Was möchten Sie wissen?`,
    luganda: (hotel) =>
      `Gyebale ko! Mehr Luganda kann ich kaum, darum auf Deutsch: willkommen bei ${hotel}. Was möchten Sie wissen?`,
    'how-are-you':
      'Danke der Nachfrage, mir geht es gut, und ich bin immer wach. Wie kann ich Ihnen bei Ihrem Aufenthalt helfen?',
    'who-are-you': (hotel) =>
      `Ich bin der KI-Concierge von ${hotel}: ein Programm, das aus den Seiten, dem Kalender und den Preisen des Hotels antwortet. Wenn Sie lieber mit einem Menschen sprechen, ist die Rezeption da.`,
    thanks: 'Gern geschehen. Möchten Sie noch etwas wissen?',
    bye: 'Auf Wiedersehen und gute Reise. Wir würden uns freuen, Sie in Mbarara zu sehen.',
    kind: 'Danke, das hören wir gern. Was möchten Sie noch wissen?',
    sorry:
      'Das tut mir leid. Ich antworte nur aus den Seiten und dem Kalender des Hotels; ein Mensch kann mehr tun.',
    'off-topic': (hotel) =>
      `Da bin ich leider überfragt: Ich kenne nur ${hotel} und die Gegend ringsum. Was möchten Sie über Ihren Aufenthalt wissen?`,
    instructions: (hotel) =>
      `Ich kann nur bei Fragen zu ${hotel} helfen: Villen, freie Nächte, Preise, Essen, Veranstaltungen und die Gegend.`,
  },
  othersBookings:
    'Über andere Gäste weiß ich nichts und würde auch nichts sagen: Wer bei uns wohnt, geht nur ihn selbst etwas an. Ich kann Ihnen sagen, welche Nächte frei sind.',
  ownBooking: (phone, email, hours) =>
    `Buchungen sehe ich nicht, ich kann Ihre also weder nachschlagen noch ändern.${hours === null ? '' : ` Eine Buchung ist vorläufig, bis die Rezeption sie per E-Mail oder Telefon bestätigt; hat das in ${hours} Stunden niemand getan, endet sie, und ihre Nächte sind wieder frei.`} Der private Link in der Mail zu Ihrer Buchung zeigt, wie es um sie steht; dort ändern Sie die Personenzahl und Ihre Wünsche oder stornieren, solange das kostenlos ist. Für alles andere, etwa andere Tage, rufen Sie ${phone} an oder schreiben Sie mit Ihrer Buchungsnummer an ${email}; die Rezeption ist rund um die Uhr da. Ohne die Mail schickt Ihnen [Meine Buchung finden](/my-booking) den Link noch einmal.`,
  cardNumber:
    'Bitte schicken Sie hier keine Kartennummern, wir fragen nie danach. Bezahlt wird bei der Anreise oder im Voraus, wie es in Ihrer Buchung steht.',
  unknown: 'Das weiß ich leider nicht, und raten möchte ich nicht.',
  unsure: 'Ich bin nicht sicher, was Sie meinen. Ist es eine dieser Fragen?',
  nearest: 'Am nächsten kommt dem, was ich weiß:',
  takenFor: (question) => `Ich verstehe Ihre Frage so: „${question}“`,
  unknownPart: 'Auf einen Teil Ihrer Frage habe ich keine Antwort, und raten möchte ich nicht.',
  unknownWords: (words) =>
    `Zu ${words.map((word) => `„${word}“`).join(' und ')} im Besonderen finde ich nichts auf den Seiten des Hotels.`,
  notListed:
    'Auf den Seiten des Hotels steht davon nichts; bitte rechnen Sie nicht damit, bevor Sie nachgefragt haben.',
  handOver: (phone, call, message) =>
    `Die Rezeption hilft gern: Rufen Sie [${phone}](${call}) an, [schicken Sie eine Nachricht](${message}) oder schreiben Sie über die [Kontaktseite](/contact).`,
  readMore: {
    '/restaurant': 'Restaurant',
    '/services': 'Service',
    '/events': 'Veranstaltungen',
    '/about': 'Über uns',
    '/contact': 'Kontakt',
    '/villas': 'Villen',
    '/booking': 'Buchung',
    '/challenges': 'Villa-Abenteuer',
    '/gallery': 'Galerie',
    '/blog': 'Blog',
    '/': 'Reisetipps',
    '/policies/privacy': 'Datenschutz',
    '/policies/booking-terms': 'Buchungsbedingungen',
    '/policies/refunds': 'Erstattungen',
    '/policies/terms': 'Nutzungsbedingungen',
  },
  readArticle: 'Zum Artikel',
  stay: {
    choose: 'Diese Nächte wählen',
    calendar: 'Kalender öffnen',
    seeVilla: 'Zu ihrem Kalender',
    notBooked: 'Ich sehe nur nach: Gebucht ist erst, was Sie im Kalender bestätigen.',
    cannotBook: 'Buchen kann ich nicht für Sie, aber im Kalender dauert es zwei Minuten.',
    noSuchDay: (day) => `Einen ${day} gibt es im Kalender nicht. Welchen Tag meinen Sie?`,
    reversed: 'Ihre Abreise liegt vor Ihrer Anreise. Welche Tage meinen Sie?',
    oneNight: 'Ich habe eine Nacht angenommen; sagen Sie mir, wie viele Sie möchten.',
    askDates: 'Nennen Sie mir Ihre Tage, etwa „12. bis 15. Dezember“, und ich sehe gleich nach.',
    severalFree: (wanted, open, stay, stayNights) =>
      `Sie fragen nach ${wanted} Villen; ${open} passende ${open === 1 ? 'ist' : 'sind'} frei ${days(stay)} (${nights(stayNights)}):`,
    free: (what, stay, count, isAskedAsTaken) =>
      `${isAskedAsTaken ? 'Nein' : 'Ja'}, ${what} ist frei ${days(stay)} (${nights(count)}):`,
    freeMany: (count, of, stay, stayNights) =>
      `${count} unserer ${of} Villen ${count === 1 ? 'ist' : 'sind'} frei ${days(stay)} (${nights(stayNights)}):`,
    freeFitting: (count, stay, stayNights) =>
      `${count === 1 ? 'Eine passende Villa ist' : `${count} passende Villen sind`} frei ${days(stay)} (${nights(stayNights)}):`,
    taken: (what, stay) => `Leider ist ${what} ${days(stay)} nicht frei.`,
    noneFree: (stay) => `Leider ist keine passende Villa in allen Nächten ${days(stay)} frei.`,
    nearest: 'Die nächsten freien Tage für gleich viele Nächte:',
    others: 'An Ihren Tagen stattdessen frei:',
    more: (count) => `Und ${count} weitere im Kalender.`,
    inAll: (price) => `zusammen ${price}`,
    onRequest: (name) => `${name} kann zurzeit nicht gebucht werden.`,
    tooMany: (wanted, most) =>
      `Unsere größte buchbare Villa bietet ${most} Personen Platz; zu ${wanted} brauchen Sie zwei oder mehr nebeneinander. Die Rezeption stellt eine Gruppe gern zusammen.`,
    tooManyFor: (what, wanted, most) => `${what} bietet bis zu ${most} Personen Platz, nicht ${wanted}.`,
    together: (beds) => `Zusammen bieten diese ${beds} Personen Platz; gewählt wird jede für sich:`,
    togetherInAll: (price) => `Alle zusammen: ${price}.`,
    noOne: 'Ein Aufenthalt braucht wenigstens eine Person. Zu wievielt kommen Sie?',
    weekend:
      'Die Nächte von Freitag, Samstag und Sonntag kosten den Wochenendpreis; die Summen berücksichtigen ihn.',
    perNight: (price, weekend) =>
      `${price} je Nacht, ${weekend} in den Nächten von Freitag, Samstag und Sonntag`,
    ownBeds: 'Ich habe für jede Person ein eigenes Bett gerechnet.',
    boardNotOffered: 'mit diesen Mahlzeiten nicht angeboten',
    pricesAre: (party, board = 'bed-and-breakfast') =>
      `Die Preise gelten für die Villa${party === undefined ? '' : `, für ${guests(party)}`}, ${MEALS[board]}, in US-Dollar.`,
    boards: (half, full) =>
      [
        half && `Halbpension (Frühstück und Mittagessen) ${half}`,
        full && `Vollpension (Frühstück, Mittag- und Abendessen) ${full}`,
      ]
        .filter(Boolean)
        .join(', '),
    overBudget: (price) =>
      `Zu diesem Preis ist nichts im Angebot; unser niedrigster Preis ist ${price} je Nacht.`,
    otherCurrency: (rate = 'Wechselkurse habe ich keine.') => `Unsere Preise gelten in US-Dollar. ${rate}`,
    fit: 'Diese würden passen:',
    noneFit: 'Keine einzelne Villa hat das alles.',
    closest: 'Diese kommen dem am nächsten:',
    period: (count, label) =>
      `${label}: ${count === 1 ? 'Eine Villa hat' : `${count} Villen haben`} dafür freie Nächte. Die ersten:`,
    noneInPeriod: (label) => `${label}: Ich finde dafür keine freien Nächte.`,
    upTo: (count) => `bis ${guests(count)}`,
    bedrooms: (count) => `${count} Schlafzimmer`,
    bathrooms: (count) => `${formatDecimal(count)} ${count === 1 ? 'Bad' : 'Bäder'}`,
    floor: (floor) => floor,
    inVilla: (amenities) => `In der Villa: ${amenities.join(', ')}.`,
    nightsFrom: (count, price) => `${nights(count)} von Montag bis Donnerstag gibt es ab ${price}.`,
    isSeveral: (name, count, building, kinds) =>
      `${name} sind ${count} Villen${building ? ` (${building})` : ''}: ${kinds.join(', ')}.`,
    severalTooDear: 'Für so viele Villen reicht dieser Betrag nicht; am nächsten kommen diese:',
    several: (wanted, of) =>
      `Wir haben ${of} Villen${wanted > of ? `, nicht ${wanted}.` : `. Ob ${wanted} Villen zusammen frei sind, hängt von den Tagen ab.`}`,
    groupPage: 'Mehrere Villen zusammen buchen',
    nextFree: (what) => `Die nächsten freien Nächte für ${what}:`,
    noNextFree: (what) => `Für ${what} finde ich in den kommenden Wochen keine freie Nacht.`,
  },
}

export const noteText: Translation<typeof english.noteText> = {
  beds: (beds) => `Betten: ${beds}.`,
  view: (view) => `Aussicht: ${view}.`,
  kitchen: (things) => `In der Küche: ${things.join(', ')}.`,
  equipped: (things) => `Ausstattung: ${things.join(', ')}.`,
  inclusion: (inclusion) => `Ja, bei jedem Aufenthalt dabei: ${inclusion}.`,
  inEvery: (amenity) => `${amenity}: in jeder Villa.`,
  inSome: (amenity, count, of, names) =>
    `${amenity}: in ${count} unserer ${of} Villen: ${names.join(', ')}${count > names.length ? ' und anderen' : ''}.`,
  tip: {
    where: (place) => `Wo: ${place}.`,
    distance: (distance) => `Entfernung: ${distance}.`,
    bestTime: (time) => `Beste Zeit: ${time}.`,
    cost: (cost) => `Kosten: ${cost}.`,
  },
  hall: (name, capacity, floor, text) => `${name}: bis ${capacity} Personen, ${floor}. ${text}`,
  forEvents: (text) => `Für Veranstaltungen: ${text}`,
  ifAsked: (service, text) => `${service}, auf Wunsch: ${text}`,
  away: (place, km, text) => `${place}, auf der Straße etwa ${km} km von Mbarara. ${text}.`,
  board: {
    bedAndBreakfast: (text) => `Mit Frühstück: ${text}`,
    halfBoard: (text) => `Halbpension: ${text}`,
    fullBoard: (text) => `Vollpension: ${text}`,
  },
  event: {
    onRequest: 'Preis auf Anfrage',
    free: 'kostenlos',
    perPerson: (price) => `${price} pro Person`,
  },
}

export const topicText: Translation<typeof english.topicText> = {
  checkIn: (time) => `Die Anreise ist ab ${time} möglich.`,
  checkOut: (time) => `Die Abreise ist bis ${time}.`,
  reception: (hours) => `Die Rezeption ist besetzt: ${hours}.`,
  receptionAlways: (hours) => `Rezeption: ${hours}.`,
  reachUs: (phones, whatsApp, email, handOver) =>
    `Sie erreichen uns telefonisch unter ${phones.join(' oder ')}, über WhatsApp unter ${whatsApp} oder per E-Mail an ${email}. ${handOver}`,
  address: (address, latitude, longitude) => `Wir sind hier: ${address} (${latitude}, ${longitude}).`,
  directions: 'Karte und Weg',
  payment: (methods) => `Wir akzeptieren: ${methods.join(', ')}.`,
  deposits: (rates) => `Im Voraus verlangen wir: ${rates.join('; ')}.`,
  deposit: (amount, arrivals, withinDays) =>
    [
      DEPOSIT_AMOUNTS[amount.kind](amount.kind === 'percentage' ? amount.percent : 0),
      arrivals && `bei Anreise vom ${arrivals.first} bis ${arrivals.last}`,
      withinDays !== null &&
        `bei Buchung höchstens ${withinDays} ${withinDays === 1 ? 'Tag' : 'Tage'} vor der Anreise`,
    ]
      .filter(Boolean)
      .join(' '),
  noSecurity:
    'Von einer Kaution für Schäden steht auf unseren Seiten nichts; bitte fragen Sie die Rezeption.',
  noDeposits:
    'Zurzeit wird keine Anzahlung verlangt; wie Sie dennoch eine leisten, sagt Ihnen die Rezeption.',
  notOnline:
    'Wo online bezahlt werden kann, führt Sie der letzte Schritt der Buchung oder ein Link der Rezeption dorthin; nach Kartennummern wird hier nie gefragt.',
  currency: (currency, methods, rate) =>
    `Alle unsere Preise sind in ${currency === 'USD' ? 'US-Dollar (USD)' : currency}. ${rate ?? 'Wechselkurse habe ich keine; die Rezeption sagt Ihnen, was ein Betrag in Schilling ausmacht.'} Wir akzeptieren: ${methods.join(', ')}.`,
  rate: (shillings, day) => `Ein Dollar sind etwa ${shillings}, nach unserem Kurs vom ${day}.`,
  toCancel: (phone) =>
    `Sie stornieren über den privaten Link in der Mail zu Ihrer Buchung oder rufen mit deren Nummer ${phone} an; ich kann es nicht für Sie tun.`,
  cancellation: (_policy, hours) =>
    `Stornieren ist bis ${hours} Stunden vor der Anreise kostenlos; später kann es etwas kosten.`,
  planTerms:
    'Das gilt für unseren flexiblen Tarif; ein anderer Tarif kann andere Bedingungen haben, die bei der Auswahl dabeistehen.',
  discount: 'Einen Nachlass oder einen anderen Preis kann ich nicht zusagen: Es gilt der Preis im Kalender.',
  cheapest: (price) =>
    `Unsere Villen beginnen bei ${price} je Nacht von Montag bis Donnerstag, mit Frühstück.`,
  tax: 'Die Summe, die der Kalender vor der Buchung zeigt, ist die Summe, die wir verlangen; Gebühren oder Steuern kommen auf der Website nicht hinzu.',
  included: 'Außer dem Frühstück ist bei jedem Aufenthalt dabei:',
  nothingToPay: (inclusion) => ({
    whether: `Nein, dafür ist nichts zu zahlen. Es ist bei jedem Aufenthalt dabei: ${inclusion}.`,
    'how-much': `Dafür ist nichts zu zahlen. Es ist bei jedem Aufenthalt dabei: ${inclusion}.`,
  }),
  breakfastYes: 'Ja.',
  breakfastNo: 'Nein, das Frühstück kostet nichts extra.',
  restaurantHours: 'Die Zeiten des Restaurants:',
  barHours: 'Eigene Zeiten der Bar sind nicht angegeben.',
  boardPrices: (name, breakfast, half, full) =>
    `${name}, je Nacht: ${[breakfast && `mit Frühstück ${breakfast}`, half && `Halbpension ${half}`, full && `Vollpension ${full}`].filter(Boolean).join(', ')}`,
  allInclusive:
    'Einen All-inclusive-Tarif haben wir nicht; die Vollpension ist das Meiste, was zu einem Aufenthalt gehört.',
  cannotReserve: 'Einen Tisch kann ich selbst nicht reservieren.',
  menu: 'Aus unserer Küche:',
  noEvents: 'Zurzeit sind keine Veranstaltungen angekündigt.',
  registerForEvent: 'Anmelden können Sie sich auf der Veranstaltungsseite, mit dem Knopf daneben.',
  languages:
    'Mir können Sie auf Deutsch, Englisch, Französisch oder Kiswahili schreiben. Welche Sprachen die Rezeption spricht, steht nicht auf unseren Seiten.',
  noEventsThen: 'Für diese Tage ist nichts angekündigt. Demnächst:',
  hallTooSmall: (count, most) =>
    `Für ${count} Personen sind unsere Säle zu klein: Der größere fasst ${most}.`,
  hallQuote:
    'Ob ein Saal an einem Tag frei ist und was er kostet, sagen Ihnen unsere Leute: Bitten Sie um ein Angebot.',
  attractions: 'Rund um Mbarara:',
  yearInAnkole: 'Ein Jahr in Ankole, grün und trocken',
  types: (count) =>
    `Wir haben ${count} Arten von Villen (Preise je Nacht von Montag bis Donnerstag, mit Frühstück):`,
  category: (name, count, bedrooms, price) =>
    `${name}: bis ${guests(count)}, ${bedrooms} Schlafzimmer${price ? `, ab ${price}` : ''}`,
  villaCount: (count, names, kinds) =>
    `Wir haben ${count} möblierte Villen in ${kinds} Kategorien. Sie heißen ${names.join(', ')}.`,
  bookHow: (phone) =>
    [
      'Buchen dauert ein paar Minuten und braucht kein Konto:',
      '- Öffnen Sie den [Kalender](/calendar), wählen Sie eine Villa, Ihre Anreise und Ihre Abreise; der Preis jeder Nacht steht dabei.',
      '- Gehen Sie von dort zur Buchung, nennen Sie Ihren Namen und Ihre E-Mail-Adresse und bestätigen Sie. Oder gehen Sie auf der [Buchungsseite](/booking) Schritt für Schritt vor.',
      `- Sie können auch ${phone} anrufen, dann bucht die Rezeption mit Ihnen.`,
    ].join('\n'),
  limits: (daysAhead, most) =>
    `Sie können bis zu ${daysAhead} Tage im Voraus und bis zu ${most} Nächte am Stück buchen; auch eine einzige Nacht ist willkommen. Für einen längeren Aufenthalt rufen Sie uns bitte an.`,
  children: 'Kinder sind willkommen; jedes zählt als Gast der Villa.',
  sleeps: (name, count) => `${name} bietet ${guests(count)} Platz.`,
  figures: 'In Zahlen:',
  articles: 'Zum Lesen in unserem Blog:',
  gallery:
    'Bilder der Villen, des Restaurants und der Gärten und unsere Videorundgänge finden Sie in der Galerie.',
  challenges: (count) =>
    `${count} kleine Abenteuer rund um die Villen und in der Gegend, im Browser abzuhaken. Einige davon:`,
  timeNotListed: 'Wie lange die Fahrt dauert, steht nicht auf unseren Seiten.',
  priceNotListed: 'Was das kostet, steht nicht auf unseren Seiten.',
  extras: 'Auf Wunsch kümmern wir uns auch um:',
  today: (day) => `Im Hotel ist heute ${day}.`,
}

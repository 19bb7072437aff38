import type { ForeignWords } from './foreign-words'

const YES_OR_NO = { yes: 'ja.', no: 'nein.', words: '', ask: '' } as const

/** Answers in German. */
export const WORDS_DE: ForeignWords = {
  topics: {
    'check-in': ({ checkIn, reception }) =>
      `Anreise ist ab ${checkIn}, früher auf Anfrage, wenn die Villa frei ist. Rezeption: ${reception}.`,
    'check-out': ({ checkOut }) => `Abreise ist bis ${checkOut}, später auf Anfrage.`,
    reception: ({ reception }) => `Die Rezeption ist ${reception} besetzt.`,
    'reach-us': ({ phone, email }) => `Sie erreichen uns unter ${phone} oder ${email}.`,
    address: ({ address }) => `Wir sind hier: ${address}. [Karte und Weg](/contact)`,
    way: ({ address }) => `Wir sind hier: ${address}. Die Wege stehen auf der Seite [Kontakt](/contact).`,
    payment: ({ methods }) => `Bezahlt wird bei der Anreise oder im Voraus. Wir nehmen: ${methods}.`,
    currency: ({ methods }) => `Unsere Preise sind in US-Dollar. Wir nehmen: ${methods}.`,
    cancellation: ({ hoursToCancel, hasPlanTerms }) =>
      `Stornieren ist bis ${hoursToCancel} Stunden vor der Anreise kostenlos.${hasPlanTerms ? ' Andere Tarife haben eigene Bedingungen; sie stehen bei der Wahl dabei.' : ''} [Bedingungen](/policies/refunds)`,
    'breakfast-included': ({ hours }) => `Ja, das Frühstück ist bei jedem Aufenthalt dabei. ${hours}`,
    boards: () =>
      'Halbpension ist Frühstück und Mittagessen, Vollpension alle drei Mahlzeiten. [Restaurant](/restaurant)',
    'meal-hours': ({ hours }) => `Die Essenszeiten: ${hours} [Restaurant](/restaurant)`,
    menu: () =>
      'Die Speisekarte, einheimisch und international, steht auf der Seite [Restaurant](/restaurant).',
    diet: () =>
      'Vegetarisches gibt es auf Wunsch, etwa Gemüse aus dem Wok, Matooke mit Erdnusssauce und Blattgemüse. Zu Allergien fragen Sie bitte die Rezeption. [Restaurant](/restaurant)',
    wifi: () => 'Ja, das WLAN ist kostenlos und schnell genug für Videoanrufe.',
    parking: () => 'Ja, Parken ist kostenlos, bei den Villen und bewacht.',
    'hot-water': () => 'Ja, es gibt zu jeder Zeit warmes Wasser.',
    'air-conditioning': () => 'Ja, die Villen haben eine Klimaanlage.',
    transfer: ({ phone }) =>
      `Einen Transfer vom Flughafen gibt es auf Anfrage; den Preis sagt die Rezeption, ${phone}.`,
    tax: () => 'Der gezeigte Preis ist der Preis: die Summe steht da, bevor Sie buchen.',
    'book-how': ({ phone }) => `Wählen Sie Ihre Nächte im [Kalender](/calendar), oder rufen Sie ${phone} an.`,
    types: ({ kinds }) => `Unsere Villen (je Nacht, Montag bis Donnerstag, mit Frühstück):\n${kinds}`,
    'villa-count': ({ count }) => `Wir haben ${count} Villen. [Villen](/villas)`,
    attractions: () =>
      'Rund um Mbarara: der Lake-Mburo-Nationalpark (Zebras, Giraffen), etwa 30 km, und das Kulturzentrum Igongo, etwa 12 km.',
    distance: () =>
      'Kampala ist etwa 270 km entfernt (fünf Stunden), der Lake-Mburo-Nationalpark etwa 30 km. [Kontakt](/contact)',
    venue: () =>
      'Der Konferenzsaal fasst bis 100, der Bankettsaal bis 150 Personen; Essen und Dekoration auf Wunsch. [Angebot anfragen](/events)',
    events: () => 'Die nächsten Veranstaltungen stehen auf der Seite [Veranstaltungen](/events).',
    'drinking-water': () => 'Trinken Sie Wasser aus Flaschen oder abgekochtes, nicht aus dem Hahn.',
    health: () =>
      'An der Grenze wird ein Gelbfieberausweis verlangt; zu Malaria fragen Sie Ihren Arzt, und schlafen Sie unter dem Netz.',
    children: () => 'Kinder sind willkommen. Ein Babybett stellen wir auf Wunsch auf.',
    gallery: () => 'Bilder sind in der [Galerie](/gallery).',
    greeting: ({ hotel }) => `Guten Tag und willkommen bei ${hotel}! Was möchten Sie wissen?`,
    thanks: () => 'Gern geschehen. Noch etwas?',
    bye: () => 'Auf Wiedersehen und gute Reise!',
    'who-are-you': ({ hotel }) => `Ich bin der automatische Concierge von ${hotel}.`,
    'own-booking': ({ phone }) =>
      `Buchungen sehe ich nicht: der private Link in Ihrer Mail zeigt die Ihre, oder rufen Sie ${phone} an.`,
    'others-bookings': () => 'Über andere Gäste weiß ich nichts.',
    'off-topic': ({ hotel, phone }) => `Ich kenne nur ${hotel}. Für alles andere die Rezeption: ${phone}.`,
  },
  ask: ({ phone }) =>
    `Davon sagen unsere Seiten nichts, und raten möchte ich nicht: fragen Sie die Rezeption, [${phone}](/contact).`,
  fact: ({ subject, answer, words }) =>
    `${subject}: ${[YES_OR_NO[answer], words && `(auf Englisch) ${words}`].filter(Boolean).join(' ')}`,
  free: (days, nights, guests) =>
    `Frei vom ${days} (${nights} ${nights > 1 ? 'Nächte' : 'Nacht'}${guests ? `, ${guests} Personen` : ''}), mit Frühstück:`,
  none: (days) => `Vom ${days} ist nichts Passendes frei. Andere Tage zeigt der [Kalender](/calendar).`,
  group: 'Mehrere Villen zusammen bucht man auf der Seite [Gruppen](/booking/group) oder über die Rezeption.',
  prices: ({ kinds }) => `Je Nacht, Montag bis Donnerstag, mit Frühstück, in US-Dollar:\n${kinds}`,
  villa: (name, guests, price) => `- ${name} (bis ${guests} Personen): ${price}`,
  choose: 'Diese Nächte wählen',
  perNight: 'je Nacht',
  whichDays: 'Nennen Sie mir Ihre Tage, und ich sehe nach, was frei ist.',
  notBooked: 'Gebucht ist erst, was Sie bestätigen.',
}

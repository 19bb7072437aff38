import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/landing'

export const landingContent: Translation<typeof english.landingContent> = {
  about: {
    title: 'Eine ruhige Adresse im grünen Westen',
    paragraphs: [
      'Mbarara liegt dort, wo die Straße zu den Nationalparks und Seen beginnt. Unsere Villen stehen ein wenig abseits davon, zwischen Bananengärten: mit eigenem Schlüssel, eigener Küche und einer Veranda für den Abend.',
      'Kommen Sie für eine Nacht auf dem Weg zum Lake Mburo, für eine Arbeitswoche in der Stadt oder zur Hochzeit Ihrer Cousine. Was Sie auch herführt: Die Abende gehören der Veranda.',
    ],
    more: 'Mehr über uns',
    villas: 'Alle Villen entdecken',
    pictureAlt:
      'Illustration: eine kleine ockerfarbene Villa in einer blühenden Wiese, davor bemalte Bienenstöcke',
  },
  special: {
    title: 'Was uns besonders macht',
    cards: [
      {
        icon: 'pin',
        title: 'Beste Lage',
        line: 'Wenige Minuten ins Zentrum von Mbarara, weniger als eine Stunde zu den Zebras und Giraffen am Lake Mburo.',
      },
      {
        icon: 'guests',
        title: 'Persönlicher Service',
        line: 'Wer Sie empfängt, kennt Ihren Namen, Ihre Villa und weiß, wie Sie Ihren Kaffee trinken.',
      },
      {
        icon: 'cup',
        title: 'Authentische Küche',
        line: 'Matoke, rauchige Bohnen und Eshabwe neben Gerichten von weiter her, frisch gekocht, wenn Sie bestellen.',
      },
    ],
  },
  contact: {
    title: 'Schreiben Sie uns, bevor Sie kommen',
    line: 'Eine Frage zum Weg, ein Geburtstag, ein Babybett: Jede Nachricht wird gelesen und beantwortet.',
    call: 'Oder rufen Sie an:',
    hours: (hours) => `Öffnungszeiten der Rezeption: ${hours}.`,
    times: (checkIn, checkOut) => `Check-in ab ${checkIn}, Check-out bis ${checkOut}.`,
  },
  closing: {
    title: 'Welche Nacht wird Ihre?',
    line: 'Der Kalender zeigt jede freie Nacht und ihren Preis. Wählen Sie eine Villa und Ihre Tage, und wir halten sie für Sie frei.',
    action: 'Freie Nächte ansehen',
    villas: 'Villen ansehen',
  },
}

export const travelTipsContent: Translation<typeof english.travelTipsContent> = {
  title: 'Reisetipps für die Gegend',
  intro: 'Was wir unserem eigenen Besuch am Frühstückstisch erzählen.',
  filter: 'Art des Tipps',
  all: 'Alle Tipps',
  more: 'Weitere Tipps zeigen',
  less: 'Weniger zeigen',
  carousel: 'Reisetipps, einer nach dem anderen',
  remaining: 'Weitere Tipps',
  previous: 'Vorheriger Tipp',
  next: 'Nächster Tipp',
  pause: 'Tipps anhalten',
  play: 'Tipps abspielen',
  place: (place, total) => `${place} von ${total}`,
  rated: 'Bewertung',
  where: 'Wo',
  when: 'Beste Zeit',
  cost: 'Kosten',
}

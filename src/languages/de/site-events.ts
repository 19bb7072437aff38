import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/events'

export const eventsContent: Translation<typeof english.eventsContent> = {
  title: 'Events',
  description:
    'Ein Konferenzsaal für 100 und ein Bankettsaal für 150 Gäste in Mbarara, mit Bewirtung und Villen im Haus, und was als Nächstes ansteht.',
  hero: {
    title: 'Zwei Etagen, ein langer Abend',
    line: 'Hochzeiten, Vorstellungsfeiern der Familien, Workshops, Vorstandssitzungen und Geburtstage mit einer Null am Ende.',
    picture: samplePicture('conference-hall'),
  },
  venues: {
    title: 'Unsere Säle',
    line: 'Einer über dem anderen, jeder mit eigenem Eingang.',
    quote: 'Angebot anfordern',
    /** Read aloud after it. */
    quoteFor: (hall) => `für den ${hall}`,
    upTo: 'bis zu',
    guests: 'Gäste',
    halls: [
      {
        id: 'banquet-hall',
        capacity: 150,
        name: 'Bankettsaal',
        floor: 'Obergeschoss',
        text: 'Fenster zu den Hügeln auf der langen Seite, Platz für eine Bühne, eine Band und den Tanz danach. Runde Tische, lange Tische oder keine.',
        message:
          'Ich möchte ein Angebot für den Bankettsaal (bis zu 150 Gäste).\n\nAnlass: \nDatum: \nAnzahl der Gäste: ',
      },
      {
        id: 'conference-hall',
        capacity: 100,
        name: 'Konferenzsaal',
        floor: 'Erdgeschoss',
        text: 'Ebenerdig zum Garten für die Kaffeepausen. Reihen, ein Hufeisen oder Tische wie im Klassenzimmer, Tageslicht und Verdunkelung für den Beamer.',
        message:
          'Ich möchte ein Angebot für den Konferenzsaal (bis zu 100 Gäste).\n\nAnlass: \nDatum: \nAnzahl der Gäste: ',
      },
    ],
  },
  services: {
    title: 'Was wir dazu beitragen',
    tiles: [
      {
        icon: 'cup',
        title: 'Bewirtung',
        text: 'Von der Kaffeepause bis zum Festessen in fünf Gängen, aus unserer eigenen Küche.',
      },
      {
        icon: 'palm',
        title: 'Dekoration',
        text: 'Blumen, Lampen und Stoffe, in Ihren Farben oder in denen von Ankole.',
      },
      {
        icon: 'play',
        title: 'Ton und Leinwand',
        text: 'Mikrofone, die funktionieren, ein Beamer und jemand, der beides kennt.',
      },
      {
        icon: 'guests',
        title: 'Gastgeber für den Tag',
        text: 'Ein Mensch, der Ihre Liste hat und ans Telefon geht.',
      },
      {
        icon: 'bed',
        title: 'Villen für Gäste',
        text: 'Fünfundzwanzig, damit nachts niemand fahren muss.',
      },
      {
        icon: 'pin',
        title: 'Parken und Sicherheit',
        text: 'Platz für die Autos und wachsame Augen dazu.',
      },
    ],
  },
  contact: {
    title: 'Sprechen Sie mit denen, die die Tische decken',
    line: 'Sagen Sie uns den Tag und die Zahl der Gäste; wir sagen Ihnen, was es kostet.',
    action: 'Schreiben Sie uns',
    message: 'Wir planen\u00a0…',
  },
  closing: {
    title: 'Wer zuletzt geht, schläft am nächsten',
    line: 'Sehen Sie, welche Villen um Ihren Termin frei sind, und sichern Sie sie sich, solange sie es sind.',
    picture: samplePicture('la-familiar'),
    action: { path: '/calendar', label: 'Freie Nächte ansehen' },
    other: { path: '/villas', label: 'Villen ansehen' },
  },
}

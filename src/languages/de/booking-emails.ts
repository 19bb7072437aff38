import type * as english from '@/features/booking-emails/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const LETTER_WORDS: Translation<typeof english.LETTER_WORDS> = {
  received: {
    subject: (reference, hotel) => `Anfrage eingegangen: ${reference}, ${hotel}`,
    dear: (name) => (name === null ? 'Guten Tag,' : `Guten Tag ${name},`),
    thanks: (held) =>
      `vielen Dank: Wir haben Ihre Anfrage erhalten. ${held} Dann schreiben wir Ihnen wieder.`,
  },
  unproven: {
    thanks: (held) => `vielen Dank: Wir haben Ihre Anfrage erhalten. ${held}`,
    code: (code) => `Ihr Code: ${code}`,
    how: 'Geben Sie den Code auf der Seite ein, auf der Sie gebucht haben, oder öffnen Sie diesen Link. Eines von beiden genügt.',
    link: 'E-Mail-Adresse bestätigen und Buchung ansehen',
    otherwise:
      'Geschieht bis dahin keines von beiden, werden die Nächte für andere frei, und Sie schulden uns nichts. Haben nicht Sie angefragt? Dann brauchen Sie nichts zu tun.',
  },
  lapsed: {
    subject: (reference, hotel) => `Ihre Anfrage ${reference} ist abgelaufen, ${hotel}`,
    text: 'es tut uns leid: Wir konnten Ihre Anfrage nicht rechtzeitig bestätigen, und ihre Nächte sind wieder für andere frei. Sie schulden uns nichts. Wenn Sie noch kommen möchten, buchen Sie bitte noch einmal oder rufen Sie uns an.',
    link: 'Sehen, was frei ist',
  },
  confirmed: {
    subject: (reference, hotel) => `Ihre Buchung ${reference} ist bestätigt, ${hotel}`,
    text: 'Ihre Buchung ist bestätigt. Wir freuen uns auf Sie.',
  },
  changed: {
    subject: (reference, hotel) => `Ihr Aufenthalt bei ${hotel} hat sich geändert (Buchung ${reference})`,
    text: (phones) => [
      'wir haben Ihren Aufenthalt für Sie geändert. Hier sehen Sie ihn, wie er jetzt ist, mit dem Preis Nacht für Nacht; das ersetzt, was wir vorher geschrieben haben.',
      `Ist etwas nicht so, wie Sie es wünschen? Rufen Sie uns an: ${phones}, und wir bringen es in Ordnung. Die Datei in dieser E-Mail bringt Ihren Kalender auf den neuen Stand.`,
    ],
  },
  cancelled: {
    subject: (reference, hotel) => `Ihre Buchung ${reference} ist storniert, ${hotel}`,
    text: (isFree) =>
      isFree
        ? 'Ihre Buchung ist storniert, und ihre Nächte sind wieder für andere frei. Sie schulden uns dafür nichts. Falls Sie schon etwas bezahlt haben, regelt die Rezeption das mit Ihnen.'
        : 'Ihre Buchung ist storniert, und ihre Nächte sind wieder für andere frei. Was berechnet wird, steht unten; die Rezeption regelt das mit Ihnen.',
  },
  undone: {
    subject: (reference, hotel) => `Bitte beachten Sie unsere letzte E-Mail zu ${reference} nicht, ${hotel}`,
    stands:
      'wir haben Ihnen geschrieben, dass Ihre Buchung storniert ist. Das war ein Fehler von uns, den wir zu entschuldigen bitten. Ihre Buchung ist bestätigt, so wie Sie sie unten finden; da nichts storniert ist, schulden Sie auch nichts für eine Stornierung.',
    waits: (held) =>
      `unsere letzte E-Mail zu Ihrer Anfrage war ein Fehler von uns, den wir zu entschuldigen bitten. Ihre Anfrage ist noch weder bestätigt noch storniert; Sie finden sie unten. ${held} Dann schreiben wir Ihnen wieder.`,
  },
  byGuest: {
    receipt: {
      subject: (reference, hotel) => `Ihre Buchung ${reference} wurde geändert, ${hotel}`,
      text: 'Ihre Buchung wurde über ihren persönlichen Link geändert. Hier sehen Sie, was neu ist, und den Aufenthalt, wie er jetzt ist; das ersetzt, was wir vorher geschrieben haben.',
      notYou: (phones) =>
        `Waren das nicht Sie, oder ist etwas nicht so, wie Sie es wünschen? Rufen Sie uns an: ${phones}, und wir bringen es in Ordnung.`,
    },
    notice: {
      subject: (reference, villa) => `Vom Gast geändert: ${reference}, ${villa}`,
      text: 'Ein Gast hat diese Buchung über den persönlichen Link geändert.',
    },
    cancelled: {
      subject: (reference, villa) => `Vom Gast storniert: ${reference}, ${villa}`,
      text: 'Ein Gast hat diese Buchung über den persönlichen Link storniert. Ihre Nächte sind wieder für andere frei.',
    },
    changes: 'Was neu ist',
    fields: {
      villa: 'Villa',
      checkInDate: 'Anreise',
      checkOutDate: 'Abreise',
      numberOfGuests: 'Gäste',
      board: 'Verpflegung',
      totalAmount: 'Gesamt',
    },
    guestData: {
      childAges: 'Alter der Kinder',
      wantsCot: 'Babybett',
      arrivalTime: 'Ankunft',
      specialRequests: 'Wünsche',
    },
    isNew: 'geändert',
    fromTo: (from, to) => `${from} → ${to}`,
    cancelCost: 'Insgesamt berechnet',
    nothing: 'nichts',
    otherCharges: 'Andere Kosten',
    paid: 'Bisher bezahlt',
    due: 'Noch zu bezahlen',
    comesBack: 'Geht an den Gast zurück',
  },
  asked: {
    subject: (reference, hotel) => `Ihr persönlicher Link zur Buchung ${reference}, ${hotel}`,
    text: 'hier ist der persönliche Link zu Ihrer Buchung, der auf unserer Website angefordert wurde. Hat jemand anderes gefragt? Dann brauchen Sie nichts zu tun: Niemand außer Ihnen hat diesen Link.',
  },
  desk: {
    subject: (reference, villa) => `Neue Anfrage ${reference}: ${villa}`,
    asked: 'Ein Gast hat diesen Aufenthalt angefragt.',
    waits: 'Die Nächte bleiben freigehalten, bis jemand die Anfrage bestätigt oder ihre Zeit vorbei ist.',
    isConfirmed: 'Sie wurde seither bestätigt.',
    isOver:
      'Die Nächte werden nicht mehr freigehalten: Die Anfrage wurde storniert oder nicht rechtzeitig bestätigt.',
    link: 'Im Panel öffnen',
  },
  rows: {
    reference: 'Buchung',
    villa: 'Villa',
    checkIn: 'Anreise',
    checkOut: 'Abreise',
    arrival: 'Ankunft',
    guests: 'Gäste',
    board: 'Verpflegung',
    freeCancellation: 'Kostenlose Stornierung',
    untilMoment: (moment) => `bis ${moment}`,
    requests: 'Wünsche',
    guest: 'Gast',
    email: 'E-Mail',
    phone: 'Telefon',
    total: 'Gesamt',
    withExtras: 'Gesamtpreis mit Extras',
    from: (day, time) => `${day}, ab ${time}`,
    until: (day, time) => `${day}, bis ${time}`,
  },
  price: 'Preis, Nacht für Nacht',
  policies: 'Gut zu wissen',
  directions: 'So finden Sie uns',
  map: 'Karte öffnen',
  plusCode: (code) => `Plus Code ${code}`,
  link: 'Buchung ansehen, ändern oder stornieren',
  linkNote: 'Dieser Link gehört Ihnen allein: Wer ihn hat, kann diese Buchung sehen und ändern.',
  closing: (hotel) => `Herzliche Grüße\n${hotel}`,
}

export const BOARD_WORDS: Translation<typeof english.BOARD_WORDS> = {
  'bed-and-breakfast': 'Mit Frühstück',
  'half-board': 'Halbpension (Frühstück und Mittagessen)',
  'full-board': 'Vollpension (Frühstück, Mittag- und Abendessen)',
}

import type * as english from '@/features/booking-emails/rules/group-words'
import type { Translation } from '@/kernel/translation'

export const GROUP_LETTER_WORDS: Translation<typeof english.GROUP_LETTER_WORDS> = {
  received: {
    subject: (reference, hotel) => `Gruppenanfrage eingegangen: ${reference}, ${hotel}`,
    thanks: (villas, held) =>
      `vielen Dank: Wir haben Ihre Anfrage für ${villasOf(villas)} erhalten. ${held} Dann schreiben wir Ihnen wieder.`,
    unproven: (villas, held) =>
      `vielen Dank: Wir haben Ihre Anfrage für ${villasOf(villas)} erhalten. ${held}`,
    prove: 'E-Mail-Adresse bestätigen und Villen ansehen',
    deposit: (amount) =>
      `Wir bitten um eine Anzahlung von ${amount} für alle Villen zusammen. Sie zahlen sie auf der Seite hinter dem Link in dieser E-Mail.`,
  },
  lapsed: {
    subject: (reference, hotel) => `Ihre Gruppenanfrage ${reference} ist abgelaufen, ${hotel}`,
    text: 'es tut uns leid: Wir konnten Ihre Anfrage für diese Villen nicht rechtzeitig bestätigen, und ihre Nächte sind wieder für andere frei. Sie schulden uns dafür nichts. Wenn Sie noch kommen möchten, buchen Sie bitte noch einmal oder rufen Sie uns an.',
    link: 'Sehen, was frei ist',
  },
  confirmed: {
    subject: (reference, hotel) => `Ihre Gruppe ${reference} ist bestätigt, ${hotel}`,
    text: (villas) => `Ihre Buchung von ${villasOf(villas)} ist bestätigt. Wir freuen uns auf Sie alle.`,
  },
  changed: {
    subject: (reference, hotel) => `Ihr Aufenthalt bei ${hotel} hat sich geändert (Gruppe ${reference})`,
    text: (phones) => [
      'wir haben den Aufenthalt Ihrer Gruppe für Sie verlegt. Hier sehen Sie ihn, wie er jetzt ist, mit seinen Preisen; das ersetzt, was wir vorher geschrieben haben.',
      `Ist etwas nicht so, wie Sie es wünschen? Rufen Sie uns an: ${phones}, und wir bringen es in Ordnung. Die Datei in dieser E-Mail bringt Ihren Kalender auf den neuen Stand.`,
    ],
  },
  cancelled: {
    subject: (reference, hotel) => `Ihre Gruppe ${reference} ist storniert, ${hotel}`,
    text: (isFree) =>
      isFree
        ? 'die Buchung Ihrer Gruppe ist storniert, und ihre Nächte sind wieder für andere frei. Sie schulden uns dafür nichts. Falls Sie schon etwas bezahlt haben, regelt die Rezeption das mit Ihnen.'
        : 'die Buchung Ihrer Gruppe ist storniert, und ihre Nächte sind wieder für andere frei. Was berechnet wird, steht unten; die Rezeption regelt das mit Ihnen.',
  },
  undone: {
    subject: (reference, hotel) =>
      `Bitte beachten Sie unsere letzte E-Mail zur Gruppe ${reference} nicht, ${hotel}`,
    stands:
      'unsere letzte E-Mail zu Ihrer Gruppe war ein Fehler von uns, den wir zu entschuldigen bitten. Unten finden Sie jede Villa, wie sie jetzt steht. Für die bestätigten schulden Sie nichts für eine Stornierung.',
    waits: (held) =>
      `unsere letzte E-Mail zu Ihrer Gruppe war ein Fehler von uns, den wir zu entschuldigen bitten. Unten finden Sie jede Villa, wie sie jetzt steht; noch sind nicht alle bestätigt. ${held} Dann schreiben wir Ihnen wieder.`,
  },
  asked: {
    subject: (reference, hotel) => `Ihr persönlicher Link zur Gruppe ${reference}, ${hotel}`,
    text: 'hier ist der persönliche Link zu Ihrer Gruppe. Er wurde auf unserer Website angefordert, oder man hat uns diese Adresse für die Gruppe gegeben. Hat jemand anderes gefragt? Dann brauchen Sie nichts zu tun: Niemand außer Ihnen hat diesen Link.',
  },
  desk: {
    subject: (reference, villas) => `Neue Gruppenanfrage ${reference}: ${villasOf(villas)}`,
    asked: (villas) => `Ein Gast hat ${villasOf(villas)} zusammen angefragt.`,
    waits: 'Ihre Nächte bleiben freigehalten, bis jemand sie bestätigt oder ihre Zeit vorbei ist.',
    isDecided: 'Einige oder alle wurden seither bestätigt oder storniert.',
    link: 'Gruppe im Panel öffnen',
  },
  reference: 'Gruppe',
  villas: 'Villen',
  staying: 'Wer hier wohnt',
  villaTotal: 'Preis',
  total: 'Gesamtpreis der Gruppe',
  status: 'Status',
  link: 'Villen der Gruppe ansehen, ändern oder stornieren',
  linkNote: 'Dieser Link gehört Ihnen allein: Wer ihn hat, kann jede Buchung der Gruppe sehen und ändern.',
}

function villasOf(count: number): string {
  return count === 1 ? '1 Villa' : `${count} Villen`
}

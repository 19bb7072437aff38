import type * as english from '@/kernel/errors'
import type { Translation } from '@/kernel/translation'

export const ERRORS: Translation<typeof english.ERRORS> = {
  'malformed-request': {
    status: 400,
    message: 'Diese Anfrage war nicht lesbar. Bitte versuchen Sie es noch einmal.',
  },
  'not-signed-in': { status: 401, message: 'Bitte melden Sie sich an, um fortzufahren.' },
  'wrong-credentials': { status: 401, message: 'Ungültige Anmeldedaten' },
  'code-wanted': {
    status: 401,
    message: 'Bitte geben Sie den Code ein, den Ihre Authenticator-App anzeigt.',
  },
  'wrong-code': {
    status: 401,
    message:
      'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte geben Sie den neuesten aus Ihrer App ein.',
  },
  'wrong-passkey': {
    status: 401,
    message:
      'Dieser Passkey ist hier nicht mehr bekannt, oder die Zeit zum Antworten war vorbei. Bitte versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  },
  'second-factor-missing': {
    status: 403,
    message: 'Ihr Hotel verlangt einen zweiten Faktor. Bitte richten Sie ihn zuerst im Panel ein.',
  },
  'proof-wanted': { status: 403, message: 'Bitte geben Sie dafür Ihr Passwort noch einmal ein.' },
  'not-for-tokens': {
    status: 403,
    message: 'Das kann nur jemand tun, der angemeldet ist, nicht ein API-Token.',
  },
  'not-allowed': { status: 403, message: 'Ihr Konto darf das nicht.' },
  'other-origin': {
    status: 403,
    message: 'Dieser Aufruf kam von einer anderen Website. Bitte benutzen Sie unsere eigenen Seiten.',
  },
  'not-found': { status: 404, message: 'Unter dieser Adresse ist nichts.' },
  'nights-taken': {
    status: 409,
    message: 'Einige dieser Nächte hat soeben jemand anderes gebucht. Bitte wählen Sie andere Tage.',
  },
  'still-in-use': {
    status: 409,
    message: 'Etwas anderes verweist noch darauf. Bitte ändern Sie zuerst das.',
  },
  'already-there': { status: 409, message: 'So etwas gibt es schon.' },
  'changed-meanwhile': {
    status: 409,
    message:
      'Jemand anderes hat das geändert, nachdem Sie es geöffnet haben. Ihre Eingaben bleiben erhalten: Sehen Sie sich die Änderungen an und speichern Sie dann noch einmal.',
  },
  'kept-elsewhere': {
    status: 409,
    message: 'Das richtet sich nach einer anderen Stelle. Bitte ändern Sie es dort.',
  },
  'step-not-allowed': { status: 409, message: 'Dieser Schritt ist bei dieser Buchung nicht möglich.' },
  'step-asks': { status: 409, message: 'Bitte sehen Sie sich das an, bevor Sie weitermachen.' },
  'booking-ended': {
    status: 409,
    message: 'Die Buchung aus dieser Anfrage ist inzwischen beendet. Bitte buchen Sie noch einmal.',
  },
  'hold-over': {
    status: 409,
    message:
      'Die Zeit, die E-Mail-Adresse dieser Anfrage zu bestätigen, ist vorbei, und ihre Nächte sind wieder für andere frei. Bitte buchen Sie noch einmal oder rufen Sie uns an.',
  },
  'last-superadmin': {
    status: 409,
    message: 'Mindestens ein aktiver Super Admin muss bleiben. Bitte machen Sie zuerst jemand anderen dazu.',
  },
  'extra-not-left': { status: 409, message: 'Eines der Extras ist an diesem Tag nicht mehr zu haben.' },
  'total-differs': {
    status: 409,
    message: 'Der Preis dieses Aufenthalts ist ein anderer als der, den Sie gesehen haben.',
  },
  'too-large': { status: 413, message: 'Das ist mehr, als wir auf einmal annehmen können.' },
  'wrong-type': { status: 415, message: 'Bitte senden Sie das als JSON.' },
  'invalid-input': { status: 422, message: 'Bitte prüfen Sie die markierten Felder.' },
  'villa-unavailable': {
    status: 422,
    message: 'Diese Villa ist zurzeit nicht buchbar. Bitte wählen Sie eine andere.',
  },
  'key-reused': {
    status: 422,
    message:
      'Dieser Idempotency-Key wurde schon für eine andere Buchung benutzt. Bitte nehmen Sie einen neuen.',
  },
  'too-many-unproven': {
    status: 429,
    message:
      'Drei Anfragen von Ihrem Anschluss warten noch darauf, dass jemand seine E-Mail-Adresse bestätigt; deshalb können wir noch keine weiteren Nächte freihalten. Bitte öffnen Sie den Link oder geben Sie den Code aus einer dieser E-Mails ein und versuchen Sie es noch einmal. Oder rufen Sie uns an: Wir buchen mit Ihnen.',
  },
  'too-many-for-mailbox': {
    status: 429,
    message:
      'Drei Anfragen mit dieser E-Mail-Adresse warten schon auf unsere Antwort. Bitte warten Sie, bis wir eine bestätigt haben, stornieren Sie eine über den Link in ihrer E-Mail, oder rufen Sie uns an: Wir buchen mit Ihnen.',
  },
  'code-used-up': {
    status: 429,
    message:
      'Es wurde zu oft ein falscher Code eingegeben, deshalb gilt dieser nicht mehr. Bitte lassen Sie sich einen neuen senden oder öffnen Sie den Link in unserer E-Mail.',
  },
  'too-many-code-emails': {
    status: 429,
    message:
      'An diese Adresse haben wir schon mehrere Codes gesendet. Bitte sehen Sie im Spam-Ordner nach oder rufen Sie uns an: Wir bestätigen sie mit Ihnen.',
  },
  'too-many-requests': {
    status: 429,
    message: 'Zu viele Anfragen. Bitte warten Sie ein wenig und versuchen Sie es noch einmal.',
  },
  internal: {
    status: 500,
    message: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal oder rufen Sie uns an.',
  },
  unavailable: {
    status: 503,
    message:
      'Das ist zurzeit nicht möglich. Bitte versuchen Sie es in einer Minute noch einmal oder rufen Sie uns an.',
  },
  'not-ready': {
    status: 503,
    message: 'Wir starten gerade. Bitte versuchen Sie es gleich noch einmal.',
  },
}

import type * as english from '@/features/reviews/web/review-form-text'
import { formatMonth, toDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const reviewFormText: Translation<typeof english.reviewFormText> = {
  loading: 'Ihre Bewertung wird geladen',
  greeting: (name) => (name === 'Guest' ? 'Wie war Ihr Aufenthalt?' : `Wie war Ihr Aufenthalt, ${name}?`),
  stay: (departedOn) => `Ihre Abreise war im ${formatMonth(toDay(departedOn))}.`,
  note: 'Wir lesen, was Sie schreiben, bevor wir es veröffentlichen. Veröffentlicht werden Ihr Vorname und der Monat, sonst nichts von Ihnen.',
  aspects: 'Und im Einzelnen, soweit Sie mögen',
  words: 'In Ihren Worten',
  wordsHelp: 'Was sollte jemand wissen, der nach Ihnen kommt?',
  optional: '(freiwillig)',
  left: (count) => `Noch ${count.toLocaleString('de-DE')} Zeichen`,
  clear: 'Löschen',
  /** Read aloud after it. */
  clearFor: (aspect) => `(Bewertung für ${aspect})`,
  send: 'Bewertung senden',
  change: 'Änderungen speichern',
  sending: 'Wird gesendet\u00a0…',
  saved: { title: 'Vielen Dank', description: 'Ihre Bewertung ist bei uns.' },
  thanks: 'Vielen Dank. Ihre Bewertung ist bei uns.',
  thanksLine: 'Bis sie veröffentlicht ist, können Sie sie hier ändern.',
  published: 'Ihre Bewertung ist veröffentlicht. Vielen Dank.',
  answer: 'Unsere Antwort',
  failed: 'Ihre Bewertung wurde nicht gespeichert',
  failedLine: 'Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es gleich noch einmal.',
  gone: 'Dieser Link führt zu keiner Bewertung.',
  goneHelp: 'Links enden einige Zeit nach dem Aufenthalt. Sie können uns jederzeit schreiben oder anrufen.',
  notLoaded: 'Ihre Bewertung konnte nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  call: 'Anrufen:',
  noScript: 'Zum Bewerten braucht es JavaScript. Sie können uns stattdessen jederzeit schreiben.',
  scale: { 1: 'Schlecht', 2: 'Mäßig', 3: 'Gut', 4: 'Sehr gut', 5: 'Ausgezeichnet' },
}

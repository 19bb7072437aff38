import type * as english from '@/features/retention/rules/periods'
import type { Translation } from '@/kernel/translation'

const YEAR = 365
/** Books are kept for five years after the year they are of. */
const BOOKS = 6 * YEAR

export const PERIODS: Translation<typeof english.PERIODS> = [
  {
    kind: 'stays',
    what: 'Wer bei uns gewohnt hat: Namen, Adressen, Telefonnummern, Wünsche, Vermerke, Bewertungen und die Namen auf Dokumenten',
    days: BOOKS,
    since: 'dem Ende des letzten Aufenthalts',
    afterwards: 'wird alles gelöscht, und Tage und Beträge bleiben ohne Namen',
    why: 'Das Steuerrecht verlangt unsere Bücher fünf Jahre über das Jahr hinaus, in das sie gehören.',
  },
  {
    kind: 'requests',
    what: 'Dasselbe von allen, die nur angefragt, storniert oder nicht angereist sind und nichts bezahlt haben',
    days: YEAR,
    since: 'dem letzten angefragten Tag',
    afterwards: 'wird alles gelöscht',
    why: 'Damit wir Fragen dazu beantworten können.',
  },
  {
    kind: 'id-documents',
    what: 'Art und Nummer des Ausweises, mit dem Sie sich ausgewiesen haben',
    days: 90,
    since: 'dem Ende des letzten Aufenthalts',
    afterwards: 'werden sie gelöscht',
    why: 'Damit wir sagen können, wer da war, solange aus dem Aufenthalt noch etwas offen sein kann.',
  },
  {
    kind: 'messages',
    what: 'Nachrichten über die Kontaktseite und per E-Mail, mit unseren Antworten',
    days: 2 * YEAR,
    since: 'dem letzten Wort einer der beiden Seiten',
    afterwards: 'werden sie gelöscht',
    why: 'Damit wir wissen, was vereinbart war, wenn Sie darauf zurückkommen.',
  },
  {
    kind: 'enquiries',
    what: 'Anfragen zu Veranstaltungen, mit unseren Antworten',
    days: 2 * YEAR,
    since: 'dem Tag der Veranstaltung',
    afterwards: 'werden sie gelöscht',
    why: 'Damit wir wissen, was vereinbart war, wenn Sie darauf zurückkommen.',
  },
  {
    kind: 'questions',
    what: 'Fragen, auf die der Concierge keine Antwort hatte, ohne Angabe, wer gefragt hat, und ohne Namen, Adressen und Nummern, die er erkennt',
    days: 90,
    since: 'dem Tag, an dem sie zuletzt gestellt wurden',
    afterwards: 'werden sie gelöscht',
    why: 'Damit unser Team ergänzen kann, was fehlt.',
  },
  {
    kind: 'mails',
    what: 'An welche Adresse jede unserer E-Mails und an welche Nummer jede Nachricht ging und was daraus wurde',
    days: YEAR,
    since: 'dem Tag, an dem sie geschrieben wurde',
    afterwards: 'werden Adresse und Nummer gelöscht',
    why: 'Damit wir sehen können, ob sie angekommen ist.',
  },
  {
    kind: 'consents',
    what: 'Was Sie zu E-Mails über die Buchung hinaus und zu Nachrichten auf Ihr Telefon geantwortet haben, wo keine Buchung diese Adresse oder Nummer mehr hat',
    days: YEAR,
    since: 'der Antwort',
    afterwards: 'wird es gelöscht; andere Antworten gehen mit dem, was von Ihnen bekannt ist',
    why: 'Damit wir niemandem schreiben, der es nicht möchte.',
  },
  {
    kind: 'links',
    what: 'Die Prüfsummen, an denen persönliche Links erkannt werden',
    days: 2 * YEAR,
    since: 'dem Ende des Aufenthalts',
    afterwards: 'werden sie gelöscht, und die Links führen nirgendwohin',
    why: 'Damit Sie Ihre Unterlagen finden.',
  },
  {
    kind: 'codes',
    what: 'Die Prüfsummen von Codes aus unseren E-Mails',
    days: 7,
    since: 'dem Tag, an dem der Code gesendet wurde',
    afterwards: 'werden sie gelöscht',
    why: 'Damit ein falscher Code als solcher erkannt wird.',
  },
  {
    kind: 'senders',
    what: 'Eine Prüfsumme der Netzwerkadresse, von der eine Buchungsanfrage kam',
    days: 1,
    since: 'der Anfrage',
    afterwards: 'wird sie gelöscht',
    why: 'Damit niemand alle Nächte blockiert, ohne es ernst zu meinen.',
  },
  {
    kind: 'trail',
    what: 'Wer aus unserem Team was geändert hat',
    days: BOOKS,
    since: 'der Änderung',
    afterwards: 'wird der Eintrag gelöscht',
    why: 'Es gehört zu den Büchern.',
  },
]

export const PERIOD_WORDS: Translation<typeof english.PERIOD_WORDS> = {
  period: (what, days, since, afterwards) => `${what}: ${days} ab ${since}; dann ${afterwards}.`,
}

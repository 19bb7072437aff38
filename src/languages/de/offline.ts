import type * as english from '@/features/offline/text'
import type { Translation } from '@/kernel/translation'

export const OFFLINE_WORDS: Translation<typeof english.OFFLINE_WORDS> = {
  title: 'Gerade keine Verbindung',
  told: 'Diese Seite wurde auf diesem Gerät noch nicht gelesen, deshalb gibt es keine Kopie davon. Seiten, die Sie schon gelesen haben, öffnen sich auch ohne Verbindung.',
  again: 'Erneut versuchen',
  reach: 'Ein Anruf erreicht uns auch ohne Internet:',
  call: (phone) => `${phone} anrufen`,
  find: 'Wo Sie uns finden',
  arrive: (from, hours) => `Ihre Villa ist ab ${from} bereit. Rezeption: ${hours}.`,
  keep: 'Auf diesem Gerät behalten',
  keepHelp:
    'Diese Seite öffnet sich dann auch ohne Verbindung. Lassen Sie es aus, wenn andere das Gerät mitbenutzen: Wer sie öffnet, sieht Ihre Buchung.',
  kept: 'Auf diesem Gerät gespeichert: öffnet sich ohne Verbindung.',
  drop: 'Nicht länger behalten',
  failed:
    'Die Seite konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal, wenn die Verbindung besser ist.',
}

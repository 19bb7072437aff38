import type * as english from '@/features/stay-calendar/web/unanswered-text'
import type { Translation } from '@/kernel/translation'

export const UNANSWERED_WORDS: Translation<typeof english.UNANSWERED_WORDS> = {
  title: 'Wir wissen es noch nicht',
  brief: 'Es ist keine Antwort gekommen. Ihre Buchung ist vielleicht schon angelegt.',
  why: 'Ihre Buchung wurde gesendet, aber es ist keine Antwort gekommen: Vielleicht ist sie angelegt, vielleicht nicht. Ihre Eingaben bleiben erhalten.',
  safely:
    'Wir fragen von selbst weiter nach. Sie können unbesorgt noch einmal drücken: So oft Sie es auch tun, gebucht wird nur einmal.',
  notMade:
    'Ihre Buchung hat uns nicht erreicht: Es ist noch nichts gebucht. Alle Ihre Eingaben sind noch da.',
  tryAgain: 'Erneut versuchen',
  asking: 'Wir fragen nach\u00a0…',
  leave: 'Zurück zu meiner Buchung',
}

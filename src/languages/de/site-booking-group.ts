import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/booking-group'

export const groupContent: Translation<typeof english.groupContent> = {
  title: 'Mehrere Villen, eine Buchung',
  description:
    'Familien, Freunde, Hochzeiten: Wählen Sie mehrere Villen in Mbarara und buchen Sie sie zusammen, mit einer Buchungsnummer und einem Gesamtpreis, alle oder keine.',
  lead: 'Eine Buchungsnummer, ein Gesamtpreis; alle Ihre Villen werden freigehalten oder keine.',
}

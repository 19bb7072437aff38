import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/calendar'

export const calendarContent: Translation<typeof english.calendarContent> = {
  title: 'Verfügbarkeit und Buchung',
  description:
    'Sehen Sie, welche Villen frei sind, wählen Sie Nacht für Nacht und buchen Sie eine Villa in Mbarara im Westen Ugandas.',
}

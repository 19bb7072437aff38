import type * as english from '@/features/property/web/contact-button-text'
import type { Translation } from '@/kernel/translation'

export const contactButtonText: Translation<typeof english.contactButtonText> = {
  region: 'Schnellkontakt',
  open: 'Kontakt aufnehmen',
  close: 'Kontaktmöglichkeiten schließen',
  /** Seen on the button. */
  openShort: 'Kontakt',
  closeShort: 'Schließen',
  badge: '1',
  message: 'Chatten Sie mit uns (öffnet einen neuen Tab)',
  call: 'Anrufen',
  mail: 'E-Mail schreiben',
  greeting: (hotel) =>
    `Guten Tag, ${hotel}! Ich möchte gern mehr über Ihre Villen und Ihren Service erfahren.`,
}

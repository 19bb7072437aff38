import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/contact-head'

export const contactHead: Translation<typeof english.contactHead> = {
  title: 'Kontakt',
  description:
    'Anrufen, schreiben oder herfinden: Telefon, E-Mail, ein Kontaktformular und der Weg zu unseren Villen.',
}

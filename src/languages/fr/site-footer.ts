import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/site-footer'

export const FOOTER_WORDS: Translation<typeof english.FOOTER_WORDS> = {
  calendar: 'Voir les nuits libres',
  hotel: 'L’hôtel',
  stay: 'Votre séjour',
  staff: 'Équipe',
  findUs: 'Nous trouver',
  message: (number) => `WhatsApp ${number}`,
  payment: 'Nous acceptons',
  platforms: 'Vous nous trouvez aussi sur les plateformes de réservation.',
}

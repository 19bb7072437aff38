import type * as english from '@/features/checkout/web/plain-way'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  note: 'Sans JavaScript, votre réservation se fait page par page.',
  next: 'Continuer',
}

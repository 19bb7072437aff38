import type * as english from '@/features/bookings/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const bookingInputText: PanelTranslation<typeof english.bookingInputText> = {
  name: 'Veuillez indiquer le nom du client',
  contact: 'Veuillez indiquer un numéro de téléphone ou un e-mail',
  bothKinds: 'Veuillez envoyer soit une étape, soit d’autres valeurs',
  nothing: 'Il n’y a rien à modifier',
  note: 'Veuillez écrire quelque chose',
  inHouse: 'Le client est en séjour. Seul le jour de départ peut changer.',
  leftBefore: 'Un client en séjour ne peut pas être parti avant aujourd’hui.',
}

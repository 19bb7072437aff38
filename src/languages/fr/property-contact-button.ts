import type * as english from '@/features/property/web/contact-button-text'
import type { Translation } from '@/kernel/translation'

export const contactButtonText: Translation<typeof english.contactButtonText> = {
  region: 'Contact rapide',
  open: 'Contact\u00a0: nous écrire ou nous appeler',
  close: 'Fermer les moyens de contact',
  /** Seen on the button. */
  openShort: 'Contact',
  closeShort: 'Fermer',
  badge: '1',
  message: 'Discuter avec nous (s’ouvre dans un nouvel onglet)',
  call: 'Nous appeler',
  mail: 'Écrire un e-mail',
  greeting: (hotel) => `Bonjour ${hotel} ! J’aimerais en savoir plus sur vos villas et vos services.`,
}

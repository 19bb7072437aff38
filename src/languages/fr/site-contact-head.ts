import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/contact-head'

export const contactHead: Translation<typeof english.contactHead> = {
  title: 'Contact',
  description:
    'Appeler, écrire ou trouver le chemin : téléphones, e-mail, formulaire et itinéraires jusqu’à nos villas.',
}

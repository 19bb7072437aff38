import { INVITATION_KIND } from '@/features/accounts/rules/invitation'
import { PASSWORD_LINK_KIND } from '@/features/password-links/rules/link-kinds'
import type * as english from '@/features/password-links/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const PASSWORD_LINK_MAIL_KINDS: PanelTranslation<typeof english.PASSWORD_LINK_MAIL_KINDS> = {
  [PASSWORD_LINK_KIND]: 'Lien pour choisir un nouveau mot de passe',
  [INVITATION_KIND]: 'Invitation à l’espace d’administration',
}

export const passwordLinkText: PanelTranslation<typeof english.passwordLinkText> = {
  forgotten: 'Mot de passe oublié ?',
  forgottenTitle: 'Un nouveau mot de passe',
  forgottenHelp: 'Indiquez l’adresse e-mail de votre compte, et nous y enverrons un lien.',
  email: 'E-mail',
  send: 'Envoyer le lien',
  sending: 'Envoi…',
  back: 'Retour à la connexion',
  unreachable: 'Le serveur ne répond pas. Veuillez réessayer.',
  title: 'Choisissez votre mot de passe',
  loading: 'Vérification de votre lien',
  of: (email) => `Pour le compte ${email}`,
  password: 'Nouveau mot de passe',
  passwordHelp:
    'Au moins 10 caractères. Il met fin à toutes les sessions et à tous les jetons d’API du compte.',
  save: 'Enregistrer et se connecter',
  saving: 'Enregistrement…',
  over: 'Ce lien ne fonctionne pas',
}

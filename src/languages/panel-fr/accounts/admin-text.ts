import type * as english from '@/features/accounts/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const sessionText: PanelTranslation<typeof english.sessionText> = {
  loading: 'Chargement…',
  title: 'Administration',
  email: 'E-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  code: 'Code',
  codeHelp: 'Les six chiffres de votre application d’authentification, ou l’un de vos codes sur papier',
  codeWanted: 'Encore une étape',
  byPasskey: 'Utiliser une clé d’accès',
  usePasskey: 'Utiliser votre clé d’accès',
  passkeyDeclined:
    'Aucune clé d’accès n’a été utilisée : la demande a été fermée, ou cet appareil n’en a pas pour ce site.',
  signInFirst: 'Veuillez vous connecter',
  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  invalidEmail: 'Veuillez saisir une adresse e-mail valide',
  passwordRequired: 'Le mot de passe est obligatoire',
  backToSite: 'Retour au site',
  signedIn: { title: 'Connexion réussie', description: 'Bienvenue dans l’espace d’administration' },
  failed: 'Échec de la connexion',
  invalidCredentials: 'Identifiants incorrects',
  networkError: 'Le réseau ne répond pas',
  signedOut: { title: 'Déconnecté', description: 'Vous êtes bien déconnecté' },
  signOutFailed: { title: 'Échec de la déconnexion', description: 'La déconnexion n’a pas abouti' },
  unauthorized: { title: 'Session terminée', description: 'Vous n’êtes plus connecté. Reconnexion…' },
  renewTitle: 'Veuillez vous reconnecter',
  renewHelp:
    'Votre session est terminée. Rien de ce que vous avez saisi n’est perdu : reconnectez-vous et reprenez où vous en étiez.',
}

export const ownPasswordText: PanelTranslation<typeof english.ownPasswordText> = {
  title: 'Changer le mot de passe',
  current: 'Mot de passe actuel',
  next: 'Nouveau mot de passe',
  nextHelp:
    'Au moins 10 caractères. Vous serez déconnecté partout ailleurs et vos jetons d’API prendront fin.',
  changed: { title: 'Mot de passe changé', description: 'Vous êtes déconnecté partout ailleurs.' },
  failed: 'Le mot de passe n’a pas pu être changé',
}

export const paperCodesText: PanelTranslation<typeof english.paperCodesText> = {
  title: 'Conservez ces codes sur papier',
  help: 'Le jour où votre téléphone ou votre clé d’accès est perdu, chacun de ces codes le remplace une fois. Ils ne s’affichent que maintenant.',
  save: 'Enregistrer dans un fichier',
  saveName: 'codes-de-connexion.txt',
  done: 'Je les ai notés',
}

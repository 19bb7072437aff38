import type * as english from '@/features/own-account/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const ownAccountText: PanelTranslation<typeof english.ownAccountText> = {
  loading: 'Chargement de votre compte',
  failed: 'Votre compte n’a pas pu être chargé',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
  password: 'Mot de passe',
  passwordHelp: 'Un nouveau mot de passe vous déconnecte partout ailleurs et met fin à vos jetons d’API.',
  changePassword: 'Changer le mot de passe',
  factor: 'Second facteur',
  factorOff:
    'En plus du mot de passe, la connexion peut demander un code affiché par une application d’authentification sur votre téléphone. Un mot de passe vu ou deviné n’ouvre alors plus rien.',
  factorWanted:
    'Votre hôtel demande un second facteur. Configurez-le maintenant, et tout le reste s’ouvre : soit une clé d’accès, c’est-à-dire votre doigt, votre visage ou le code PIN de votre appareil, soit une application d’authentification sur votre téléphone, comme Google Authenticator, Aegis ou 2FAS.',
  factorOn:
    'En plus du mot de passe, la connexion demande un code de votre application d’authentification ou une clé d’accès.',
  on: 'Activé',
  off: 'Désactivé',
  codesLeft: (count) => `Il vous reste ${countOf(count, 'code')} sur papier.`,
  codesLow: 'Faites-en faire de nouveaux avant qu’il n’y en ait plus.',
  newCodes: 'Nouveaux codes sur papier',
  newCodesTitle: 'Créer dix nouveaux codes ?',
  newCodesLine: 'Ceux que vous avez maintenant n’ouvriront plus rien.',
  newCodesFailed: 'Les codes n’ont pas pu être créés',
  factorPasskeys:
    'En plus du mot de passe, la connexion demande l’une de vos clés d’accès. Vous pouvez aussi configurer une application.',
  passkeys: 'Clés d’accès',
  addPasskey: 'Ajouter une clé d’accès',
  setUp: 'Configurer',
  setUpApp: 'Configurer une application d’authentification',
  turnOff: 'Désactiver',
  turnOffApp: 'Désactiver l’application',
  turnOffTitle: 'Désactiver l’application d’authentification ?',
  turnOffLine:
    'En plus du mot de passe, la connexion demandera l’une de vos clés d’accès ou un code sur papier.',
  turnOffFailed: 'L’application n’a pas pu être désactivée',
  setUpFailed: 'L’application n’a pas pu être configurée',
  turnOffHelp: 'Il faut votre mot de passe et un code de votre application, ou l’un de ceux sur papier.',
  turnedOff: 'Second facteur désactivé',
  turnedOn: 'Second facteur activé',
  proveTitle: 'D’abord votre mot de passe',
  current: 'Mot de passe actuel',
  next: 'Suivant',
  scanTitle: 'Ajoutez l’hôtel à votre application d’authentification',
  scanHelp:
    'Scannez ce code avec l’application de votre téléphone. Si vous êtes sur ce téléphone, saisissez plutôt la clé dans l’application.',
  qrLabel: 'Code à scanner avec l’application d’authentification',
  key: 'Clé',
  code: 'Code affiché par l’application',
  confirm: 'Activer',
  devices: 'Où vous êtes connecté',
  devicesHelp: 'Un appareil que vous ne connaissez pas ? Déconnectez-le et changez votre mot de passe.',
  thisDevice: 'Cet appareil',
  used: (when) => `Dernière utilisation : ${when}`,
  signedIn: (when) => `connecté le ${when}`,
  signOut: 'Déconnecter',
  signOutOf: (name) => `Déconnecter ${name}`,
  signedOut: 'Cet appareil est déconnecté',
  signOutFailed: 'Cet appareil n’a pas pu être déconnecté',
  leave: 'Se déconnecter',
}

export const proofText: PanelTranslation<typeof english.proofText> = {
  title: 'Veuillez saisir à nouveau votre mot de passe',
  help: 'Avant cette étape, nous demandons le mot de passe, sauf si vous l’avez donné dans les dix dernières minutes. Rien de ce que vous avez saisi n’est perdu : vous reprendrez ici.',
  password: 'Mot de passe',
  code: 'Code',
  codeHelp: 'De votre application d’authentification, ou l’un de vos codes sur papier',
  usePasskey: 'Utiliser plutôt une clé d’accès',
  missing: 'Le mot de passe est obligatoire',
  cancel: 'Annuler',
  goOn: 'Continuer',
  checking: 'Vérification…',
  networkError: 'Le réseau ne répond pas',
  fileFailed: 'Le fichier n’a pas pu être enregistré',
  fileFailedHelp: 'Veuillez vérifier votre connexion et réessayer.',
}

export const ownLanguageText: PanelTranslation<typeof english.ownLanguageText> = {
  title: 'Langue de l’espace d’administration',
  help: 'Elle suit votre compte sur tous vos appareils, et cet appareil s’en souvient pour la connexion.',
  failed: 'La langue n’a pas été changée',
}

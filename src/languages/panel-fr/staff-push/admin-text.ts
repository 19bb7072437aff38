import type * as english from '@/features/staff-push/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const pushText: PanelTranslation<typeof english.pushText> = {
  title: 'Notifications',
  help: 'Les nouvelles demandes, les messages, les paiements et ce qui échoue arrivent sur cet appareil même quand l’espace d’administration est fermé. Un écran verrouillé montre la villa et les nuits, jamais le nom d’un client.',
  on: 'Activées ici',
  off: 'Désactivées ici',
  switchOn: 'Activer sur cet appareil',
  switchingOn: 'Activation…',
  switchOff: 'Désactiver sur cet appareil',
  tryOut: 'Envoyer un essai',
  loading: 'Chargement de vos appareils',
  failed: 'Vos appareils n’ont pas pu être chargés',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
  notHere:
    'Ce navigateur ne peut pas afficher de notifications. Sur un iPhone ou un iPad, ajoutez d’abord cette page à l’écran d’accueil (Partager, puis Sur l’écran d’accueil) et ouvrez-la de là.',
  blocked:
    'Les notifications de ce site sont bloquées dans ce navigateur. Autorisez-les dans ses réglages pour ce site, puis revenez ici.',
  declined: 'Le navigateur n’a pas reçu l’autorisation d’afficher des notifications.',
  switchedOn: 'Les notifications sont activées',
  switchedOff: 'Les notifications sont désactivées',
  onFailed: 'Les notifications n’ont pas pu être activées',
  offFailed: 'Les notifications n’ont pas pu être désactivées',
  noService:
    'Le navigateur n’a pas pu joindre son service de notifications. Veuillez réessayer dans un moment ou utiliser un autre navigateur.',
  testSent: 'Essai envoyé',
  testSentHelp: 'Il arrive en quelques secondes.',
  testFailed: 'L’essai n’a pas pu être envoyé',
  ended: 'Les notifications ont pris fin sur cet appareil',
  endedHelp: 'Ouvrez Mon compte et réactivez-les si vous les souhaitez.',
  devices: 'Appareils qui les reçoivent',
  thisDevice: 'Cet appareil',
  remove: 'Retirer',
  removeNamed: (name) => `Retirer ${name}`,
  removed: 'Appareil retiré',
  removeFailed: 'L’appareil n’a pas pu être retiré',
  added: (when) => `Ajouté le ${when}`,
  sent: (when) => `dernière le ${when}`,
  states: {
    on: null,
    asleep: 'En pause : vous vous y êtes déconnecté. Elles reprennent dès que vous vous y reconnectez.',
    failing: 'Les dernières ne sont pas arrivées.',
    ended:
      'Terminées : aucune n’est arrivée pendant un jour. Désactivez-les puis réactivez-les sur cet appareil.',
  },
}

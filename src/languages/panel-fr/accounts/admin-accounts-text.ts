import type * as english from '@/features/accounts/web/admin-accounts-text'
import type { PanelTranslation } from '@/kernel/translation'

export const accountsAdminText: PanelTranslation<typeof english.accountsAdminText> = {
  add: 'Ajouter un compte',
  edit: 'Modifier le compte',
  empty: 'Aucun compte.',
  confirmDelete: 'Supprimer ce compte ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Compte ajouté', update: 'Compte modifié', delete: 'Compte supprimé' },
  failed: {
    create: 'Le compte n’a pas pu être ajouté',
    update: 'Le compte n’a pas pu être modifié',
    delete: 'Le compte n’a pas pu être supprimé',
  },
}

export const accountWords: PanelTranslation<typeof english.accountWords> = {
  email: 'E-mail',
  name: 'Nom',
  role: 'Rôle',
  status: 'Statut',
  active: 'Actif',
  inactive: 'Désactivé',
  since: 'Depuis',
  you: 'Vous',
  firstName: 'Prénom',
  lastName: 'Nom',
  password: 'Mot de passe',
  newPasswordHelp:
    'Au moins 10 caractères. Si le champ reste vide, la personne reçoit un e-mail avec un lien pour en choisir un.',
  invite: (email) => `Envoyer une invitation à ${email}`,
  invited: 'Invitation envoyée',
  inviteFailed: 'L’invitation n’a pas pu être envoyée',
  changePasswordHelp:
    'Si le champ reste vide, il ne change pas. Un nouveau met fin à toutes les sessions et à tous les jetons d’API de ce compte.',
  takeFactor: (email) => `Désactiver le second facteur de ${email}`,
  takeFactorTitle: (email) => `Désactiver le second facteur de ${email} ?`,
  takeFactorLine:
    'Pour une personne qui a perdu téléphone et codes : assurez-vous que c’est bien elle qui le demande. Elle est déconnectée partout et se connecte avec son seul mot de passe.',
  takeFactorAction: 'Désactiver',
  factorTaken: 'Second facteur désactivé',
  factorNotTaken: 'Le second facteur n’a pas pu être désactivé',
  roleHelp:
    'Ménage ne voit que la liste de ménage, Réceptionniste tient les réservations et encaisse, Utilisateur lit en plus les chiffres et enregistre des listes, Administrateur modifie en plus les contenus et les prix, Super administrateur en plus les comptes et l’établissement. D’autres se créent sous Rôles.',
  isActive: 'Actif',
  activeHelp: 'Un compte désactivé ne peut pas se connecter',
}

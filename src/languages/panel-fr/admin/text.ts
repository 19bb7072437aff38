import type * as english from '@/admin/text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const panelText: PanelTranslation<typeof english.panelText> = {
  welcome: 'Bienvenue',
  viewWebsite: 'Voir le site',
  logout: 'Se déconnecter',
  account: (name) => `Compte de ${name}`,
  changePassword: 'Changer le mot de passe',
  close: 'Fermer',
  menu: 'Menu',
  sections: 'Rubriques',
  skip: 'Aller au contenu',
  documentTitle: (section) => `${section} · Administration`,
  loading: (section) => `Chargement : ${section}`,
  notFound: 'Cette rubrique n’existe pas',
  notFoundHelp: 'Veuillez en choisir une dans le menu.',
  hidden: 'Votre compte ne donne pas accès à cette rubrique.',
  failed: 'Cette rubrique n’a pas pu être chargée',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
}

export const dashboardText: PanelTranslation<typeof english.dashboardText> = {
  figures: 'Chiffres',
  totalBookings: 'Réservations au total',
  availableRooms: 'Villas disponibles',
  checkInsToday: 'Arrivées du jour',
  newMessages: 'Nouveaux messages',
  recent: 'Réservations récentes',
  noRecent: 'Aucune réservation pour l’instant. Ce que les clients réservent apparaît ici.',
  stay: (from, to) => `du ${from} au ${to}`,
  allBookings: 'Toutes les réservations',
  actions: 'Actions rapides',
  addBooking: 'Ajouter une réservation',
  roomStatus: 'Mettre à jour l’état des villas',
  report: 'Générer un rapport',
  occupancy: 'Occupation des 30 prochains jours',
  occupancyLine: (average, fewest, most) =>
    `En moyenne, ${average} % des ${fewest === most ? most : `${fewest} à ${most}`} villas disponibles sont occupées par nuit.`,
  occupancyDay: (day, percent, taken, villas) => `${day} : ${percent} %, ${taken} sur ${villas}`,
  day: 'Nuit',
  taken: 'Villas occupées',
  percent: 'Occupation',
  asTable: 'Afficher en tableau',
  failed: 'Le tableau de bord n’a pas pu être chargé',
  loading: 'Chargement du tableau de bord',
}

export const attentionText: PanelTranslation<typeof english.attentionText> = {
  title: 'À traiter',
  conflicts: (count) => ({
    text:
      count === 1
        ? '1 séjour d’une autre plateforme est en conflit avec ce qui est pris ici.'
        : `${count} séjours d’autres plateformes sont en conflit avec ce qui est pris ici.`,
    detail:
      'Ces nuits n’ont pas pu être verrouillées. Déplacez ou annulez l’un des deux avant que les deux clients n’arrivent.',
    link: 'Voir les conflits',
  }),
  money: 'Ouvrir la réservation',
  moneyOf: (guest, reference, ways) => `${guest}, réservation ${reference}. Payé par : ${ways}.`,
  moreMoney: (count) => ({
    text:
      count === 1
        ? '1 autre réservation a des paiements à vérifier'
        : `${count} autres réservations ont des paiements à vérifier`,
    link: 'Ouvrir les réservations',
  }),
  approval: 'Accepter ou refuser',
  approvalOf: (guest, reference, email) => `${guest}, réservation ${reference}. Demandé par ${email}.`,
  moreApprovals: (count) => ({
    text: countOf(count, 'autre attend une validation', 'autres attendent une validation'),
    link: 'Ouvrir les validations',
  }),
  approvalsUnknown: {
    text: 'Ce qui attend une validation n’a pas pu être lu.',
    link: 'Ouvrir les validations',
  },
  moneyUnknown: {
    text: 'Les paiements à vérifier n’ont pas pu être lus.',
    link: 'Ouvrir les réservations',
  },
  feed: (name, error) => ({
    text: `Le calendrier de ${name} est en échec`,
    detail: `${error} Des nuits vendues là-bas peuvent être libres ici.`,
    link: 'Voir les calendriers',
  }),
  moreFeeds: (count) => ({
    text: countOf(count, 'autre calendrier est en échec', 'autres calendriers sont en échec'),
    link: 'Voir les calendriers',
  }),
  feedsUnknown: {
    text: 'L’état des calendriers d’autres plateformes n’a pas pu être lu.',
    link: 'Voir les calendriers',
  },
  mails: (count) => ({
    text: countOf(count, 'e-mail n’a pas été remis', 'e-mails n’ont pas été remis'),
    detail: 'Renvoyez-le ou appelez le client.',
    link: 'Voir les e-mails',
  }),
  villas: 'Ouvrir les villas',
  moreVillas: (count) => ({
    text: countOf(count, 'autre villa manque sur le site', 'autres villas manquent sur le site'),
    link: 'Ouvrir les villas',
  }),
}

export const reportText: PanelTranslation<typeof english.reportText> = {
  fileName: (day) => `rapport-${day}.csv`,
  columns: ['Nuit', 'Villas occupées', 'Villas', 'Occupation %'],
  done: 'Rapport enregistré',
  doneLine: (name) => `${name} est dans vos téléchargements.`,
}

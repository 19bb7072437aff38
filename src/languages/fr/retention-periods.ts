import type * as english from '@/features/retention/rules/periods'
import type { Translation } from '@/kernel/translation'

const YEAR = 365
const BOOKS = 6 * YEAR

export const PERIODS: Translation<typeof english.PERIODS> = [
  {
    kind: 'stays',
    what: 'Qui a séjourné : noms, adresses, numéros de téléphone, souhaits, notes, avis et noms figurant sur les documents',
    days: BOOKS,
    since: 'la fin du dernier séjour',
    afterwards: 'tout est effacé, et les jours et les montants restent sans nom',
    why: 'La loi fiscale exige nos comptes pendant cinq ans après l’année qu’ils concernent.',
  },
  {
    kind: 'requests',
    what: 'La même chose pour qui n’a fait que demander un séjour, a annulé ou n’est pas venu, et n’a rien payé',
    days: YEAR,
    since: 'le dernier jour demandé',
    afterwards: 'tout est effacé',
    why: 'Pour pouvoir répondre à des questions à ce sujet.',
  },
  {
    kind: 'id-documents',
    what: 'Le type et le numéro de la pièce par laquelle vous avez dit qui vous êtes',
    days: 90,
    since: 'la fin du dernier séjour',
    afterwards: 'ils sont supprimés',
    why: 'Pour pouvoir dire qui a séjourné tant qu’une question du séjour peut rester ouverte.',
  },
  {
    kind: 'messages',
    what: 'Les messages de la page de contact et par e-mail, avec nos réponses',
    days: 2 * YEAR,
    since: 'le dernier mot de l’un ou de l’autre',
    afterwards: 'ils sont supprimés',
    why: 'Pour savoir ce qui a été convenu quand vous y revenez.',
  },
  {
    kind: 'enquiries',
    what: 'Les demandes de devis pour des événements, avec nos réponses',
    days: 2 * YEAR,
    since: 'le jour de l’événement',
    afterwards: 'elles sont supprimées',
    why: 'Pour savoir ce qui a été convenu quand vous y revenez.',
  },
  {
    kind: 'questions',
    what: 'Les questions auxquelles le concierge n’avait pas de réponse, sans l’auteur et sans les noms, adresses et numéros qu’il sait reconnaître',
    days: 90,
    since: 'le jour où elle a été posée pour la dernière fois',
    afterwards: 'elles sont supprimées',
    why: 'Pour que notre équipe puisse ajouter ce qui manque.',
  },
  {
    kind: 'mails',
    what: 'À quelle adresse est parti chacun de nos e-mails, à quel numéro chaque message, et ce qu’il en est advenu',
    days: YEAR,
    since: 'le jour de sa rédaction',
    afterwards: 'l’adresse et le numéro sont supprimés',
    why: 'Pour voir s’il est arrivé.',
  },
  {
    kind: 'consents',
    what: 'Ce que vous avez répondu au sujet des e-mails autres que ceux des réservations, et des messages sur votre téléphone, quand plus aucune réservation ne porte cette adresse ou ce numéro',
    days: YEAR,
    since: 'la réponse',
    afterwards: 'elle est supprimée ; les autres réponses suivent ce que nous savons de vous',
    why: 'Pour n’écrire à personne qui ne le souhaite pas.',
  },
  {
    kind: 'links',
    what: 'Les sommes de contrôle par lesquelles les liens personnels sont reconnus',
    days: 2 * YEAR,
    since: 'la fin du séjour',
    afterwards: 'elles sont supprimées, et les liens ne mènent nulle part',
    why: 'Pour que vous retrouviez vos papiers.',
  },
  {
    kind: 'codes',
    what: 'Les sommes de contrôle des codes de nos e-mails',
    days: 7,
    since: 'le jour de l’envoi du code',
    afterwards: 'elles sont supprimées',
    why: 'Pour qu’un code erroné soit reconnu comme tel.',
  },
  {
    kind: 'senders',
    what: 'Une somme de contrôle de l’adresse réseau d’où est venue une demande de séjour',
    days: 1,
    since: 'la demande',
    afterwards: 'elle est supprimée',
    why: 'Pour que personne ne retienne toutes les nuits sans le vouloir vraiment.',
  },
  {
    kind: 'trail',
    what: 'Qui, dans notre équipe, a modifié quoi',
    days: BOOKS,
    since: 'la modification',
    afterwards: 'la mention est supprimée',
    why: 'Cela fait partie des comptes.',
  },
]

export const PERIOD_WORDS: Translation<typeof english.PERIOD_WORDS> = {
  period: (what, days, since, afterwards) => `${what} : ${days} après ${since} ; ensuite, ${afterwards}.`,
}

import type * as english from '@/features/house-facts/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const houseFactsText: PanelTranslation<typeof english.houseFactsText> = {
  add: 'Ajouter une réponse',
  edit: 'Modifier la réponse',
  empty: 'Aucune réponse. Ajoutez ce que les clients demandent souvent.',
  confirmDelete: 'Supprimer cette réponse ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Réponse ajoutée', update: 'Réponse modifiée', delete: 'Réponse supprimée' },
  failed: {
    create: 'La réponse n’a pas pu être ajoutée',
    update: 'La réponse n’a pas pu être modifiée',
    delete: 'La réponse n’a pas pu être supprimée',
  },
}

export const FACT_ANSWER_LABELS: PanelTranslation<typeof english.FACT_ANSWER_LABELS> = {
  yes: 'Oui',
  no: 'Non',
  words: 'Par un texte',
  ask: 'Demander à la réception',
}

export const FACT_TOPIC_LABELS: PanelTranslation<typeof english.FACT_TOPIC_LABELS> = {
  generator: 'Coupures de courant',
  driver: 'Chauffeurs',
  pool: 'Baignade',
  pets: 'Animaux',
  'child-prices': 'Ce que paient les enfants',
  cancellation: 'Annulation',
  transfer: 'Transfert depuis l’aéroport',
  parking: 'Stationnement',
  'drinking-water': 'Eau potable',
  wifi: 'Internet',
  security: 'Sécurité',
  noise: 'Bruit',
  worship: 'Église et mosquée',
  hospital: 'Hôpitaux',
  tailor: 'Tailleurs',
  forex: 'Change',
  'sim-cards': 'Cartes SIM',
  smoking: 'Tabac',
  visitors: 'Visiteurs',
  fitness: 'Sport',
}

export const houseFactFields: PanelTranslation<typeof english.houseFactFields> = {
  subject: 'Sujet',
  subjectHelp: 'Ce que demandent les clients, en quelques mots ; en anglais, par exemple Pets.',
  topic: 'Question',
  topicHelp:
    'Ce que demandent les clients et que le concierge reconnaît sous bien des mots. Aucune : seulement les questions ci-dessous.',
  answer: 'Réponse',
  answerHelp:
    'Tant qu’elle n’est ni oui, ni non, ni un texte, les clients sont adressés à la réception et la page des services n’en dit rien.',
  words: 'Texte',
  wordsHelp: 'Dit après oui ou non, aux clients et sur la page des services.',
  questions: 'Questions, telles que les clients les posent',
  questionsHelp: 'Une par ligne. Le concierge y répond ainsi, et à ce qui leur ressemble beaucoup.',
  orderIndex: 'Ordre d’affichage',
  orderIndexHelp: 'Sa place parmi les autres : 1 vient avant 2.',
}

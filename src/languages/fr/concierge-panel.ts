import type * as english from '@/features/concierge/web/panel-text'
import type { Translation } from '@/kernel/translation'

export const panelText: Translation<typeof english.panelText> = {
  title: 'Concierge IA',
  online: 'En ligne',
  close: 'Fermer le concierge IA',
  log: 'Conversation',
  you: 'Vous',
  typing: 'Le concierge écrit',
  send: 'Envoyer',
  input: 'Votre message',
  placeholder: (hotel) => `Vos questions sur ${hotel}…`,
  greeting: (hotel) =>
    `Bienvenue chez ${hotel} ! Je suis votre concierge IA. Je peux vous renseigner sur les villas, les environs, le restaurant et la réservation. Que puis-je faire pour vous aujourd’hui ?`,
  failure: (phone) =>
    `Je suis désolé, je n’arrive pas à répondre pour l’instant. Veuillez réessayer dans un moment, ou appelez directement notre équipe au ${phone.replaceAll(' ', '\u00a0')}.`,
  choicesTitle: 'Vouliez-vous dire',
  askReception: 'Envoyer ma question à la réception',
  suggestionsTitle: 'Suggestions',
  suggestions: [
    { icon: 'pin', category: 'Aux environs', text: 'Que peut-on voir près de l’hôtel ?' },
    { icon: 'calendar', category: 'Réservation', text: 'Comment puis-je réserver ?' },
    { icon: 'cup', category: 'Restaurant', text: 'Parlez-moi de votre restaurant' },
    { icon: 'bed', category: 'Villas', text: 'Quels types de villas proposez-vous ?' },
  ],
}

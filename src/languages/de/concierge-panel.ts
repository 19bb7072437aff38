import type * as english from '@/features/concierge/web/panel-text'
import type { Translation } from '@/kernel/translation'

export const panelText: Translation<typeof english.panelText> = {
  title: 'KI-Concierge',
  online: 'Online',
  close: 'KI-Concierge schließen',
  log: 'Gespräch',
  you: 'Sie',
  typing: 'Der Concierge schreibt',
  send: 'Senden',
  input: 'Ihre Nachricht',
  placeholder: (hotel) => `Fragen Sie mich alles über ${hotel}\u00a0…`,
  greeting: (hotel) =>
    `Willkommen bei ${hotel}! Ich bin Ihr KI-Concierge und helfe Ihnen bei Fragen zu Villen, Ausflügen, Restaurant und Buchung. Was kann ich heute für Sie tun?`,
  failure: (phone) =>
    `Es tut mir leid, ich kann gerade nicht antworten. Bitte versuchen Sie es in Kürze noch einmal oder rufen Sie unser Team an: ${phone.replaceAll(' ', '\u00a0')}.`,
  choicesTitle: 'Meinten Sie',
  askReception: 'Meine Frage an die Rezeption senden',
  suggestionsTitle: 'Vorschläge',
  suggestions: [
    { icon: 'pin', category: 'Umgebung', text: 'Was gibt es in der Nähe des Hotels zu sehen?' },
    { icon: 'calendar', category: 'Buchung', text: 'Wie kann ich buchen?' },
    { icon: 'cup', category: 'Restaurant', text: 'Erzählen Sie mir von Ihrem Restaurant' },
    { icon: 'bed', category: 'Unterkunft', text: 'Welche Villen bieten Sie an?' },
  ],
}

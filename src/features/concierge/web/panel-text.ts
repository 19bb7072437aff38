import { defineWords } from '@/kernel/words'

/** Words of the chat panel (agreed wording, docs/decisions/wording.md: placeholder and suggestions are literal). */
export const panelText = defineWords('concierge-panel.panelText', {
  title: 'AI Concierge',
  online: 'Online',
  close: 'Close AI Concierge',
  log: 'Conversation',
  you: 'You',
  typing: 'The concierge is typing',
  send: 'Send',
  input: 'Your message',
  placeholder: (hotel: string) => `Ask me anything about ${hotel}...`,
  greeting: (hotel: string) =>
    `Welcome to ${hotel}! I am your AI concierge. I can help you with accommodations, local attractions, dining and booking assistance. How can I help you today?`,
  failure: (phone: string) =>
    `I apologize, but I am having trouble responding right now. Please try again shortly or contact our staff directly at ${phone.replaceAll(' ', '\u00a0')}.`,
  choicesTitle: 'Did you mean',
  askReception: 'Send my question to reception',
  suggestionsTitle: 'Suggestions',
  suggestions: [
    { icon: 'pin', category: 'Local Info', text: 'What attractions are near the hotel?' },
    { icon: 'calendar', category: 'Booking', text: 'How can I make a reservation?' },
    { icon: 'cup', category: 'Dining', text: 'Tell me about your restaurant' },
    { icon: 'bed', category: 'Accommodations', text: 'What villa types do you offer?' },
  ],
} as const)

import type * as english from '@/features/concierge/web/panel-text'
import type { Translation } from '@/kernel/translation'

export const panelText: Translation<typeof english.panelText> = {
  title: 'AI Concierge',
  online: 'Mtandaoni',
  close: 'Funga AI Concierge',
  log: 'Mazungumzo',
  you: 'Wewe',
  typing: 'Concierge anaandika',
  send: 'Tuma',
  input: 'Ujumbe wako',
  placeholder: (hotel) => `Niulize chochote kuhusu ${hotel}...`,
  greeting: (hotel) =>
    `Karibu ${hotel}! Mimi ni AI Concierge wako. Ninaweza kukusaidia kuhusu malazi, vivutio vya eneo hili, chakula na kuweka nafasi. Nikusaidie nini leo?`,
  failure: (phone) =>
    `Samahani, nashindwa kujibu kwa sasa. Tafadhali jaribu tena baada ya muda mfupi, au wasiliana moja kwa moja na wafanyakazi wetu kwa ${phone.replaceAll(' ', '\u00a0')}.`,
  choicesTitle: 'Je, ulimaanisha',
  askReception: 'Tuma swali langu mapokezi',
  suggestionsTitle: 'Mapendekezo',
  suggestions: [
    { icon: 'pin', category: 'Eneo Hili', text: 'Ni vivutio gani vilivyo karibu na hoteli?' },
    { icon: 'calendar', category: 'Nafasi', text: 'Ninawezaje kuweka nafasi?' },
    { icon: 'cup', category: 'Chakula', text: 'Niambie kuhusu mgahawa wenu' },
    { icon: 'bed', category: 'Malazi', text: 'Mna aina gani za villa?' },
  ],
}

import type * as english from '@/features/concierge/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const modelUsageText: PanelTranslation<typeof english.modelUsageText> = {
  title: 'Modèle externe aujourd’hui',
  off: 'Aucun modèle externe n’est configuré : le concierge répond lui-même, et rien de ce qu’on lui demande ne quitte ce serveur.',
  tokens: (used, allowed) => `${figure(used)} jetons sur ${figure(allowed)}`,
  cost: (used, allowed) => (allowed === null ? used : `${used} sur ${allowed}`),
  tokensUsed: 'Part des jetons de la journée',
  costUsed: 'Part de l’argent de la journée',
  calls: (calls) => `${figure(calls)} ${calls < 2 ? 'appel' : 'appels'}`,
  spent: (time) =>
    `Le budget de la journée n’a pas suffi pour un appel du ${time}. Jusqu’à demain, le concierge continue avec ses propres réponses quand il le faut.`,
  before: 'Jours précédents',
}

function figure(count: number): string {
  return count.toLocaleString('fr-FR')
}

import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/free-nights'

export const freeNightsContent: Translation<typeof english.freeNightsContent> = {
  title: 'Freie Nächte in allen Villen',
  titleOf: (category) => `Freie Nächte: ${category}`,
  line: 'Jede freie Nacht zum niedrigsten Preis, mit Frühstück. Wählen Sie An- und Abreisetag oder unten eine Villa.',
  action: 'Villen und Preise zeigen',
}

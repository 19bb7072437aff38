import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/free-nights'

export const freeNightsContent: Translation<typeof english.freeNightsContent> = {
  title: 'Nuits libres de toutes les villas',
  titleOf: (category) => `Nuits libres : ${category}`,
  line: 'Chaque nuit libre à son prix le plus bas, petit-déjeuner compris. Choisissez le jour de l’arrivée et celui du départ, ou une villa ci-dessous.',
  action: 'Voir les villas et les prix',
}

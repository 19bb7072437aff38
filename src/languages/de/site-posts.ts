import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/posts'

export const postsContent: Translation<typeof english.postsContent> = {
  title: 'Neues aus dem Haus',
  kicker: 'Neuigkeiten',
  author: (hotel) => `Das Team von ${hotel}`,
  loading: 'Der Artikel wird geladen',
  failed: 'Dieser Artikel konnte nicht geladen werden',
  failedHelp: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  tryAgain: 'Erneut versuchen',
}

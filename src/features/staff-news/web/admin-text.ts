import type { NewsKind } from '../rules/news-kinds'

/** Words of what happens while the panel is open. */
export const newsText = {
  open: (unseen: number) => (unseen === 0 ? 'News' : `News, ${unseen} new`),
  title: 'News',
  empty: 'Nothing has happened in the last two days.',
  unknown: 'The news could not be read. Please check your connection.',
  line: (kind: string, name: string) => (name ? `${kind}: ${name}` : kind),
  isNew: 'New',
  sound: 'Play a sound when something happens',
  soundHelp: 'On this device alone.',
  titled: (unseen: number, title: string) => (unseen === 0 ? title : `(${unseen}) ${title}`),
} as const

export const NEWS_LABELS: Record<NewsKind, string> = {
  request: 'New booking or request',
  payment: 'Payment received online',
  message: 'New message',
  enquiry: 'New enquiry for a venue',
  reply: 'New answer to a message',
  'enquiry-reply': 'New answer to an enquiry',
  mail: 'A mail was not delivered',
  feed: 'A calendar could not be read',
}

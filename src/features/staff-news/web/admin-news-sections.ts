import type { NewsKind } from '../rules/news-kinds'

/** Where each kind is worked on, as the panel's router counts. */
export const NEWS_SECTIONS: Record<NewsKind, string> = {
  request: '/bookings',
  payment: '/bookings',
  message: '/messages',
  enquiry: '/enquiries',
  reply: '/messages',
  'enquiry-reply': '/enquiries',
  mail: '/mails',
  feed: '/channels',
}

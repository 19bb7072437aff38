import { addDays, type Day, firstOfMonth, weekdayOf } from '@/kernel/days'

/** What somebody types into the panel's search: to the letter, with mistakes, and what nobody is called. */
export const TYPED = [
  'Sample Guest 77',
  'guest4242@guest',
  'smaple geust 1234',
  '+256 700 000123',
  '#499999',
  'xylophone',
]

/** What the panel asks for whatever section is opened. */
export const FRAME_CALLS = [
  '/api/auth/user',
  '/api/property',
  '/api/admin/business-day',
  '/api/admin/money-approvals',
  '/api/admin/news',
]

/**
 * What each section, by its address below /admin, asks for when it is opened; places below a section that have a list of their own
 * stand beside them. Sections that ask for nothing of their own have an empty list.
 */
export function callsOfSections(today: Day): Record<string, string[]> {
  const month = today.slice(0, 7)
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  const weeks = `start=${monday}&end=${addDays(monday, 21)}`
  const admin = (...paths: string[]) => paths.map((path) => `/api/admin/${path}`)
  return {
    '': admin(
      ...[
        'todays-desk',
        'alarms',
        'money-approvals',
        'unsettled-money',
        'feed-conflicts',
        'maintenance/tickets',
      ],
    ),
    'day-closing': admin('day-closings'),
    dashboard: admin('dashboard', 'feed-conflicts', 'calendar-feeds?sort=-failures', 'unsettled-money'),
    villas: admin('villas', 'villa-categories'),
    seasons: admin('seasons', 'villa-categories', 'villas'),
    'rates-grid': admin(`rates-grid?first=${today}&last=${addDays(today, 30)}`),
    'promo-codes': admin('promo-codes', 'villa-categories', 'promo-codes/uses'),
    'rate-plans': admin('rate-plans', 'villa-categories'),
    categories: admin('villa-categories'),
    hero: admin('hero-slides'),
    videos: ['/api/video-settings'],
    gallery: admin('gallery', 'video-tours'),
    bookings: admin('feed-conflicts', 'villas', 'bookings?page=1&pageSize=25', 'bookings/summary'),
    'bookings/new': admin(
      ...['rate-plans', 'bookable-villas', 'companies', `bookings?start=${today}&end=${addDays(today, 1)}`],
    ),
    guests: admin('guests'),
    timeline: admin('feed-conflicts', 'bookable-villas', `bookings?${weeks}`, `blocks?${weeks}`),
    'group-holds': admin('group-holds'),
    housekeeping: admin('housekeeping/villas', 'maintenance/tickets'),
    cleaning: admin('housekeeping/villas', 'maintenance/tickets'),
    maintenance: admin('maintenance/tickets'),
    'cash-drawer': admin('cash-drawer', `cash-shifts?first=${month}-01&last=${today}`),
    approvals: admin('money-approvals'),
    'charge-items': admin('charge-items'),
    blocks: admin('blocks', 'villas'),
    channels: admin('feed-conflicts', 'calendar-feeds', 'villas', 'villa-calendars'),
    documents: admin('documents?pageSize=500'),
    companies: admin('companies', 'rate-plans'),
    reports: admin(`reports?first=${firstOfMonth(today)}&last=${month}-28&step=day`),
    'reports, a year': admin(
      `reports?first=${month.slice(0, 4)}-01-01&last=${month.slice(0, 4)}-12-31&step=month`,
    ),
    'reports/pace': admin('pace'),
    'reports/budget': admin(`budgets?year=${month.slice(0, 4)}`),
    'reports/money': admin(`reports/money?month=${month}`, 'receivables'),
    reconciliation: [],
    messages: admin('contact'),
    enquiries: admin('event-enquiries'),
    templates: admin('message-templates'),
    'guest-messages': admin(
      'guest-message-rules',
      'guest-message-rules/counts',
      'phone-messages',
      'phone-messages/ways',
    ),
    reviews: admin('reviews'),
    mails: admin('mails?pageSize=500'),
    events: admin('events'),
    blog: admin('blog-posts'),
    'page-sections': admin('page-sections'),
    'house-facts': admin('house-facts'),
    questions: admin('unanswered-questions', 'model-usage'),
    media: admin('media'),
    'exchange-rates': admin('exchange-rates'),
    'tax-rates': admin('tax-rates'),
    account: ['/api/auth/passkeys', '/api/auth/second-factor', '/api/auth/devices'],
    accounts: admin('users', 'roles'),
    roles: admin('roles'),
    'api-tokens': admin('api-tokens'),
    facts: admin('property'),
    webhooks: admin('webhook-deliveries', 'webhooks'),
    retention: admin('retention', 'erasures'),
    breaches: admin('breaches'),
    audit: admin('audit?page=1&pageSize=50', 'audit/staff'),
  }
}

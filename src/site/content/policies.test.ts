import { expect, test } from 'vitest'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { PERIODS, tellDays } from '@/features/retention/rules/periods'
import { policies } from './policies'

const read = (name: keyof typeof policies, own: Partial<typeof sampleFacts> = {}) =>
  JSON.stringify(policies[name].sections({ ...sampleFacts, ...own }))

test('the booking terms say after how many hours a request ends, as the facts have it', () => {
  expect(read('booking-terms')).toContain('nobody has confirmed it within 24 hours')
  expect(read('booking-terms', { holdHours: 1 })).toContain('nobody has confirmed it within 1 hour,')
})

test('the privacy policy says of each kind of data how long it is kept, as it is enforced', () => {
  const said = read('privacy')
  for (const { what, days } of PERIODS) expect(said).toContain(`${what}: ${tellDays(days)} from`)
})

test('the privacy policy names as many things a browser keeps as it says there are', () => {
  const [, kept] = policies.privacy.sections(sampleFacts)
  expect(kept?.blocks[0]).toMatch(/^Ten things/)
  expect(kept?.blocks[1]).toHaveLength(10)
})

/** What guests' browsers keep, by the file that keeps it: words of the thing in the list that it belongs to. */
const KEPT_BY: Record<string, string> = {
  'features/checkout/web/checkout-store.ts': 'chosen and typed in a booking',
  'features/checkout/web/deposit-choice-store.ts': 'chosen and typed in a booking',
  'features/group-checkout/web/group-typed.ts': 'chosen and typed in a booking',
  'features/group-checkout/web/saved-group.ts': 'the reference of what you booked',
  'features/stay-calendar/web/saved-receipt.ts': 'the reference of what you booked',
  'features/group-checkout/web/use-send-group.ts': 'a booking whose answer was lost',
  'features/stay-calendar/web/sent-text.ts': 'a booking whose answer was lost',
  'features/search/web/search-widget-memory.ts': 'you last searched for',
  'features/exchange-rates/web/shillings.tsx': 'prices in shillings',
  'features/concierge/web/conversation.ts': 'the AI concierge',
  'features/contact/web/begun-message.ts': 'take to a message to us',
  'entries/language-offer.ts': 'that you chose a language',
  'site/sections/use-challenge-progress.ts': 'villa challenges',
}

test('the privacy policy names everything that the pages of guests keep in a browser', () => {
  const sources = import.meta.glob<string>(
    [
      '../../{site,web,features,entries}/**/*.{ts,tsx}',
      '!../../**/*.test.*',
      '!../../web/admin-kit/**',
      '!../../features/*/web/admin*',
    ],
    { query: '?raw', import: 'default', eager: true },
  )
  const keepers = Object.entries(sources)
    .filter(([path, text]) => !path.endsWith('/web/kit/stored-text.ts') && KEEPS.test(text))
    .map(([path]) => path.replace('../../', '').replace('../', 'site/'))
  expect(keepers.sort()).toEqual(Object.keys(KEPT_BY).sort())
  const [, kept] = policies.privacy.sections(sampleFacts)
  for (const words of Object.values(KEPT_BY)) expect(kept?.blocks[1]?.toString()).toContain(words)
})

/** Where a cookie is set: words of the sentence about it, or null where it is for staff. */
const COOKIE_OF: Record<string, string | null> = {
  'features/online-payments/server/way-back.ts': 'which page you come back to',
  'features/promo-codes/server/take-code-link.ts': 'one holds that code for a day',
  'features/promo-codes/web/saved-code.ts': 'one holds that code for a day',
  'server/http/session-cookie.ts': null,
  'web/admin-kit/panel-language.ts': null,
}

test('the privacy policy names each cookie that guests get, and counts them', () => {
  const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const setters = Object.entries(sources)
    .filter(([, text]) => /\.setCookie\(|document\.cookie = /.test(text))
    .map(([path]) => path.replace('../../', ''))
  expect(setters.sort()).toEqual(Object.keys(COOKIE_OF).sort())
  const said = read('privacy')
  const sentences = new Set(Object.values(COOKIE_OF).filter((words) => words !== null))
  for (const words of sentences) expect(said).toContain(words)
  expect([sentences.size, said.includes('We set two cookies for guests and no others.')]).toEqual([2, true])
})

test('what is typed into the newsletter field goes nowhere, as the privacy policy says', async () => {
  const { default: field } = await import('../sections/blog-newsletter.tsx?raw')
  expect(field).toContain('type="email"')
  expect(field).not.toMatch(/fetch|\bsend|request\(|[sS]tor(e|age)|\bname=|action=/)
})

const KEEPS = /(?:storedText|keepTabText)\((?!key: string)|Storage\.setItem\(|indexedDB\.open/

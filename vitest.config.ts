import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { GUESTS_RENDERER } from './scripts/guests-renderer.ts'
import { findPostgres } from './scripts/postgres.ts'

const onServer = ['src/**/server/**/*.test.ts', 'src/server/**/*.test.ts', 'src/entries/**/*.test.ts']
const inBrowser = ['src/**/*.test.tsx', 'src/**/web/**/*.test.ts']

// They change what modules share: how the language is read, or which words a module holds.
const alone = ['src/kernel/words.test.ts', 'scripts/french-figures.test.ts']

// It starts and stops whole programs for a minute: beside those on the database, or it would be waited for alone.
const built = ['scripts/run.test.ts']

// What stands on the database only as everything does: answers, pages, words, files. It runs once, on the engine that
// copies its databases faster. Tables, constraints, statements, concurrency, migrations and restoring run on both.
const onEitherEngine = [
  'src/entries/{access,all-money,awkward-input,booking-results,concierge,languages,media-places,page-limits,pages,post-pages,sample-bookings,sample-property}.test.ts',
  'src/entries/{search-engine-routes,slow-requests,staff-content,staff-villas,unreadable-requests}.test.ts',
  'src/features/{blog,booking-emails,cancellation,concierge,contact,events,gallery,hero,property,videos}/**/!(*.embedded).test.ts',
  'src/features/accounts/server/{admin-routes,hash-password,session-routes,throttle-sign-in}.test.ts',
  'src/features/bookings/server/{book-party,booked-villa,price-seasons,same-price,seen-total}.test.ts',
  'src/features/{budgets,exchange-rates,pace,payment-providers,rate-plans,rates-grid,reconciliation,reports,taxes}/**/!(*.embedded).test.ts',
  'src/features/{breaches,consents,house-facts,page-sections,phone-messages,registration-cards,staff-push}/**/!(*.embedded).test.ts',
  'src/features/{alarms/server/watch-alarms,guest-messages/server/send-to-phones,webhooks/server/send-webhooks}.test.ts',
  'src/features/incoming-mail/server/{parse-mail,poll-mailbox,read-mail,routes}.test.ts',
  'src/features/message-threads/server/reply-address.test.ts',
  'src/features/{reviews,message-threads,payment-links,enquiries,maintenance,housekeeping}/server/routes.test.ts',
  'src/entries/{api-description,audit-routes,log-privacy,plain-pages,privacy-policy,token-access}.test.ts',
  'src/features/{api-tokens,own-account,passkeys,password-links}/**/!(*.embedded).test.ts',
  'src/features/channels/server/{parse-calendar,read-feed-failures,villa-calendar}.test.ts',
  'src/features/media/**/!(*.embedded).test.ts',
  'src/features/{my-booking,stay-files}/**/!(*.embedded).test.ts',
  'src/features/{guest-data,guest-stays,staff-news}/server/routes.test.ts',
  'src/features/unanswered-questions/server/{redact-question,routes}.test.ts',
  'src/server/{http,outside,pages,secrets,storage}/**/!(*.embedded).test.ts',
  'src/server/mail/{mail-outage,mail-routes,open-mailbox}.test.ts',
  'src/server/{env,hash-sender,normalize-phone}.test.ts',
  'src/server/backups/{encryption,backup-names}.test.ts',
]

// Starting a database and copying it takes longer than the runner's usual patience on a busy machine; loading the
// app's modules anew for each file would take longer than most of their tests. The few long ones elsewhere go first.
const shared = {
  isolate: false,
  testTimeout: 90_000,
  hookTimeout: 120_000,
  sequence: { groupOrder: 1 },
  // The server makes guests' pages, by what renders them; libraries that ask for React are given that, too.
  alias: GUESTS_RENDERER,
  server: { deps: { inline: [/@tanstack/] } },
}

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL || findPostgres())
if (!hasPostgres) {
  process.stderr.write(
    '\nSKIPPED: the tests on a PostgreSQL server. Install PostgreSQL (Debian: apt-get install postgresql) or set TEST_DATABASE_URL.\n\n',
  )
}

const embedded = {
  name: 'embedded',
  include: [...onServer, 'test/**/*.test.ts'],
  exclude: ['**/*.postgres.test.ts', 'test/without-postgres.test.ts', ...(hasPostgres ? onEitherEngine : [])],
  globalSetup: 'test/embedded-setup.ts',
  ...shared,
}

const postgres = {
  name: 'postgres',
  include: [...onServer, 'test/**/*.test.ts'],
  exclude: ['**/*.embedded.test.ts', 'test/without-postgres.test.ts'],
  globalSetup: 'test/postgres-setup.ts',
  ...shared,
}

// Stands in for the one above: it says so where a reader looks, and fails where CI is set.
const withoutPostgres = { name: 'postgres', include: ['test/without-postgres.test.ts'] }

export default defineConfig({
  resolve: { alias: { '@/': fileURLToPath(new URL('./src/', import.meta.url)) } },
  test: {
    // One less than the cores, the runner's own choice, is one alone on a machine of two; most tests wait for a disk.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...onServer, ...inBrowser, ...alone, ...built],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
      { extends: true, test: { name: 'ui', include: inBrowser, environment: 'happy-dom', isolate: false } },
      { extends: true, test: { name: 'built', include: built, ...shared } },
      { extends: true, test: embedded },
      { extends: true, test: hasPostgres ? postgres : withoutPostgres },
    ],
  },
})

import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { GUESTS_RENDERER } from './scripts/guests-renderer.ts'
import { languagePlugin } from './scripts/language-plugin.ts'
import { panelLanguageOf, panelWordsPlugin } from './scripts/panel-words.ts'
import { startPartNamer } from './scripts/start-parts.ts'
import { withDependencies } from './scripts/with-dependencies.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './src/kernel/language.ts'

/**
 * Four kinds of builds: what guests' browsers load (dist/client, once a language, mode 'fr' for French), what answers
 * them without a line (dist/offline, mode 'offline'), what staff's browsers load (dist/panel, mode 'panel', 'panel-fr' for
 * French) and what Node runs (dist/server); scripts/build.ts calls them. Guests and staff are built apart, or what both import would be
 * cut to what either needs and guests would download the panel's share of it.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    command === 'build' && !isSsrBuild
      ? languagePlugin(languageOf(mode), panelLanguageOf(mode) !== null)
      : null,
    panelWordsPlugin(panelLanguageOf(mode) ?? DEFAULT_LANGUAGE),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders apart: a first load has its data already, and other pages have no need of them at all.
      codeSplittingOptions: {
        defaultBehavior: [
          ['component'],
          ['loader'],
          ['pendingComponent'],
          ['errorComponent'],
          ['notFoundComponent'],
        ],
      },
      routesDirectory: 'src/site/routes',
      generatedRouteTree: 'src/site/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
    }),
    // What it does beyond the compiler is to put React's refresh into modules, and guests' pages have no React.
    command === 'serve' && panelLanguageOf(mode) === null ? null : react(),
    tailwindcss(),
    isSsrBuild ? null : plainImports(),
  ],
  resolve: { tsconfigPaths: true, alias: panelLanguageOf(mode) === null ? GUESTS_RENDERER : [] },
  // Hundreds of small modules in one file: a start reads it in a third of the time.
  // In development what asks for React has to be given what renders guests' pages.
  ssr: { noExternal: isSsrBuild ? BUNDLED : [/^@tanstack\//] },
  // The server hands out public/ itself.
  publicDir: false,
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        minify: 'oxc',
        sourcemap: true,
        rolldownOptions: {
          input: {
            server: 'src/entries/server.ts',
            serve: 'scripts/serve.ts',
            backup: 'scripts/backup.ts',
            restore: 'scripts/restore.ts',
            doctor: 'scripts/doctor.ts',
            'engine-worker': 'src/server/db/engine-worker.ts',
            'run-encoder': 'src/features/media/server/run-encoder.ts',
            'run-parser': 'src/features/incoming-mail/server/run-parser.ts',
          },
          // All in one folder: a worker is found beside whichever file starts it.
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            minify: SERVER_TEXT,
            codeSplitting: { groups: [{ name: startPartNamer(), includeDependenciesRecursively: false }] },
          },
          checks: QUIET,
        },
      }
    : mode === 'offline'
      ? OFFLINE_BUILD
      : browserBuild(mode),
}))

/**
 * An import() stays one. The builder puts a helper around each that first loads the style sheets and other chunks it
 * names; ours name none, and the helper would weigh half a kilobyte on every page.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null,
  }
}

/** Of the build that this mode names. */
function languageOf(mode: string): Language {
  return panelLanguageOf(mode) ?? LANGUAGES.find((language) => language === mode) ?? DEFAULT_LANGUAGE
}

/** Which plugin took how long is no news to who starts the house. */
const QUIET = { bundlerTimings: false }

/**
 * The engine keeps the text of every module: without comments, and with a byte a letter instead of two, which one
 * letter beyond ASCII costs a whole file. Names and lines stay, for whoever reads a stack.
 */
const SERVER_TEXT = {
  compress: false,
  mangle: false,
  codegen: { removeWhitespace: false, asciiOnly: true, legalComments: 'none' as const },
}

/** Other compilers than ours, which nothing asks (src/server/http/app.ts). */
const SCHEMA_COMPILERS = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler']

/** What the server bundles of its libraries: those that come as many small modules, and those that every start loads. */
const BUNDLED = [
  ...withDependencies(
    ['fastify', '@fastify/cookie', '@fastify/multipart', '@fastify/rate-limit', 'lru-cache', 'pg'],
    {
      except: SCHEMA_COMPILERS,
    },
  ),
  'cookie-es',
  'drizzle-orm',
  'fastify-type-provider-zod',
  'ical.js',
  'libphonenumber-js',
  /^preact/,
  /^seroval/,
  'zod',
  'use-sync-external-store',
  /^@tanstack\//,
]

/** Those that every page needs; what only some pages use stays with them. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|preact|use-sync-external-store|@tanstack)\/(?!.*(queriesObserver|useQueries|mutationObserver|useMutation))/

/** Small modules of ours that every page needs, or nearly: apart they cost more in names and headers than they hold. */
const EVERY_PAGE = modulesOf(
  'kernel/(days|stay|money|count-of)',
  'features/(bookings/rules/stay-link|rates/rules/board|search/rules/search-key|(property|villas)/queries)',
  'features/stay-calendar/web/sending-key',
  'features/(categories/(queries|rules/book-route|web/use-categories)|hero/queries|media/sample)',
  'web/(kit/query|ui/(classes|saves-data))',
)

/** What is needed together, as by every step of the booking: in a few files it weighs two kilobytes less than in fifteen. */
const TOGETHER = {
  'book-bar': modulesOf('features/categories/(rules/from-price|web/book-bar)'),
  checkout: modulesOf(
    'features/checkout/(rules/checkout|web/(checkout|checkout-(frame|memory|text)|plain-way|stay-summary))',
    'features/extras/rules/extra-choice',
    'features/bookings/rules/payment-choice',
  ),
  'kept-booking': modulesOf('features/stay-calendar/web/(saved-receipt|sent-details|typed-details)'),
  'guest-score': modulesOf(
    'kernel/decimals',
    'features/reviews/(paths|queries|rules/score|text|web/use-score)',
  ),
  'form-fields': modulesOf('web/ui/(control|field)'),
  'booking-page': modulesOf(
    'features/bookings/rules/party-link',
    'features/checkout/web/checkout-store',
    'features/search/(rules/search|web/search-widget-memory)',
    'site/sections/booking-title',
  ),
  'free-offers': modulesOf(
    'features/(availability/rules/availability|bookings/rules/status|search/rules/offers)',
  ),
}

/** Without what they import themselves, which other pages share. */
const STEPS = Object.entries(TOGETHER).map(([name, test]) => ({
  name,
  test,
  includeDependenciesRecursively: false,
}))

function modulesOf(...paths: readonly string[]): RegExp {
  return new RegExp(paths.map((path) => `/src/${path}\\.tsx?$`).join('|'))
}

/** One file under a name that stays: browsers ask under it whether there is a newer one. */
const OFFLINE_BUILD = {
  outDir: 'dist/offline',
  emptyOutDir: true,
  rolldownOptions: {
    input: 'src/entries/service-worker.ts',
    output: { format: 'iife' as const, entryFileNames: '[name].js' },
    checks: QUIET,
  },
}

function browserBuild(mode: string) {
  const isPanel = panelLanguageOf(mode) !== null
  const language = languageOf(mode)
  return {
    outDir: isPanel ? 'dist/panel' : 'dist/client',
    assetsDir: isPanel ? 'staff-assets' : 'assets',
    // All languages in one folder: what holds no words is one file for them all.
    emptyOutDir: language === DEFAULT_LANGUAGE,
    manifest: language === DEFAULT_LANGUAGE ? true : `.vite/manifest.${language}.json`,
    assetsInlineLimit: 0,
    // Every page would carry the lists of every other page's chunks; links are preloaded on intent instead.
    modulePreload: false as const,
    rolldownOptions: {
      input: isPanel
        ? 'src/entries/admin-browser.tsx'
        : ['src/entries/site-browser.tsx', 'src/entries/site-start.ts', 'src/entries/site-floats.ts'],
      // In one piece they compress better, and they stay in caches when our own code changes.
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: LIBRARIES },
            ...(isPanel ? [] : [{ name: 'every-page', test: EVERY_PAGE }, ...STEPS]),
          ],
        },
      },
      checks: QUIET,
    },
  }
}

import { parseArgs } from 'node:util'
import { benchAvailability } from '../bench/availability'
import { benchCachedPage } from '../bench/cached-page'
import { benchCashShifts } from '../bench/cash-shifts'
import { benchConcierge } from '../bench/concierge'
import { benchCreation } from '../bench/creation'
import { type Figure, formatFigures, isWithinBound } from '../bench/figure'
import { benchFolio } from '../bench/folio'
import { benchMemory } from '../bench/memory'
import { benchSections } from '../bench/sections'
import { buildWhenNeeded } from './build-when-needed.js'

/**
 * `npm run bench -- --only=page --engine=postgres --quick --strict`: prints ratios; only --strict turns a missed bound
 * into a failure, but for bounds that always hold, as those of the panel's sections. --quick measures a tenth; in full the embedded engine takes many minutes to load a million bookings.
 */
const BENCHES = {
  page: benchCachedPage,
  availability: benchAvailability,
  creation: benchCreation,
  shifts: benchCashShifts,
  concierge: benchConcierge,
  folio: benchFolio,
  memory: benchMemory,
  sections: benchSections,
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    engine: { type: 'string' },
    quick: { type: 'boolean' },
    strict: { type: 'boolean' },
  },
})
const wanted = Object.entries(BENCHES).filter(
  ([name]) => values.only === undefined || name.startsWith(values.only),
)
if (wanted.length === 0) {
  console.error(`--only takes one of ${Object.keys(BENCHES).join(', ')}`)
  process.exit(2)
}

if (values.engine !== undefined && !['embedded', 'postgres'].includes(values.engine)) {
  console.error('--engine takes embedded or postgres')
  process.exit(2)
}

process.env.NODE_ENV = 'production'
await buildWhenNeeded()
const figures: Figure[] = []
for (const [name, bench] of wanted) {
  console.log(`Measuring ${name} …`)
  figures.push(...(await bench({ isQuick: values.quick ?? false, engine: values.engine })))
}
console.log(`\n${formatFigures(figures)}`)
const missed = figures.filter((figure) => !isWithinBound(figure))
if (missed.length > 0) console.log(`\n${missed.length} of ${figures.length} beyond their bounds`)
process.exit(missed.some(({ isBinding }) => isBinding || values.strict) ? 1 : 0)

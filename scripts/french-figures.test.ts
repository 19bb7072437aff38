import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ratePlanColumns as englishPlans } from '../src/features/rate-plans/web/admin-text'
import { count, shortMonth, signed } from '../src/features/reports/web/admin-tell-figures'
import { tellPrice } from '../src/features/seasons/web/admin-tell-season'
import { labelled } from '../src/kernel/labels'
import { DEFAULT_LANGUAGE, type Language, readLanguageBy } from '../src/kernel/language'
import { PANEL_LANGUAGES } from '../src/kernel/panel-language'
import { addTranslations } from '../src/kernel/words'
import * as days from '../src/languages/fr/days'
import * as labels from '../src/languages/fr/labels'
import * as money from '../src/languages/fr/money'
import { closingText } from '../src/languages/panel-fr/day-closing/admin-text'
import { countOf } from '../src/languages/panel-fr/kernel/count-of'
import { ratePlanColumns } from '../src/languages/panel-fr/rate-plans/admin-text'
import { gridText } from '../src/languages/panel-fr/rates-grid/admin-text'
import { reportText } from '../src/languages/panel-fr/reports/admin-report-text'
import { figureText } from '../src/web/admin-kit/figure-text'

// What a build of the French panel puts in the place of the English words.
vi.mock('../src/web/admin-kit/figure-text', () => import('../src/languages/panel-fr/admin-kit/figure-text'))
vi.mock('../src/web/admin-kit/text', () => import('../src/languages/panel-fr/admin-kit/text'))
vi.mock(
  '../src/features/seasons/web/admin-text',
  () => import('../src/languages/panel-fr/seasons/admin-text'),
)

const speak = (language: Language) => readLanguageBy(() => language)

beforeAll(() => {
  addTranslations('fr', { days, labels, money })
  speak('fr')
})
afterAll(() => speak(DEFAULT_LANGUAGE))

test('a season tells its percentage and its amount whole', () => {
  const season = { price: null, weekendPrice: null, weekdays: null }
  expect(tellPrice({ ...season, kind: 'percentage', change: '20.00' })).toBe('+20\u00a0%')
  expect(tellPrice({ ...season, kind: 'percentage', change: '-7.50' })).toBe('−7,5\u00a0%')
  expect(tellPrice({ ...season, kind: 'amount', change: '-20.00' })).toBe('−20,00\u00a0$')
})

test('months are twelve short names in every language of the panel', () => {
  for (const language of PANEL_LANGUAGES) {
    speak(language)
    const names = Array.from({ length: 12 }, (_, month) =>
      shortMonth(`2027-${String(month + 1).padStart(2, '0')}`),
    )
    expect({ language, names: new Set(names).size }).toEqual({ language, names: 12 })
  }
  speak('fr')
  expect([shortMonth('2027-06'), shortMonth('2027-07')]).toEqual(['juin 2027', 'juil. 2027'])
})

test('thousands, spans of days and labels are written as French does', () => {
  expect(count(1365)).toBe('1\u202f365')
  expect(figureText.days('1er mars', '7 mars 2027')).toBe('du 1er mars au 7 mars 2027')
  expect(gridText.range('52\u00a0$', '59\u00a0$')).toBe('52–59\u00a0$')
  expect(labelled('Total', '65')).toBe('Total\u00a0: 65')
})

test('nothing is one in French, and one night is no nights', () => {
  expect([0, 1, 2].map((nights) => countOf(nights, 'nuit'))).toEqual(['0 nuit', '1 nuit', '2 nuits'])
  expect(closingText.wasOpen(0, 1)).toBe('en suspens : 0 arrivée, 1 départ')
  expect(signed(-1, reportText.changedNights)).toBe('−1 nuit')
  expect([ratePlanColumns.least(1), ratePlanColumns.most(7)]).toEqual(['1 nuit ou plus', '7 nuits au plus'])
  expect([englishPlans.least(1), englishPlans.most(7)]).toEqual(['1 night or more', '7 nights at most'])
})

import { expect, test } from 'vitest'
import { categories } from '@/features/categories/contract'
import { sampleCategories } from '@/features/categories/server/sample-categories'
import { chargeItems } from '@/features/charges/contract'
import { sampleChargeItems } from '@/features/charges/server/sample-items'
import { events } from '@/features/events/contract'
import { sampleEvents } from '@/features/events/server/sample-events'
import { galleryImages } from '@/features/gallery/contract'
import { sampleImages } from '@/features/gallery/server/sample-images'
import { heroSlides } from '@/features/hero/contract'
import { sampleSlides } from '@/features/hero/server/sample-slides'
import { houseFacts } from '@/features/house-facts/contract'
import { sampleHouseFacts } from '@/features/house-facts/server/sample-facts'
import { videoTours } from '@/features/videos/contract'
import { sampleTours, sampleVideoSettings } from '@/features/videos/server/sample-videos'
import { staffVillas, villaImages } from '@/features/villas/contract'
import { sampleVillaImages } from '@/features/villas/server/sample-villa-images'
import { sampleVillas } from '@/features/villas/server/sample-villas'
import { toDay } from '@/kernel/days'
import { knownTextsOf, tellKnown } from '@/kernel/known-texts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/kernel/language'
import { speak } from '@/server/http/speak-language'
import { loadLanguage } from './load-language'

const OTHERS = LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)
const FILM = ['title', 'description']
const villaNames = [...new Set(sampleVillas.map(({ name }) => name))]

/** All that came with the site and is read in other languages: the fields, and the rows that have them. */
const SAMPLES: readonly (readonly [fields: readonly string[], rows: readonly object[]])[] = [
  [categories.translated, sampleCategories],
  [staffVillas.translated, sampleVillas],
  [villaImages.translated, villaNames.flatMap(sampleVillaImages)],
  [heroSlides.translated, sampleSlides],
  [galleryImages.translated, sampleImages],
  [videoTours.translated, sampleTours],
  [events.translated, sampleEvents(toDay('2027-03-01'))],
  [houseFacts.translated, sampleHouseFacts],
  [chargeItems.translated, sampleChargeItems],
  [['settingValue'], sampleVideoSettings.filter(({ settingKey }) => FILM.includes(settingKey))],
]

function linesIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((line) => typeof line === 'string' && line !== '')
}

const lines = [
  ...new Set(
    SAMPLES.flatMap(([fields, rows]) =>
      rows.flatMap((row) => fields.flatMap((field) => linesIn((row as Record<string, unknown>)[field]))),
    ),
  ),
]
/** Names of villas, which stay, and words that are spelled alike in one of the languages. */
const ALIKE = new Set([...villaNames, 'Parking', 'Veranda', 'Matooke and eshabwe', 'Reception'])

test.for(OTHERS)('all that came with the site is told in %s', async (language) => {
  await loadLanguage(language)
  const left = speak(language, () => lines.filter((line) => tellKnown(line) === line && !ALIKE.has(line)))
  expect(lines.length).toBeGreaterThan(350)
  expect(left).toEqual([])
})

test.for(OTHERS)('nothing is told in %s that did not come with the site', async (language) => {
  const files = ['villas', 'pictures', 'landing']
  const read = await Promise.all(
    files.map(
      (file): Promise<Record<string, object>> => import(`../languages/${language}/known-texts-${file}.ts`),
    ),
  )
  const told = read.flatMap((file) => Object.values(file).flatMap(Object.keys))
  expect(told.filter((line) => !lines.includes(line))).toEqual([])
})

test('the languages know the same names', async () => {
  const read = await Promise.all(
    OTHERS.map((language): Promise<{ NAMES: object }> => import(`../languages/${language}/known-names.ts`)),
  )
  const names = read.map(({ NAMES }) => Object.keys(NAMES).sort())
  expect(names[0]?.length).toBeGreaterThan(100)
  for (const others of names) expect(others).toEqual(names[0])
})

test('a line that staff wrote stays as it was between those that are known, and in English all do', async () => {
  await loadLanguage('de')
  const amenities = ['Kettle', 'A loom', ' king bed ']
  expect(speak('de', () => tellKnown(amenities))).toEqual(['Wasserkocher', 'A loom', 'Kingsize-Bett'])
  expect(tellKnown(amenities)).toBe(amenities)
  // Not wholly known: staff write it anew, or translate it as their own.
  expect(speak('de', () => knownTextsOf(['amenities'], { amenities }))).toEqual({ texts: {}, sources: {} })
  expect(speak('de', () => ['constructor', 'toString', ''].map(tellKnown))).toEqual([
    'constructor',
    'toString',
    '',
  ])
})

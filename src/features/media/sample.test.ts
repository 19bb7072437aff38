import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findPictureSources } from './rules/picture-sources'
import { type SampleSubject, samplePicture } from './sample'

/** Every subject the type allows: tsc refuses this list when one is missing or gone. */
const SUBJECTS = Object.keys({
  'balcony-forest-breeze': 0,
  'banquet-hall': 0,
  bar: 0,
  'basket-weaving': 0,
  bathroom: 0,
  'bathroom-forest-breeze': 0,
  'bathroom-honey-bee': 0,
  'bathroom-la-familiar': 0,
  'bathroom-rose-villa': 0,
  'bathroom-sundowner': 0,
  'bathroom-village-view': 0,
  bedroom: 0,
  'bedroom-forest-breeze': 0,
  'bedroom-honey-bee': 0,
  'bedroom-la-familiar': 0,
  'bedroom-rose-villa': 0,
  'bedroom-sundowner': 0,
  'bedroom-village-view': 0,
  'coffee-and-bananas': 0,
  'conference-hall': 0,
  'fire-place': 0,
  'forest-breeze': 0,
  'garden-path': 0,
  'garden-wedding': 0,
  gate: 0,
  'hills-at-dawn': 0,
  'honey-bee': 0,
  'hotel-from-above': 0,
  'kitchen-garden': 0,
  'la-familiar': 0,
  'laid-table': 0,
  'lake-mburo-at-dawn': 0,
  'living-room': 0,
  'living-room-la-familiar': 0,
  'living-room-sundowner': 0,
  'long-horned-cattle': 0,
  'market-stall': 0,
  parking: 0,
  reception: 0,
  restaurant: 0,
  'room-service-tray': 0,
  'rose-villa': 0,
  sundowner: 0,
  'terrace-at-dusk': 0,
  veranda: 0,
  'veranda-honey-bee': 0,
  'veranda-rose-villa': 0,
  'veranda-village-view': 0,
  'villa-at-golden-hour': 0,
  'village-view': 0,
} satisfies Record<SampleSubject, 0>) as SampleSubject[]

it.each(SUBJECTS)('the picture of %s is among the assets in every size pages may ask for', (subject) => {
  const kept = findPictureSources(samplePicture(subject))
  const addresses = [...(kept?.sources ?? []), { srcSet: kept?.srcSet ?? '' }]
    .flatMap(({ srcSet }) => srcSet.split(', '))
    .map((entry) => entry.split(' ')[0] ?? '')
  expect(addresses.length).toBeGreaterThanOrEqual(12)
  for (const address of addresses)
    expect(existsSync(address.replace('/api/assets/', 'assets/pictures/')), address).toBe(true)
})

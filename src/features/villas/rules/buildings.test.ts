import { expect, test } from 'vitest'
import { sampleVillas } from '../server/sample-villas'
import { BUILDINGS } from './buildings'

test('every villa of the sample property stands in a house that staff can choose', () => {
  const houses: readonly string[] = BUILDINGS
  expect(sampleVillas.filter(({ building }) => !building || !houses.includes(building))).toEqual([])
})

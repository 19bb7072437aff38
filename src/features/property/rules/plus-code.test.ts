import { expect, test } from 'vitest'
import { plusCodeOf } from './plus-code'

// From the published test data of Open Location Code.
test.each([
  [20.3700625, 2.7821875, '7FG49QCJ+2V'],
  [47.0000625, 8.0000625, '8FVC2222+22'],
  [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
  [1, 1, '6FH32222+22'],
  [90, 1, 'CFX3X2X2+X2'],
])('%d, %d is %s', (latitude, longitude, code) => {
  expect(plusCodeOf({ latitude, longitude })).toBe(code)
})

test('a place east of the last meridian is the same as its twin in the west', () => {
  expect(plusCodeOf({ latitude: 1, longitude: 181 })).toBe(plusCodeOf({ latitude: 1, longitude: -179 }))
})

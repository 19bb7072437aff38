import { expect, test } from 'vitest'
import { directionsAddress, mapAddress } from './map-address'

const place = { latitude: -0.6072, longitude: 30.6545 }

test('the map lies around the place and marks it', () => {
  const { origin, searchParams } = new URL(mapAddress(place))
  expect(origin).toBe('https://www.openstreetmap.org')
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number)
  expect((west + east) / 2).toBeCloseTo(place.longitude)
  expect((south + north) / 2).toBeCloseTo(place.latitude)
  expect(west).toBeLessThan(east)
  expect(south).toBeLessThan(north)
  expect(searchParams.get('marker')).toBe('-0.6072,30.6545')
})

test('directions lead to the place', () => {
  expect(new URL(directionsAddress(place)).searchParams.get('destination')).toBe('-0.6072,30.6545')
})

import { expect, test } from 'vitest'
import { seededRandom } from './seeded-random'

function draw(seed: number, count: number): number[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, random)
}

test('the same seed gives the same numbers, another seed others', () => {
  expect(draw(7, 20)).toEqual(draw(7, 20))
  expect(draw(7, 20)).not.toEqual(draw(8, 20))
})

test('numbers lie in [0, 1) and are spread over it', () => {
  const numbers = draw(1, 4000)
  for (const number of numbers) expect(number >= 0 && number < 1).toBe(true)
  for (let tenth = 0; tenth < 10; tenth++) {
    const inTenth = numbers.filter((number) => Math.floor(number * 10) === tenth)
    expect(inTenth.length).toBeGreaterThan(320)
    expect(inTenth.length).toBeLessThan(480)
  }
})

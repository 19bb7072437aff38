import { expect, test } from 'vitest'
import { isNear, progressOf, startSlideshow, stepSlideshow } from './slideshow'

const four = startSlideshow(4)

test('after the last slide comes the first, and before the first the last', () => {
  expect(stepSlideshow({ ...four, index: 3 }, { type: 'next' }).index).toBe(0)
  expect(stepSlideshow(four, { type: 'previous' }).index).toBe(3)
})

test('a dot leads to its slide, and a dot that is not there nowhere', () => {
  expect(stepSlideshow(four, { type: 'jump', index: 2 }).index).toBe(2)
  expect(stepSlideshow(four, { type: 'jump', index: 4 })).toBe(four)
})

test('more than one slide plays from the start, a single one stands still', () => {
  expect(four.isPlaying).toBe(true)
  expect(startSlideshow(1).isPlaying).toBe(false)
})

test('the toggle pauses and plays, and moving on by hand changes neither', () => {
  const paused = stepSlideshow(four, { type: 'toggle' })
  expect(paused.isPlaying).toBe(false)
  expect(stepSlideshow(paused, { type: 'next' }).isPlaying).toBe(false)
  expect(stepSlideshow(paused, { type: 'toggle' }).isPlaying).toBe(true)
})

test('progress counts the slides seen in percent', () => {
  expect([0, 1, 2, 3].map((index) => progressOf({ ...four, index }))).toEqual([25, 50, 75, 100])
  expect(progressOf({ ...startSlideshow(3), index: 0 })).toBe(33)
})

test('the slides worth loading are the shown one and its neighbours, around the end too', () => {
  const six = startSlideshow(6)
  expect([0, 1, 2, 3, 4, 5].map((index) => isNear(six, index))).toEqual([
    true,
    true,
    false,
    false,
    false,
    true,
  ])
})

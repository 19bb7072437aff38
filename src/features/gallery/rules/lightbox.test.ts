import { expect, test } from 'vitest'
import { stepLightbox, stepOfSwipe, wishOfKey } from './lightbox'

const three = { index: 0, count: 3, isPlaying: false }
const plain = { ctrlKey: false, altKey: false, metaKey: false }

test('after the last picture comes the first, and before the first the last', () => {
  expect(stepLightbox({ ...three, index: 2 }, 'next').index).toBe(0)
  expect(stepLightbox(three, 'previous').index).toBe(2)
  expect(stepLightbox({ index: 0, count: 1, isPlaying: false }, 'previous').index).toBe(0)
})

test('turning by hand leaves the slideshow as it was', () => {
  const playing = stepLightbox(three, 'toggle')
  expect(playing).toEqual({ index: 0, count: 3, isPlaying: true })
  expect(stepLightbox(playing, 'next').isPlaying).toBe(true)
  expect(stepLightbox(playing, 'toggle').isPlaying).toBe(false)
})

test('arrows turn, space plays, F and F11 ask for the whole screen', () => {
  const wishes = ['ArrowRight', 'ArrowLeft', ' ', 'f', 'F', 'F11', 'Escape', 'g'].map((key) =>
    wishOfKey({ key, ...plain }),
  )
  expect(wishes).toEqual(['next', 'previous', 'toggle', 'fullscreen', 'fullscreen', 'fullscreen', null, null])
})

test('Ctrl+F finds words in the page as ever', () => {
  expect(wishOfKey({ key: 'f', ...plain, ctrlKey: true })).toBeNull()
  expect(wishOfKey({ key: 'ArrowLeft', ...plain, altKey: true })).toBeNull()
})

test('a finger to the left turns on, to the right back, and down or a little nowhere', () => {
  expect(stepOfSwipe(-80, 12)).toBe('next')
  expect(stepOfSwipe(80, -30)).toBe('previous')
  expect(stepOfSwipe(-30, 0)).toBeNull()
  expect(stepOfSwipe(-60, 90)).toBeNull()
})

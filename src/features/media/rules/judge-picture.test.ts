import { expect, test } from 'vitest'
import { doubtPicture } from './judge-picture'

test('pictures between 1.3 and 2.5 as wide as high are not doubted', () => {
  expect(doubtPicture({ width: 1920, height: 1080 })).toBeNull()
  expect(doubtPicture({ width: 1300, height: 1000 })).toBeNull()
  expect(doubtPicture({ width: 2500, height: 1000 })).toBeNull()
  expect(doubtPicture({ width: 1299, height: 1000 })?.title).toBe('Image Dimension Warning')
  expect(doubtPicture({ width: 2501, height: 1000 })?.title).toBe('Image Dimension Warning')
})

test('under 1200 by 600 a picture is called coarse', () => {
  expect(doubtPicture({ width: 1200, height: 600 })).toBeNull()
  expect(doubtPicture({ width: 1199, height: 600 })?.title).toBe('Low Resolution')
  expect(doubtPicture({ width: 1400, height: 599 })?.title).toBe('Low Resolution')
})

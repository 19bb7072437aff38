import { expect, test } from 'vitest'
import { movedPlace, newVillaImage } from './gallery-upload'

test('a new picture is described by nobody yet, never by the name of its file', () => {
  expect(
    newVillaImage(7, { imageUrl: '/uploads/a.jpg', altText: null }, { sortOrder: 0, isFirst: true }),
  ).toEqual({
    villaId: 7,
    imageUrl: '/uploads/a.jpg',
    altText: null,
    caption: '',
    sortOrder: 0,
    isMain: true,
  })
})

test('a picture moves by one place and not above the first', () => {
  expect([movedPlace(4, 1), movedPlace(4, -1), movedPlace(0, -1)]).toEqual([5, 3, 0])
})

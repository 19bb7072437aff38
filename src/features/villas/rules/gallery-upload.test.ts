import { expect, test } from 'vitest'
import { GALLERY_BYTES, movedPlace, recordOfUpload, refuseFiles } from './gallery-upload'

const picture = { name: 'porch.png', type: 'image/png', size: 1000 }

test('one picture of at most ten megabytes is taken', () => {
  expect(refuseFiles([picture])).toBeNull()
  expect(refuseFiles([{ name: 'porch.gif', type: 'image/gif', size: GALLERY_BYTES }])).toBeNull()
  expect(refuseFiles([{ name: 'IMG_1.HEIC', type: '', size: 1000 }])).toBeNull()
})

test('two files, something else than a picture and a byte too many are refused', () => {
  expect(refuseFiles([picture, picture])).toBe('too-many')
  expect(refuseFiles([{ name: 'logo.svg', type: 'image/svg+xml', size: 10 }])).toBe('wrong-type')
  expect(refuseFiles([])).toBe('wrong-type')
  expect(refuseFiles([{ ...picture, size: GALLERY_BYTES + 1 }])).toBe('too-large')
})

test('an upload is named after its file, comes last, and is the main picture when it is the first', () => {
  expect(recordOfUpload(7, '/uploads/a.jpg', 'porch.jpg', 0)).toEqual({
    villaId: 7,
    imageUrl: '/uploads/a.jpg',
    altText: 'porch.jpg',
    caption: '',
    sortOrder: 0,
    isMain: true,
  })
  expect(recordOfUpload(7, '/uploads/b.jpg', 'b.jpg', 3)).toMatchObject({ sortOrder: 3, isMain: false })
})

test('a picture moves by one place and not above the first', () => {
  expect([movedPlace(4, 1), movedPlace(4, -1), movedPlace(0, -1)]).toEqual([5, 3, 0])
})

import { expect, test } from 'vitest'
import { readGallerySearch } from './gallery-search'

test('the address tells the chip and the view', () => {
  expect(readGallerySearch({ show: 'dining', view: 'list' })).toEqual({ show: 'dining', view: 'list' })
})

test('defaults and what means nothing are not kept in the address', () => {
  expect(readGallerySearch({ show: 'all', view: 'grid', page: 3 })).toEqual({})
  expect(readGallerySearch({ show: 'pool', view: ['list'] })).toEqual({})
})

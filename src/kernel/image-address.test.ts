import { describe, expect, it } from 'vitest'
import { PLACEHOLDER_SIZES, resolveImageAddress } from './image-address'

describe('the address of a picture', () => {
  it.each([null, undefined, '', '   '])(
    'is a placeholder of 800 by 600 when nothing is stored (%j)',
    (nothing) => {
      expect(resolveImageAddress(nothing)).toBe('/api/placeholder/800/600')
    },
  )

  it('is a placeholder of the size the place needs', () => {
    expect(resolveImageAddress('', PLACEHOLDER_SIZES.card)).toBe('/api/placeholder/600/400')
    expect(resolveImageAddress(null, PLACEHOLDER_SIZES.hero)).toBe('/api/placeholder/1200/600')
  })

  it('of a bundled picture leads to the assets', () => {
    expect(resolveImageAddress('@assets/terrace.jpg')).toBe('/api/assets/terrace.jpg')
    expect(resolveImageAddress('/attached_assets/rooms/terrace.jpg')).toBe('/api/assets/rooms/terrace.jpg')
  })

  it('of an upload starts at the root', () => {
    expect(resolveImageAddress('uploads/1.webp')).toBe('/uploads/1.webp')
  })

  it.each([
    '/uploads/1.webp',
    '/api/assets/terrace.jpg',
    'https://pictures.example.com/uploads/@assets/1.jpg',
  ])('is left as it is when it can be served (%s)', (address) => {
    expect(resolveImageAddress(address)).toBe(address)
  })
})

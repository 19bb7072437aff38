import { describe, expect, it } from 'vitest'
import { findPictureSources, pictureAtWidth, pictureFolder, widthsUpTo } from './picture-sources'

const address = `/uploads/${pictureFolder('abc123', 1000, 750)}/1000.jpg`

describe('an uploaded picture', () => {
  it('is kept in the steps below its own width, and in its own', () => {
    expect(widthsUpTo(1000)).toEqual([400, 800, 1000])
    expect(widthsUpTo(1920)).toEqual([400, 800, 1200, 1920])
    expect(widthsUpTo(120)).toEqual([120])
  })

  it('says by its address alone how large it is and what else there is of it', () => {
    expect(findPictureSources(address)).toEqual({
      width: 1000,
      height: 750,
      sources: [
        {
          type: 'image/avif',
          srcSet:
            '/uploads/pictures/abc123-1000x750/400.avif 400w, /uploads/pictures/abc123-1000x750/800.avif 800w, /uploads/pictures/abc123-1000x750/1000.avif 1000w',
        },
        {
          type: 'image/webp',
          srcSet:
            '/uploads/pictures/abc123-1000x750/400.webp 400w, /uploads/pictures/abc123-1000x750/800.webp 800w, /uploads/pictures/abc123-1000x750/1000.webp 1000w',
        },
      ],
      srcSet:
        '/uploads/pictures/abc123-1000x750/400.jpg 400w, /uploads/pictures/abc123-1000x750/800.jpg 800w, /uploads/pictures/abc123-1000x750/1000.jpg 1000w',
    })
  })

  it('comes small into lists', () => {
    expect(pictureAtWidth(address, 300)).toBe('/uploads/pictures/abc123-1000x750/400.jpg')
    expect(pictureAtWidth(address, 5000)).toBe(address)
  })
})

it('a picture that comes with the site is kept in the same way', () => {
  const found = findPictureSources('/api/assets/terrace-at-dusk-1600x900/1600.jpg')
  expect(found).toMatchObject({ width: 1600, height: 900 })
  expect(found?.sources[0]?.srcSet).toMatch(/^\/api\/assets\/terrace-at-dusk-1600x900\/400\.avif 400w, /)
})

it.each([
  '/api/assets/hills-at-dusk.svg',
  'https://example.com/a.jpg',
  '/uploads/1.jpg',
  '/uploads/pictures/x/1.jpg',
  '',
])('a picture at %s has nothing but itself', (other) => {
  expect(findPictureSources(other)).toBeNull()
  expect(pictureAtWidth(other, 400)).toBe(other)
})

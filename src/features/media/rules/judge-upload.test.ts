import { describe, expect, it } from 'vitest'
import { acceptFor } from './file-types'
import { refuseSecond, refuseUpload } from './judge-upload'

const MB = 1024 * 1024

describe('a chosen file', () => {
  it('may be sent when type and size are those of its place', () => {
    expect(refuseUpload({ name: 'Garden.JPG', bytes: 10 * MB }, 'villa')).toBeNull()
    expect(refuseUpload({ name: 'tour.mkv', bytes: 50 * MB }, 'general')).toBeNull()
    expect(refuseUpload({ name: 'poster.png', bytes: 5 * MB }, 'thumbnail')).toBeNull()
  })

  it('is rejected with its name and every reason', () => {
    expect(refuseUpload({ name: 'menu.pdf', bytes: 10 * MB + 1 }, 'villa')).toEqual({
      title: 'File Rejected',
      description:
        'menu.pdf: File type must be JPEG, PNG, GIF, WebP, HEIC, File is larger than 10485760 bytes (10MB)',
    })
    expect(refuseUpload({ name: 'logo.svg', bytes: 1 }, 'general')?.description).toBe(
      'logo.svg: File type must be JPEG, PNG, GIF, WebP, HEIC, MP4, MOV, AVI, MKV, WebM',
    )
    expect(refuseUpload({ name: 'film.mp4', bytes: 50 * MB + 1 }, 'video')?.description).toBe(
      'film.mp4: File is larger than 52428800 bytes (50MB)',
    )
    expect(refuseSecond('b.jpg').description).toBe('b.jpg: Too many files')
  })

  it('hears the words of thumbnails where it should become one', () => {
    expect(refuseUpload({ name: 'film.mp4', bytes: 1 }, 'thumbnail')).toEqual({
      title: 'Invalid file type',
      description: 'Please select an image file for the thumbnail',
    })
    expect(refuseUpload({ name: 'a.jpg', bytes: 5 * MB + 1 }, 'thumbnail')).toEqual({
      title: 'File too large',
      description: 'Thumbnail image must be less than 5MB',
    })
  })

  it('hears the words of the hero section where it should be a slide’s', () => {
    expect(refuseUpload({ name: 'wall.webp', bytes: 10 * MB }, 'hero')).toBeNull()
    expect(refuseUpload({ name: 'wall.gif', bytes: 10 * MB + 1 }, 'hero')).toEqual({
      title: 'File Too Large',
      description: 'Please select an image smaller than 10MB.',
    })
    for (const name of ['wall.gif', 'wall.svg', 'wall.pdf', 'wall'])
      expect(refuseUpload({ name, bytes: 1 }, 'hero')).toEqual({
        title: 'Invalid File Type',
        description: 'Please select a valid image file (JPEG, PNG, WebP).',
      })
  })

  it('may be an animation and as large as anything where a picture has no limits of its own', () => {
    expect(refuseUpload({ name: 'pond.gif', bytes: 50 * MB }, 'image')).toBeNull()
  })
})

it('a file dialog shows only what a place takes', () => {
  expect(acceptFor('hero')).toBe('.jpg,.jpeg,.png,.webp')
})

import { expect, test } from 'vitest'
import { embedAddress, videoTypeOf, watchAddress, youtubeIdOf } from './video-address'

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=12s',
  'http://m.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ/',
  ' youtube.com/watch?v=aqz-KE-bpKQ ',
])('the id is found in %s', (address) => {
  expect(youtubeIdOf(address)).toBe('aqz-KE-bpKQ')
})

test.each([
  '',
  'https://www.youtube.com/watch?v=too-short',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ1',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/@hotel',
  'https://vimeo.com/12345678901',
  'https://example.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.example.com/watch?v=aqz-KE-bpKQ',
  'javascript:alert("youtu.be/aqz-KE-bpKQ")',
  '/uploads/aqz-KE-bpKQ.mp4',
  'https://youtu.be/<script>abc',
])('there is no video to embed in %s', (address) => {
  expect(youtubeIdOf(address)).toBeNull()
})

test('a link to the video site is told from a file, whatever the file is called', () => {
  expect(videoTypeOf('https://youtu.be/aqz-KE-bpKQ')).toBe('youtube')
  expect(videoTypeOf('https://www.youtube.com/@hotel')).toBe('youtube')
  expect(videoTypeOf('/uploads/youtube.com.mp4')).toBe('uploaded')
  expect(videoTypeOf('https://example.com/film.mp4')).toBe('uploaded')
})

test('an embedded video plays at once, silent and again and again only when staff want it', () => {
  expect(embedAddress('aqz-KE-bpKQ')).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1',
  )
  expect(embedAddress('aqz-KE-bpKQ', { isMuted: true, isLooped: true })).toContain(
    '&mute=1&loop=1&playlist=aqz-KE-bpKQ',
  )
})

test('a video that does not play here is a video of the same id there', () => {
  expect(youtubeIdOf(watchAddress('aqz-KE-bpKQ'))).toBe('aqz-KE-bpKQ')
})

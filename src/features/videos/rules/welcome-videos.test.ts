import { expect, test } from 'vitest'
import { groupWelcomeVideos } from './welcome-videos'

const FILM = 'https://youtu.be/aqz-KE-bpKQ'
const row = (section: string, settingKey: string, settingValue: string | null) => ({
  section,
  settingKey,
  settingValue,
})

test('a video with nothing but its address has the defaults of the hotel', () => {
  expect(groupWelcomeVideos([row('welcome', 'videoUrl', FILM)])).toEqual([
    {
      section: 'welcome',
      videoUrl: FILM,
      title: 'Welcome Video',
      description: 'Experience our beautiful facilities',
      thumbnailUrl: null,
      autoplay: false,
      muted: true,
      loop: false,
    },
  ])
})

test('each section is a video of its own, in the order of their first rows', () => {
  const videos = groupWelcomeVideos([
    row('tour', 'title', 'A tour'),
    row('welcome', 'videoUrl', FILM),
    row('tour', 'videoUrl', FILM),
    row('tour', 'thumbnailUrl', '/uploads/tour.jpg'),
  ])
  expect(videos.map(({ section, title, thumbnailUrl }) => [section, title, thumbnailUrl])).toEqual([
    ['tour', 'A tour', '/uploads/tour.jpg'],
    ['welcome', 'Welcome Video', null],
  ])
})

test('sound comes only with the value false, repetition only with true', () => {
  const [video] = groupWelcomeVideos([
    row('welcome', 'videoUrl', FILM),
    row('welcome', 'muted', 'no'),
    row('welcome', 'loop', 'yes'),
    row('welcome', 'autoplay', 'TRUE'),
  ])
  expect(video).toMatchObject({ muted: true, loop: false, autoplay: false })
  const [other] = groupWelcomeVideos([
    row('welcome', 'videoUrl', FILM),
    row('welcome', 'muted', 'false'),
    row('welcome', 'loop', 'true'),
    row('welcome', 'autoplay', 'true'),
  ])
  expect(other).toMatchObject({ muted: false, loop: true, autoplay: true })
})

test('of all other addresses only those of our own files are kept', () => {
  const videos = groupWelcomeVideos([
    row('a', 'title', 'No address'),
    row('b', 'videoUrl', 'https://example.com/film.mp4'),
    row('c', 'videoUrl', null),
    row('d', 'videoUrl', '/api/assets/evening.mp4'),
  ])
  expect(videos.map(({ section }) => section)).toEqual(['d'])
})

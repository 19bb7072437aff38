import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { VideoPlayer, WatchThere } from './video-player'

it('a film of our own that cannot be played says so', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body)
  onTestFinished(() => {
    act(() => root.unmount())
    vi.unstubAllGlobals()
  })
  await act(async () => root.render(<VideoPlayer video={{ title: 'Film', videoUrl: '/uploads/film.mp4' }} />))
  const film = document.querySelector('video')
  expect(film?.getAttribute('src')).toBe('/uploads/film.mp4')
  await act(async () => film?.dispatchEvent(new Event('error')))
  expect(document.body.textContent).toBe('This video cannot be played here.')
})

it('a film of the video site can be watched there, one of our own only here', () => {
  expect(renderToStaticMarkup(<WatchThere videoUrl="https://youtu.be/aqz-KE-bpKQ" />)).toContain(
    'href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"',
  )
  expect(renderToStaticMarkup(<WatchThere videoUrl="/uploads/film.mp4" />)).toBe('')
})

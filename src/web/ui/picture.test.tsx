import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { findPictureSources } from '@/features/media/rules/picture-sources'
import { Picture, PictureSources } from './picture'

const address = '/uploads/pictures/abc-1000x750/1000.jpg'

it('an uploaded picture is offered in every width and format, with its own size', () => {
  const markup = renderToStaticMarkup(
    <PictureSources value={findPictureSources}>
      <Picture address={address} alt="Garden" sizes="50vw" />
    </PictureSources>,
  )
  expect(markup).toMatch(/^<picture class="contents"><source type="image\/avif"/)
  expect(markup).toContain('/uploads/pictures/abc-1000x750/400.webp 400w')
  expect(markup.match(/sizes="50vw"/g)).toHaveLength(3)
  expect(markup).toMatch(
    /<img src="\/uploads\/pictures\/abc-1000x750\/1000\.jpg"[^>]* width="1000" height="750"/,
  )
})

it('any other picture is a plain one', () => {
  const markup = renderToStaticMarkup(
    <PictureSources value={findPictureSources}>
      <Picture address="/api/assets/sundowner.svg" alt="Dusk" />
    </PictureSources>,
  )
  expect(markup).toMatch(/^<img src="\/api\/assets\/sundowner\.svg"[^>]* width="800" height="600"/)
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { judgeValues } from '@/web/admin-kit/form-draft'
import { richText } from '../contract'
import { asStored } from './admin-as-stored'

const text = { type: 'text', text: 'Typed after the picture.' }
const withPicture = (src: string) => ({
  type: 'doc',
  content: [
    { type: 'image', attrs: { src, alt: null, title: null } },
    { type: 'paragraph', content: [text] },
  ],
})

test('what is not stored is left out of a document', () => {
  expect(asStored(withPicture('/1.jpg')).content[0]).toEqual({
    type: 'image',
    attrs: { src: '/1.jpg', alt: null },
  })
})

test('a document with a picture that cannot be stored keeps what was typed, and the form says what is wrong', () => {
  const body = asStored(withPicture('porch picture.jpg'))
  expect(body.content[1]).toEqual({ type: 'paragraph', content: [text] })
  expect(judgeValues({ input: z.object({ body: richText }), defaults: {} }, { body })).toEqual([
    { path: 'body.content.0.attrs.src', message: 'Must be a valid URL or file path' },
  ])
})

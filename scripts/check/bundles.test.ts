import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  findForeignCode,
  firstView,
  judgeWeight,
  loadedBeside,
  type Manifest,
  picturesAtOnce,
  publicScripts,
  weighPage,
} from './bundles'

const MANIFEST: Manifest = {
  'site.tsx': {
    file: 'assets/site.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['form.tsx'],
    css: ['assets/site.css'],
  },
  '_react.js': { file: 'assets/react.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep.js' },
  'page.tsx': { file: 'assets/page.js', dynamicImports: ['part.tsx'] },
  'part.tsx': { file: 'assets/part.js', imports: ['_deep.js'] },
  'form.tsx': { file: 'assets/form.js', imports: ['_deep.js'] },
  'admin.tsx': { file: 'assets/admin.js', isEntry: true },
}
const HTML = `<script data-modules="/assets/site.js /assets/page.js">start()</script>
  <link rel="preload" as="font" href="/assets/serif.woff2"><style>p{color:red}</style>`

const weighOf = (sizes: Record<string, number>, html = HTML) =>
  weighPage(
    { path: '/villas', html, bytes: 20_000, again: 19_000 },
    MANIFEST,
    (file) => randomBytes(sizes[file] ?? 10),
    { pictures: [], beside: [] },
  )

test('a page is weighed with all that its scripts import, and nothing that comes later', () => {
  const { scripts, styles, fonts } = weighOf({})
  expect(scripts.map(({ file }) => file).sort()).toEqual([
    'assets/deep.js',
    'assets/page.js',
    'assets/react.js',
    'assets/site.js',
  ])
  expect(styles).toBeGreaterThan(0)
  expect(fonts.map(({ file }) => file)).toEqual(['assets/serif.woff2'])
})

test('a page within its budget passes, one over it is told by how much', () => {
  expect(judgeWeight(weighOf({ 'assets/deep.js': 60_000 }))).toEqual([])
  expect(judgeWeight(weighOf({ 'assets/deep.js': 80_000 }))[0]).toMatch(
    /^\/villas: JavaScript .* 78\.\d KB.*deep\.js/,
  )
  const styles = randomBytes(11_000).toString('hex')
  expect(judgeWeight(weighOf({}, HTML.replace('p{color:red}', styles)))[0]).toMatch(/CSS is \d/)
})

test('the landing page is weighed with what comes when it is read on, and not with other pages of its program', () => {
  const landing = { ...weighOf({ 'assets/deep.js': 60_000, 'assets/part.js': 40_000 }), path: '/' }
  expect(landing.later.map(({ file }) => file)).toEqual(['assets/part.js'])
  expect(judgeWeight(landing)).toEqual([expect.stringMatching(/^\/: JavaScript is 97\.\d KB once.*part\.js/)])
  expect(judgeWeight({ ...landing, path: '/villas' })).toEqual([])
})

test('previews of pictures are no part of the styles, and have a budget of their own', () => {
  const withPreviews = (bytes: number) =>
    weighOf({}, `${HTML}<style data-previews="/p.css">${randomBytes(bytes).toString('base64')}</style>`)
  expect(withPreviews(1000).styles).toBe(weighOf({}).styles)
  expect(judgeWeight(withPreviews(1000))).toEqual([])
  expect(judgeWeight(withPreviews(1600))).toEqual([
    expect.stringMatching(/^\/villas: previews of pictures are \d/),
  ])
})

test('HTML, scripts, fonts and pictures together are the first view', () => {
  const page = weighOf({ 'assets/deep.js': 60_000, 'assets/serif.woff2': 40_000 })
  expect(judgeWeight(page)).toEqual([])
  const pictures = [{ file: '/uploads/hero.avif', bytes: 290_000 }]
  expect(judgeWeight({ ...page, pictures })[0]).toMatch(/first view is .* KB, the budget is 225.*hero\.avif/)
})

test('what the program of a page loads beside it is a part of the first view, too', () => {
  const html = `<script data-modules="/assets/site.js" data-page-data="/page-data/a?page=%2F">start()</script>
    <style data-previews="/previews.css?page=%2F">p{color:red}</style><style data-sheets="/assets/site.css"></style>`
  expect(loadedBeside(html)).toEqual(['/page-data/a?page=%2F', '/previews.css?page=%2F'])
  const page = weighOf({})
  const beside = [{ file: '/page-data/a?page=%2F', bytes: 9000 }]
  expect(firstView({ ...page, beside }) - firstView(page)).toBe(9000)
})

test('a linked style sheet weighs as one that stands in the page', () => {
  const linked = weighOf({ 'assets/site.css': 30_000 }, '<link rel="stylesheet" href="/assets/site.css">')
  expect(judgeWeight(linked).join()).toMatch(/CSS is \d/)
  expect(firstView(linked)).toBeGreaterThan(31_000)
})

test('whole style sheets that come with the scripts are no part of the HTML, but of all that is loaded', () => {
  const page = weighOf(
    { 'assets/site.css': 30_000 },
    HTML.replace('<style>', '<style data-sheets="/assets/site.css">'),
  )
  expect(page.html).toBe(20_000)
  expect(page.sheets.map(({ file }) => file)).toEqual(['assets/site.css'])
  expect(firstView(page) - firstView(weighOf({}))).toBeGreaterThan(30_000)
})

test('HTML has a budget of its own', () => {
  expect(judgeWeight({ ...weighOf({}), html: 25 * 1024, htmlAgain: 23 * 1024 })).toEqual([
    '/villas: HTML is 25.0 KB, the budget is 24.0 KB',
    '/villas: HTML is 23.0 KB asked for again, the budget is 22.0 KB',
  ])
})

test('fonts count wherever the page or its styles name them', () => {
  const css =
    '@font-face{src:url(/assets/sans.woff2)}@font-face{src:url("/assets/serif.woff2")}@font-face{src:url(/assets/third.woff2)}'
  const weighing = weighOf({}, HTML.replace('p{color:red}', css))
  expect(weighing.fonts.map(({ file }) => file).sort()).toEqual([
    'assets/sans.woff2',
    'assets/serif.woff2',
    'assets/third.woff2',
  ])
  expect(judgeWeight(weighing)[0]).toMatch(/names 3 fonts, the budget is 2/)
})

test('a page where nothing was found is no light page', () => {
  expect(judgeWeight(weighOf({}, '<p>'))).toHaveLength(2)
})

test('pictures below the fold come later, those above it in the size of a phone', () => {
  const drawn = '<img src="/api/assets/hills.svg" loading="eager">'
  const photo =
    '<picture><source type="image/avif" srcSet="/u/400.avif 400w, /u/800.avif 800w"/><source type="image/webp" srcSet="/u/800.webp 800w"/><img src="/u/800.jpg"></picture>'
  expect(picturesAtOnce(`${drawn}${photo}<img src="/later.jpg" loading="lazy">`)).toEqual([
    '/api/assets/hills.svg',
    '/u/800.avif',
  ])
})

test('the public scripts are those one can come to from the public entry', () => {
  expect([...publicScripts(MANIFEST, 'site.tsx')].sort()).toEqual([
    'assets/deep.js',
    'assets/form.js',
    'assets/react.js',
    'assets/site.js',
  ])
})

test('zod may come later, the database never', () => {
  const zod = () => Buffer.from('throw new ZodError([])')
  const drizzle = () => Buffer.from('Symbol.for("drizzle:Name")')
  expect(findForeignCode(['a.js'], zod, 'at once')).toEqual(['a.js holds code of zod'])
  expect(findForeignCode(['a.js'], zod, 'ever')).toEqual([])
  expect(findForeignCode(['a.js'], drizzle, 'ever')).toEqual(['a.js holds code of drizzle-orm'])
})

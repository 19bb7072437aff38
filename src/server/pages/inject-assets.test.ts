import { expect, test } from 'vitest'
import type { Build } from './entry-files'
import { createAssetInjector } from './inject-assets'

const BUILD: Build = {
  'src/entries/site-browser.tsx': {
    file: 'assets/site.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/site.css'],
  },
  'src/entries/site-start.ts': { file: 'assets/start.js', isEntry: true, css: ['assets/fonts.css'] },
  'src/entries/site-floats.ts': { file: 'assets/floats.js', isEntry: true },
  '_react.js': { file: 'assets/react.js' },
  'src/site/routes/index.tsx?tsr-split=component': { file: 'assets/landing.js', imports: ['_react.js'] },
  'src/site/routes/villas.index.tsx?tsr-split=component': { file: 'assets/villas.js' },
  'src/site/routes/villas.$slug.tsx?tsr-split=component': { file: 'assets/villa.js' },
}
const TEXTS: Record<string, string> = {
  'assets/site.css': 'p{content:"$&"}@layer utilities{.villa{top:0}.also{top:1px}}',
  'assets/fonts.css': '@font-face{font-family:A}\n',
  'assets/start.js': 'var e=1;\n',
}
const read = (file: string) => TEXTS[file] ?? ''
const dress = createAssetInjector(BUILD, read)

const modulesOf = (html: string) => /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ')

test('a page without a header carries the styles of what stands in it, and the start of its program, whose names stay its own', () => {
  const { html, scripts, styles } = dress(
    '<html><head><title>Villas</title></head><body><p></p></body></html>',
    ['__root__', '/'],
  )
  expect(html).toContain(
    '<style>@font-face{font-family:A}</style><style data-sheets="/assets/site.css">p{content:"$&"}</style>',
  )
  expect(html).toContain(
    '>(()=>{var e=1;})()</script><script type="module" async src="/assets/floats.js"></script></head><body>',
  )
  expect(html.match(/src=/g)).toHaveLength(1)
  expect(scripts).toEqual(['(()=>{var e=1;})()'])
  expect(styles).toEqual(['@font-face{font-family:A}', 'p{content:"$&"}'])
  expect(dress('</head><p class="villa">', ['__root__', '/']).styles[1]).toBe(
    'p{content:"$&"}@layer utilities{.villa{top:0}}',
  )
})

test('the styles of the header and of elements come in the head, those of classes and the start behind the header', () => {
  const { html, scripts, styles } = dress(
    '<html><head><title>Villas</title></head><body><header class="villa"></header><p class="also"></p></body></html>',
    ['__root__', '/'],
  )
  const early = 'p{content:"$&"}@layer utilities{.villa{top:0}}'
  const later = '@layer utilities{.villa{top:0}.also{top:1px}}'
  expect(html).toBe(
    `<html><head><title>Villas</title><style>@font-face{font-family:A}</style><style>${early}</style>` +
      '<noscript><link rel="stylesheet" href="/assets/site.css"></noscript>' +
      '<script type="module" async src="/assets/floats.js"></script></head><body><header class="villa"></header>' +
      `<script type="text/plain" data-sheets="/assets/site.css">${later}</script><script>${scripts[0]}</script>` +
      '<script data-modules="/assets/site.js /assets/react.js /assets/landing.js">(()=>{var e=1;})()</script>' +
      '<p class="also"></p></body></html>',
  )
  expect(scripts).toEqual([expect.stringContaining('previousElementSibling'), '(()=>{var e=1;})()'])
  expect(styles).toEqual(['@font-face{font-family:A}', early, later])
})

test('a page names the place of its data only where that is beside it', () => {
  expect(dress('</head>', ['/']).html).not.toContain('data-page-data')
  expect(dress('</head>', ['/'], '/page-data/a?page=%2F').html).toContain(
    ' data-page-data="/page-data/a?page=%2F">(()=>{',
  )
})

test('each page names the modules of its routes once, the program first', () => {
  const shared = ['/assets/site.js', '/assets/react.js']
  const named = (...routes: string[]) => modulesOf(dress('</head>', routes).html)
  expect(named('__root__', '/')).toEqual([...shared, '/assets/landing.js'])
  expect(named('__root__', '/villas/')).toEqual([...shared, '/assets/villas.js'])
  expect(named('__root__', '/villas/$slug')).toEqual([...shared, '/assets/villa.js'])
  expect(named('__root__')).toEqual(shared)
})

test('a style sheet is read once for all routes', () => {
  const asked: string[] = []
  const dressOnce = createAssetInjector(BUILD, (file) => {
    asked.push(file)
    return read(file)
  })
  for (const route of ['/', '/villas/', '/villas/$slug']) dressOnce('</head>', ['__root__', route])
  expect(asked.filter((file) => file.endsWith('.css'))).toEqual(['assets/fonts.css', 'assets/site.css'])
})

test('a build without the program, its start or what lies over pages is refused', () => {
  for (const name of ['site-browser.tsx', 'site-start.ts', 'site-floats.ts']) {
    const key = `src/entries/${name}`
    const { [key]: _missing, ...rest } = BUILD
    expect(() => createAssetInjector(rest, read)).toThrow(`The build has no entry ${key}`)
  }
})

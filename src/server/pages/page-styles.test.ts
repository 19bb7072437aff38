import { expect, test } from 'vitest'
import { createStyleSelector } from './page-styles'

const select = (sheet: string, html = '<p class="here also">') => createStyleSelector(sheet).whole(html)

test('rules for elements that do not stand in the page are left out, whatever is said of them', () => {
  const sheet =
    'p,hr{margin:0}table>.here{top:0}.here hr{top:0}p:where([title]) .here+p{top:0}:is(hr) .here{top:0}*{top:0}'
  expect(select(sheet)).toBe('p{margin:0}p:where([title]) .here+p{top:0}:is(hr) .here{top:0}*{top:0}')
})

test('rules for classes that do not stand in the page are left out, those without a class stay', () => {
  expect(select('/*! licence */p{margin:0}.here{top:0}.gone{top:1px}:focus-visible{outline:0}')).toBe(
    'p{margin:0}.here{top:0}:focus-visible{outline:0}',
  )
})

test('a group without a rule that is needed goes with its rules, and statements stay', () => {
  expect(
    select('@layer theme,base;@media (width>=48rem){.gone{top:0}@media print{.here{top:0}.gone{top:0}}}'),
  ).toBe('@layer theme,base;@media (width>=48rem){@media print{.here{top:0}}}')
  expect(select('@media print{.gone{top:0}}')).toBe('')
})

test('of several selectors those that may match stay', () => {
  expect(select('.gone,.here,.here .gone,.also>*+*{top:0}')).toBe('.here,.also>*+*{top:0}')
})

test('classes are read as the sheet escapes them and as the page does', () => {
  const sheet =
    '.md\\:grid-cols-\\[1fr_2fr\\]{top:0}.\\32 xl{top:1px}.max-\\[theme\\(x\\)\\]\\:a{top:2px}.\\[\\&\\>a\\]\\:b>a{top:3px}.gone\\:c{top:4px}'
  expect(
    select(sheet, '<p class="md:grid-cols-[1fr_2fr] 2xl"><p class="max-[theme(x)]:a [&amp;&gt;a]:b"><a>'),
  ).toBe(sheet.replace('.gone\\:c{top:4px}', ''))
})

test('what stands in brackets of a selector decides nothing: it may be a choice, or excluded', () => {
  const sheet =
    '.here:not(.gone){top:0}.here:is(.gone,:hover){top:1px}.here:is(:where(.group):hover *){top:2px}'
  expect(select(sheet)).toBe(sheet)
})

test('strings and brackets hold braces and commas that end nothing', () => {
  const sheet = '.here{content:"}"}.here[title="a,.gone{"]{top:0}'
  expect(select(sheet)).toBe(sheet)
})

test('the theme is written out where rules use it, also through others and in front of a fallback, and stays where the page names it', () => {
  const sheet =
    '@layer theme{:root{--ink:#111;--soft:var(--ink);--font:"A; B", serif;--gone:1px;--inline:2px;--else:3px}}.here{color:var(--soft);font-family:var(--font);top:var(--else,4px)}.gone{top:var(--gone)}'
  expect(select(sheet, '<p class="here" style="top:var(--inline)">')).toBe(
    '@layer theme{:root{--inline:2px;}}.here{color:#111;font-family:"A; B", serif;top:3px}',
  )
})

test('a variable of the theme that a rule sets anew stays one', () => {
  const sheet = '@layer theme{:root{--ink:#111}}.here{color:var(--ink)}@media print{.also{--ink:#000}}'
  expect(select(sheet)).toBe(sheet)
})

test('a registered variable goes where no rule names it', () => {
  const sheet =
    '.here{--tw-x:1px}@property --tw-x{syntax:"*";inherits:false}@property --tw-y{syntax:"*";inherits:false}'
  expect(select(sheet)).toBe('.here{--tw-x:1px}@property --tw-x{syntax:"*";inherits:false}')
})

test('a sheet that breaks off is refused', () => {
  expect(() => select('p{top:0')).toThrow('no end')
})

test('the beginning of a page gets what it needs with all that is not said of classes, the rest what is said of classes', () => {
  const sheet =
    '@layer base{p,b{margin:0}hr{top:0}}@layer components{.also{top:1px}}@layer utilities{.here{top:2px}.also{top:3px}.gone{top:4px}}' +
    '@media print{html{top:5px}}@property --one{syntax:"*"}@keyframes turn{to{top:6px}}'
  const { first, rest } = createStyleSelector(sheet)
  const html = '<html><i class="here"></i><p class="also" style="top:var(--one)"><b></b>'
  expect(first(html, '<html><i class="here">')).toBe(
    '@layer base{p,b{margin:0}}@layer components;@layer utilities{.here{top:2px}}' +
      '@media print{html{top:5px}}@property --one{syntax:"*"}',
  )
  expect(rest(html)).toBe(
    '@layer components{.also{top:1px}}@layer utilities{.here{top:2px}.also{top:3px}}@keyframes turn{to{top:6px}}',
  )
})

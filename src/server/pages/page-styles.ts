import { decodeAttribute } from './decode-attribute'

/** A rule with its selectors, a group such as `@media` with what stands in it, or a statement without a body. */
type Rule = { head: string; selectors: Selector[]; rules: Rule[] | null; body: string | null }
type Selector = { text: string; classes: string[]; tags: string[] }
/** What stands in a page. */
type Names = { classes: ReadonlySet<string>; tags: ReadonlySet<string> }

const GROUP = /^@(layer|media|supports|container)\b/
const LAYER = /^@layer\b/
/** What styles classes, and frames that only rules of classes name. */
const OF_CLASSES = /^@(layer (components|utilities)$|keyframes )/
const VARIABLE = /--[\w-]+/g
const THEME = /^@layer theme$/
const DECLARATION = /(--[\w-]+):((?:[^;{}"]|"[^"]*")+)/g
const CLASS_ATTRIBUTE = / class="([^"]*)"/g

/** What a page needs of a style sheet, as text. */
export type StyleSelector = {
  whole: (html: string) => string
  /** All but what `rest` has, and of that what stands in the page's beginning needs. */
  first: (html: string, beginning: string) => string
  /** What is said of classes, all of it: rules count in their order, so those of the beginning come once more. */
  rest: (html: string) => string
}

/**
 * Selects of a style sheet what a page needs: rules that name no class or element, or only such as stand in its HTML, with
 * the theme's variables written out in them. Whatever comes into the page later needs the whole sheet.
 */
export function createStyleSelector(sheet: string): StyleSelector {
  const rules = writeOutTheme(parseRules(sheet))
  const ofClasses = rules.filter(({ head }) => OF_CLASSES.test(head))
  const write = (some: readonly Rule[], html: string) => {
    const names = { classes: readClassNames(html), tags: readTagNames(html) }
    return some.map((rule) => writeRule(rule, names))
  }
  const rest = (html: string) => write(ofClasses, html).join('')
  return {
    whole: (html) => dropUnused(write(rules, html), html),
    first(html, beginning) {
      const texts = write(rules, html)
      const early = write(rules, beginning)
      const kept = rules.map((rule, index) => {
        if (!ofClasses.includes(rule)) return texts[index] ?? ''
        if (!LAYER.test(rule.head)) return ''
        // Named, a layer has its place among the others also where it comes later.
        return early[index] || (texts[index] ? `${rule.head};` : '')
      })
      return dropUnused(kept, html + rest(html))
    },
    rest,
  }
}

function readClassNames(html: string): Set<string> {
  const lists = new Set([...html.matchAll(CLASS_ATTRIBUTE)].map(([, list = '']) => decodeAttribute(list)))
  return new Set([...lists].flatMap((list) => list.split(/\s+/)))
}

function readTagNames(html: string): Set<string> {
  return new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag))
}

function writeRule({ head, selectors, rules, body }: Rule, names: Names): string {
  if (rules) {
    const within = rules.map((rule) => writeRule(rule, names)).join('')
    return within === '' ? '' : `${head}{${within}}`
  }
  if (body === null) return head
  if (selectors.length === 0) return `${head}{${body}}`
  const kept = selectors.filter(
    ({ classes, tags }) =>
      classes.every((name) => names.classes.has(name)) && tags.every((name) => names.tags.has(name)),
  )
  return kept.length === 0 ? '' : `${kept.map(({ text }) => text).join(',')}{${body}}`
}

/**
 * Puts values in the place of the theme's variables, but of those that rules set anew: most are used so seldom that their
 * names would weigh more.
 */
function writeOutTheme(rules: readonly Rule[]): Rule[] {
  const bodies = rules.flatMap(bodiesOf)
  const setAnew = new Set(bodies.flatMap((body) => [...body.matchAll(DECLARATION)].map(([, name]) => name)))
  const theme = rules
    .filter(({ head }) => THEME.test(head))
    .flatMap(({ body }) => [...(body ?? '').matchAll(DECLARATION)])
  const values = new Map(
    theme.filter(([, name]) => !setAnew.has(name)).map(([, name = '', value = '']) => [name, value]),
  )
  const writeOut = (text: string): string =>
    text.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (whole, name) => {
      const value = values.get(name)
      return value === undefined ? whole : writeOut(value)
    })
  const write = (rule: Rule): Rule => ({
    ...rule,
    rules: rule.rules?.map(write) ?? null,
    body: rule.body && !THEME.test(rule.head) ? writeOut(rule.body) : rule.body,
  })
  return rules.map(write)
}

/** What rules declare, the theme aside. */
function bodiesOf({ head, rules, body }: Rule): string[] {
  return rules ? rules.flatMap(bodiesOf) : body === null || THEME.test(head) ? [] : [body]
}

/** Takes out the theme's variables, and registrations of variables, that nothing names. */
function dropUnused(texts: readonly string[], html: string): string {
  const isTheme = (text: string) => text.startsWith('@layer theme{')
  const isRegistration = (text: string) => text.startsWith('@property ')
  const named = new Set(
    [html, ...texts.filter((text) => !isTheme(text) && !isRegistration(text))].flatMap(
      (text) => text.match(VARIABLE) ?? [],
    ),
  )
  return texts
    .filter((text) => !isRegistration(text) || named.has(text.match(VARIABLE)?.[0] ?? ''))
    .map((text) => (isTheme(text) ? dropVariables(text, named) : text))
    .join('')
}

function dropVariables(theme: string, named: Set<string>): string {
  const declarations = [...theme.matchAll(DECLARATION)]
  // A variable that is used may be made of others, whichever stands first.
  for (let before = -1; before !== named.size; ) {
    before = named.size
    for (const [, name = '', value = ''] of declarations)
      if (named.has(name)) for (const inner of value.match(VARIABLE) ?? []) named.add(inner)
  }
  return theme.replace(/(--[\w-]+):(?:[^;{}"]|"[^"]*")+;?/g, (whole, name) => (named.has(name) ? whole : ''))
}

function parseRules(css: string): Rule[] {
  const rules: Rule[] = []
  let at = 0
  while (at < css.length) {
    const comment = /^\s*(?:\/\*[\s\S]*?\*\/\s*)*/.exec(css.slice(at))?.[0].length ?? 0
    const begin = at + comment
    if (begin >= css.length) break
    const end = findOutside(css, begin, '{;')
    if (css[end] !== '{') {
      rules.push({ head: css.slice(begin, end + 1), selectors: [], rules: null, body: null })
      at = end + 1
      continue
    }
    const close = findClosing(css, end + 1)
    rules.push(toRule(css.slice(begin, end).trim(), css.slice(end + 1, close)))
    at = close + 1
  }
  return rules
}

function toRule(head: string, body: string): Rule {
  // Variables of the theme are dropped one by one at the end.
  if (GROUP.test(head) && !THEME.test(head))
    return { head, selectors: [], rules: parseRules(body), body: null }
  if (head.startsWith('@') || THEME.test(head)) return { head, selectors: [], rules: null, body }
  const selectors = splitSelectors(head).map((text) => ({
    text,
    classes: classesOf(text),
    tags: tagsOf(text),
  }))
  return { head, selectors, rules: null, body }
}

function splitSelectors(head: string): string[] {
  const texts: string[] = []
  let begin = 0
  for (let end = 0; end < head.length; begin = end + 1) {
    end = findOutside(head, begin, ',')
    texts.push(head.slice(begin, end))
  }
  return texts
}

/** The classes an element or those around it must have; what stands in brackets may be a choice or excluded. */
function classesOf(selector: string): string[] {
  const outside = withoutBrackets(selector)
  return [...outside.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g)].map(([, name = '']) =>
    unescapeName(name),
  )
}

/** The elements that must be there, in the same way. */
function tagsOf(selector: string): string[] {
  const names = withoutBrackets(selector).replace(/\\(?:[0-9a-f]{1,6} ?|.)/g, '_')
  return [...names.matchAll(/(?<=^|[\s>+~])[a-z][a-z0-9]*/g)].map(([tag]) => tag)
}

function withoutBrackets(text: string): string {
  let depth = 0
  let outside = ''
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (letter === '\\') {
      if (depth === 0) outside += letter + (text[at + 1] ?? '')
      at++
    } else if (letter === '(' || letter === '[') depth++
    else if (letter === ')' || letter === ']') depth--
    else if (depth === 0) outside += letter
  }
  return outside
}

function unescapeName(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/g, (_, code, letter) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  )
}

/** Where one of these letters stands outside of strings and brackets; the end where none does. */
function findOutside(css: string, from: number, letters: string): number {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const letter = css[at] ?? ''
    if (depth === 0 && letters.includes(letter)) return at
    if (letter === '\\') at++
    else if (letter === '"' || letter === "'") at = endOfString(css, at)
    else if (letter === '(' || letter === '[') depth++
    else if (letter === ')' || letter === ']') depth--
  }
  return css.length
}

/** Where the brace closes that was opened before `from`. */
function findClosing(css: string, from: number): number {
  let depth = 1
  for (let at = from; at < css.length; at++) {
    const letter = css[at]
    if (letter === '\\') at++
    else if (letter === '"' || letter === "'") at = endOfString(css, at)
    else if (letter === '{') depth++
    else if (letter === '}' && --depth === 0) return at
  }
  throw new Error('A rule of the style sheet has no end')
}

function endOfString(css: string, from: number): number {
  let at = from + 1
  while (at < css.length && css[at] !== css[from]) at += css[at] === '\\' ? 2 : 1
  return at
}

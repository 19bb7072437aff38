/**
 * Stands behind every page's header, before the site's program is there: lets what is out of sight and the program come once
 * what is seen has come, the program also with the guest's first sign, and keeps what is pressed and typed before the
 * program can hear it. Its text is put into the HTML, so it imports only what nothing else does and is built into one file.
 */

import '@/web/styles/fonts.css'

const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const
const LATEST_MS = 4000
const LOOK_AGAIN_MS = 30
const DATA_WAITS_MS = 1000
/** For so long a link waits for the program, which opens in place what it leads to. */
const LINK_WAITS_MS = 1500

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const { modules: named, pageData } = document.currentScript?.dataset ?? {}
const wholeSheets = document.querySelector<HTMLElement>('[data-sheets]')?.dataset.sheets?.split(' ') ?? []
// The program takes the page over as it was made, without what was put into its body.
for (const script of document.querySelectorAll('body>script')) script.remove()
const modules = named?.split(' ') ?? []
const pressed = new Set<HTMLElement>()
const typed = new Map<Control, { value: string; isChecked: boolean }>()
let isLooking = false
let isPressing = false

declare global {
  interface Window {
    /** Called by the program as it begins: the address is the one the page was made for until the router has read it. */
    showArrival?: () => void
    /** From then on what lies over the page may look for its place (site-floats.ts). */
    hasStarted?: boolean
  }
}

// Who goes back before the program is there has another address by then. The router looks for that by itself once it has
// taken the page over. Where the address is the same nothing is written: the router would hear of it and load the page once
// more while the program takes it over.
const arrival = location.pathname + location.search
window.showArrival = () => {
  const { href, hash, pathname, search } = location
  if (pathname + search === arrival) return
  history.replaceState(history.state, '', arrival + hash)
  const shown = location.href
  setTimeout(() => {
    if (location.href === shown) history.replaceState(history.state, '', href)
  })
}

for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true, once: true })
const letInSections =
  isFreshVisit() && CSS.supports('content-visibility', 'auto') ? holdBackSections() : undefined
const loaded = new Promise((resolve) => addEventListener('load', resolve)).then(painted)
void loaded.then(() => start(true))
setTimeout(start, LATEST_MS, false)

function begin() {
  window.hasBegun = true
  start(false)
}

/**
 * Has the program come. Sections are let in behind the whole styles, which would else style them a second time; the
 * program waits for them where the page `hasLoaded`, and comes first where a guest has begun or the page takes long.
 */
function start(hasLoaded: boolean) {
  const [entry] = modules
  if (!entry) return
  for (const href of modules.splice(0)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    // Behind pictures and fonts.
    link.fetchPriority = 'low'
    document.head.append(link)
  }
  const script = document.createElement('script')
  script.type = 'module'
  script.src = entry
  const sheets = loadSheets()
  const letIn = Promise.all([sheets, loaded]).then(letInSections)
  void Promise.all([sheets, pageData && loadData(pageData), hasLoaded && letIn]).then(() => {
    // The program would take it out of the body, where it has not put it.
    document.head.append(...document.querySelectorAll('body>script[type="application/ld+json"]'))
    if (scrollY > 0) window.hasBegun = true
    window.hasStarted = true
    dispatchEvent(new Event('sitestart'))
    document.head.append(script)
  })
}

/** Loads what the page was made of, without which the program cannot begin: asks until it is there, ever less often. */
function loadData(address: string, waitMs = DATA_WAITS_MS): Promise<unknown> {
  const script = document.createElement('script')
  script.src = address
  script.fetchPriority = 'low'
  document.head.append(script)
  return new Promise((resolve) => {
    script.onload = resolve
    script.onerror = () => {
      script.remove()
      setTimeout(() => resolve(loadData(address, waitMs * 2)), waitMs)
    }
  })
}

/**
 * Loads the styles of all that the program may show; the page came with those of its own markup. Resolves too where one
 * does not come: the program without it is better than none.
 */
function loadSheets(): Promise<unknown> {
  return Promise.all(
    wholeSheets.map((href) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      link.fetchPriority = 'low'
      document.head.append(link)
      return new Promise((resolve) => {
        link.onload = link.onerror = resolve
      })
    }),
  )
}

/** False where the browser goes to a place further down by itself: only a page laid out whole has it where it belongs. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate' && location.hash === ''
}

/** Keeps sections that are out of sight without layout; the answer lets them in, one a frame, so that a press need not wait for all. */
function holdBackSections(): () => Promise<void> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('main>section,body>footer{content-visibility:auto;contain-intrinsic-size:auto 50rem}')
  document.adoptedStyleSheets = [sheet]
  return async () => {
    const held = document.querySelectorAll<HTMLElement>('main>section,body>footer')
    for (const part of held) {
      // What is in sight takes the whole styles first.
      await painted()
      part.style.contentVisibility = 'visible'
    }
    await painted()
    document.adoptedStyleSheets = []
    for (const part of held) part.style.contentVisibility = ''
    await painted()
  }
}

/** Resolves when a frame has been painted, in a task of its own. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

addEventListener(
  'click',
  (event) => {
    const control = isPressing ? null : findHeld(event)
    // Where the program has not heard yet what was typed, a press waits for that even if its button is live.
    if (!control || (isAwake(control) && typed.size === 0)) return
    event.preventDefault()
    // A live button would hear it now, and once more below.
    event.stopImmediatePropagation()
    // Once, however often: who presses again does so because nothing was seen to happen.
    pressed.add(control)
    if (control.localName === 'a') setTimeout(() => pressed.delete(control) && press(control), LINK_WAITS_MS)
    look()
  },
  true,
)

/**
 * The button that was pressed, or the link to what the program opens in place. Other links, and forms with an address of
 * their own, work by themselves.
 */
function findHeld({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): HTMLElement | null {
  const control =
    target instanceof Element
      ? target.closest<HTMLElement>('button:not([data-alone]),a[data-in-place]')
      : null
  // Whoever wants a tab of its own gets one.
  if (control instanceof HTMLAnchorElement) return metaKey || ctrlKey || shiftKey ? null : control
  const isOwn =
    control instanceof HTMLButtonElement && control.type === 'submit' && control.form?.hasAttribute('action')
  return isOwn ? null : control
}

for (const type of ['input', 'change'] as const)
  addEventListener(
    type,
    ({ target }) => {
      if (!isControl(target) || isAwake(target)) return
      typed.set(target, { value: target.value, isChecked: isBox(target) && target.checked })
      look()
    },
    true,
  )

function look() {
  if (isLooking) return
  isLooking = true
  setTimeout(() => {
    isLooking = false
    const heard = [...typed.keys()].filter(isAwake)
    for (const control of heard) typeAgain(control)
    // One at a time: the program has to take in what was typed, and the first of two days picked, before it hears of more.
    const next = heard.length === 0 ? [...pressed].find(isAwake) : undefined
    if (next && pressed.delete(next)) press(next)
    for (const control of typed.keys()) if (!control.isConnected) typed.delete(control)
    for (const button of pressed) if (!button.isConnected) pressed.delete(button)
    if (typed.size + pressed.size > 0) look()
  }, LOOK_AGAIN_MS)
}

function press(button: HTMLElement) {
  isPressing = true
  button.click()
  isPressing = false
}

/** True once the program has taken the element over (live-elements.ts). */
function isAwake(element: Element): boolean {
  return 'isLive' in element
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
}

/** Says anew what was typed into a control. */
function typeAgain(control: Control) {
  const { value, isChecked } = typed.get(control) ?? { value: control.value, isChecked: false }
  typed.delete(control)
  if (isBox(control)) {
    control.checked = !isChecked
    control.click()
    return
  }
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

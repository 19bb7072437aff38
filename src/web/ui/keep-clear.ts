const FLOATS = 'aside[data-floats]'
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [data-keep-clear]'
const HIDDEN = ['opacity-0', 'pointer-events-none']
/** How far a flick may carry the page, in pixels, before the program hears of it. */
const AHEAD = 48
const SETTLED_MS = 120

let settling: ReturnType<typeof setTimeout> | undefined
let isLooking = false

/**
 * Lets what floats over the page (`data-floats`) be seen only where no control of the page, nor what the page marks by
 * `data-keep-clear`, lies under it. The server sends it hidden. It goes in the frame in which something comes near, and
 * comes back once the page has rested. What is open, and what the keyboard has reached, stays.
 */
export function keepFloatsClear(): void {
  const onScroll = () => {
    look(AHEAD)
    clearTimeout(settling)
    settling = setTimeout(showAgain, SETTLED_MS)
  }
  addEventListener('scroll', onScroll, { capture: true, passive: true })
  for (const type of ['resize', 'transitionend', 'animationend']) addEventListener(type, lookInFrame, true)
  new ResizeObserver(() => look()).observe(document.documentElement)
  new MutationObserver(lookInFrame).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'open', 'hidden', 'aria-expanded'],
  })
}

/** However much changes within a frame, it is looked at once, before it is painted. */
function lookInFrame(): void {
  if (isLooking) return
  isLooking = true
  requestAnimationFrame(() => {
    isLooking = false
    look()
  })
}

function look(ahead = 0): void {
  // One that is away already costs nothing, however much changes while the page comes.
  for (const float of floats()) if (!isAway(float) && isInTheWay(float, ahead)) float.classList.add(...HIDDEN)
  settling ??= setTimeout(showAgain, SETTLED_MS)
}

function showAgain(): void {
  settling = undefined
  for (const float of floats()) if (isAway(float) && !isInTheWay(float)) float.classList.remove(...HIDDEN)
}

function isAway(float: HTMLElement): boolean {
  return HIDDEN.every((name) => float.classList.contains(name))
}

function floats(): NodeListOf<HTMLElement> {
  return document.querySelectorAll(FLOATS)
}

function isInTheWay(float: HTMLElement, ahead = 0): boolean {
  const button = float.querySelector('button')
  if (!button || button.getAttribute('aria-expanded') === 'true') return false
  // Where it stands in the page's own flow it lies over nothing.
  if (![float, button].some((element) => getComputedStyle(element).position === 'fixed')) return false
  const { left, right, top, bottom } = button.getBoundingClientRect()
  return [...document.querySelectorAll(CONTROLS)].some(
    (control) =>
      !float.contains(control) &&
      // What is not laid out yet is not in sight, and is not to be laid out for this.
      control.checkVisibility({ contentVisibilityAuto: true }) &&
      [...control.getClientRects()].some((box) => {
        const x = [Math.max(left, box.left), Math.min(right, box.right)] as const
        const y = [Math.max(top - ahead, box.top), Math.min(bottom + ahead, box.bottom)] as const
        return x[0] < x[1] && y[0] < y[1] && isSeen(control, float, (x[0] + x[1]) / 2, (y[0] + y[1]) / 2)
      }),
  )
}

/** False where the control is scrolled away inside its own row, or lies under a bar. */
function isSeen(control: Element, float: Element, x: number, y: number): boolean {
  const [seen] = document.elementsFromPoint(x, y).filter((element) => !float.contains(element))
  return seen !== undefined && control.contains(seen)
}

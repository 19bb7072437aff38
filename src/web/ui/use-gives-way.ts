import { type RefObject, useEffect, useState } from 'react'

const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [data-keep-clear]'
/** Points looked at along each side: closer together than the smallest control is wide or high. */
const POINTS = 5
const SETTLED_MS = 120

/** True while a control of the page, or what it marks to be kept clear, lies under the floating element, looked at whenever the page has come to rest. */
export function useGivesWay(floating: RefObject<HTMLElement | null>): boolean {
  const [givesWay, setGivesWay] = useState(false)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => floating.current && setGivesWay(isOverControl(floating.current)), SETTLED_MS)
    }
    const size = new ResizeObserver(look)
    size.observe(document.documentElement)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      clearTimeout(waiting)
      size.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [floating])
  return givesWay
}

function isOverControl(floating: HTMLElement): boolean {
  const { left, top, width, height } = floating.getBoundingClientRect()
  // Where it stands in the page's own flow it lies over nothing.
  if (getComputedStyle(floating).position !== 'fixed') return false
  const steps = Array.from({ length: POINTS }, (_, step) => step / (POINTS - 1))
  return steps.some((down) =>
    steps.some((right) =>
      document
        .elementsFromPoint(left + right * width, top + down * height)
        .some((element) => !element.closest('aside[data-floats]') && element.closest(CONTROLS) !== null),
    ),
  )
}

import type { Locator } from '@playwright/test'

/**
 * Seconds of the keystroke-level model (docs/decisions/first-day.md): thought before each action, a press with the way
 * to it, a key.
 */
const THOUGHT = 1.35
const PRESS = 1.1
const KEY = 0.28

/**
 * A hand that counts what it does: each press and each field is one action, and so is each screenful that has to be
 * scrolled because what comes next is not to be seen. Seconds are the model's and do not depend on the machine: what
 * the app needs to answer is held by budgets of its own.
 */
export function countActions() {
  const done = { actions: 0, scrolls: 0, seconds: 0 }

  function count(seconds: number) {
    done.actions += 1
    done.seconds += THOUGHT + seconds
  }

  async function reach(target: Locator) {
    await target.waitFor()
    const screens = await target.evaluate(screensAway)
    if (screens === 0) return
    done.actions += screens
    done.scrolls += screens
    done.seconds += THOUGHT + screens * PRESS
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  }

  return {
    result: () => ({ ...done }),
    press: async (target: Locator) => {
      await reach(target)
      count(PRESS)
      await target.click()
    },
    type: async (target: Locator, text: string) => {
      await reach(target)
      count(PRESS + text.length * KEY)
      await target.fill(text)
    },
    /** A list is opened by one press, and its line pressed by another. */
    choose: async (target: Locator, option: Parameters<Locator['selectOption']>[0]) => {
      await reach(target)
      count(2 * PRESS)
      await target.selectOption(option)
    },
  }
}

/** How many screenfuls lie between what can be seen and an element; none where it can be pressed as things stand. */
function screensAway(element: Element): number {
  const { top, bottom, left, width } = element.getBoundingClientRect()
  const middle = (top + bottom) / 2
  // Toasts come and go by the clock; a head, a foot or a dialog that lies over it hides it.
  const shown = document
    .elementsFromPoint(left + width / 2, middle)
    .find((one) => !one.closest('[role=status], [role=alert]'))
  if (shown && element.contains(shown)) return 0
  const away = middle < 0 ? -middle : Math.max(0, middle - innerHeight)
  return Math.max(1, Math.ceil(away / (innerHeight * 0.8)))
}

import { useBlocker } from '@tanstack/react-router'
import { confirm } from './confirm'
import { formText as words } from './text'

/** True when whoever is asked would rather lose what is not saved. */
export function confirmLoss(): Promise<boolean> {
  return confirm({
    title: words.unsavedTitle,
    line: words.unsavedLine,
    action: words.discard,
    decline: words.keep,
  })
}

/** While something is not saved, asks before another section, a way back or a closed window takes it away. */
export function useUnsaved(isUnsaved: boolean) {
  useBlocker({
    disabled: !isUnsaved,
    enableBeforeUnload: isUnsaved,
    // Another search within the section leaves the form where it is.
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await confirmLoss()),
  })
}

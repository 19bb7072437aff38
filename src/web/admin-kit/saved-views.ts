import { byKeys, type ListKeys } from './list-keys'
import { type ListSearch, readListSearch, writeListSearch } from './list-search'

/** A list as somebody wants to see it again: order, filters and columns, under a name. */
export type SavedView = { name: string; search: Record<string, string | number> }

export const LONGEST_NAME = 60
const MOST_VIEWS = 30
const KEY = 'views:'

/**
 * The views with one of what a list shows now, in the place of one of the same name. What is searched for is left out: it
 * may name a guest, and the view stays on the device when somebody signs out.
 */
export function addView(views: readonly SavedView[], name: string, asked: ListSearch): SavedView[] {
  const view = { name, search: writeListSearch({ ...asked, words: '', page: 1 }) }
  const others = views.filter((one) => one.name !== name)
  return [...others, view].slice(-MOST_VIEWS)
}

/** What a list is asked for to show a view. */
export function askView({ search }: SavedView): ListSearch {
  return readListSearch(search)
}

/** The same by what a list knows now: those saved long ago name it by what their reader saw. */
export function viewByKeys(view: SavedView, keys: ListKeys): SavedView {
  return { ...view, search: writeListSearch(byKeys(askView(view), keys)) }
}

/** The views of a section's lists on this device; none where they cannot be read. */
export function storedViews(section: string): SavedView[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY + section) ?? '[]')
    return Array.isArray(read) ? read.filter(isView) : []
  } catch {
    return []
  }
}

/** Whether they are kept: a device that keeps nothing says so. */
export function storeViews(section: string, views: readonly SavedView[]): boolean {
  try {
    localStorage.setItem(KEY + section, JSON.stringify(views))
    return true
  } catch {
    return false
  }
}

function isView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null) return false
  const { name, search } = value as Partial<SavedView>
  return typeof name === 'string' && name !== '' && typeof search === 'object' && search !== null
}

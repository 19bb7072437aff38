import { type Component, options, type VNode } from 'preact'

/** The prefix of ids (`useId`) and how many it was given to; Preact looks for the nearest above a component. */
type IdScope = [prefix: string | number, given: number]

/** What Preact keeps under these short names in its builds, which its own renderer for servers goes by, too. */
type Internals = VNode & {
  __: Internals | null
  __c: Component & { idScope?: IdScope }
  __m?: IdScope
}

type Hooks = { __r?: (vnode: Internals) => void }

/** True for a component whose code comes later than the page: React's `lazy`, and the router's. */
export function isLazy({ type }: Pick<VNode, 'type'>): boolean {
  return typeof type === 'function' && (type.displayName === 'Lazy' || 'preload' in type)
}

/**
 * Gives what is in a lazy component ids of its own. Preact counts them as it renders; the browser renders such a part
 * later than the server, and would give its ids to what comes after it.
 */
export function scopeLazyIds() {
  const hooks = options as Hooks
  const before = hooks.__r
  hooks.__r = (vnode) => {
    before?.(vnode)
    if (isLazy(vnode)) vnode.__m = vnode.__c.idScope ??= newScope(vnode)
  }
}

function newScope(vnode: Internals): IdScope {
  let root = vnode
  while (!root.__m && root.__) root = root.__
  root.__m ??= [0, 0]
  return [`${root.__m[0]}-${root.__m[1]++}`, 0]
}

import { type Component, options, type VNode } from 'preact'

/** The prefix of ids (`useId`) and how many it was given to; Preact looks for the nearest above a component. */
type IdScope = [prefix: string | number, given: number]

type LazyPart = Component & {
  idScope?: IdScope
  /** What the part was given when the browser took the page over without its code. */
  firstProps?: VNode['props'] | undefined
}

/** What Preact keeps under these short names in its builds, which its own renderer for servers goes by, too. */
type Internals = VNode & {
  __: Internals | null
  __c: LazyPart
  __m?: IdScope
  __u?: number
}

type Hooks = { __r?: (vnode: Internals) => void; diffed?: (vnode: Internals) => void }

/** Of a part that keeps what the server sent, until its code is there. */
const IS_KEPT = (1 << 7) | (1 << 5)

const hooks = options as Hooks

/** True for a component whose code comes later than the page: React's `lazy`, and the router's. */
export function isLazy({ type }: Pick<VNode, 'type'>): boolean {
  return typeof type === 'function' && (type.displayName === 'Lazy' || 'preload' in type)
}

/**
 * Gives what is in a lazy part ids of its own. Preact counts them as it renders; the browser renders such a part later
 * than the server, and would give its ids to what comes after it.
 */
export function scopeLazyIds() {
  const before = hooks.__r
  hooks.__r = (vnode) => {
    before?.(vnode)
    if (isLazy(vnode)) vnode.__m = vnode.__c.idScope ??= newScope(vnode)
  }
}

/**
 * Has a part that keeps what the server sent taken over as the server made it, and only then told of what has changed
 * since. While Preact takes markup over it trusts that it is what it would have made itself, and mends none of it.
 */
export function takeOverAsSent() {
  const [render, diffed] = [hooks.__r, hooks.diffed]
  hooks.__r = (vnode) => {
    render?.(vnode)
    if (isLazy(vnode) && vnode.__c.firstProps) vnode.__c.props = vnode.__c.firstProps
  }
  hooks.diffed = (vnode) => {
    diffed?.(vnode)
    if (!isLazy(vnode)) return
    const { __c: part, __u: flags = 0 } = vnode
    if ((flags & IS_KEPT) === IS_KEPT) part.firstProps ??= vnode.props
    else if (part.firstProps) {
      const hasChanged = part.firstProps !== vnode.props
      part.firstProps = undefined
      if (hasChanged) part.setState({})
    }
  }
}

function newScope(vnode: Internals): IdScope {
  // From above: an element made once for all pages is the same one in the next render, and still has its scope.
  let root = vnode.__ ?? vnode
  while (!root.__m && root.__) root = root.__
  root.__m ??= [0, 0]
  return [`${root.__m[0]}-${root.__m[1]++}`, 0]
}

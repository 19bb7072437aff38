import { options, type VNode } from 'preact'

type Rendered = VNode & { __e?: Element | Text | null }

/** Marks each element that the program hears from now on; site-start.ts asks for the mark. */
export function markLiveElements() {
  const hooks = options as { diffed?: (vnode: Rendered) => void }
  const before = hooks.diffed
  hooks.diffed = (vnode) => {
    before?.(vnode)
    if (typeof vnode.type === 'string' && vnode.__e) Object.assign(vnode.__e, { isLive: true })
  }
}

/** Writes `tabIndex` as attributes of drawings know it, where capitals count: a link in a map is one. */
export function lowerTabIndex() {
  const hooks = options as {
    vnode?: (vnode: VNode<{ tabIndex?: number; tabindex?: number | undefined }>) => void
  }
  const before = hooks.vnode
  hooks.vnode = (vnode) => {
    before?.(vnode)
    if (typeof vnode.type !== 'string' || !('tabIndex' in vnode.props)) return
    vnode.props.tabindex = vnode.props.tabIndex
    delete vnode.props.tabIndex
  }
}

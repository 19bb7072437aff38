import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { PanelFrame } from './layout/panel-frame'
import { SectionScreen } from './layout/section-screen'

/**
 * The panel's own router. It is not entered in the router's `Register`, where the public site's types stand: sections
 * are named by data (sections.ts), and what a list is asked for is read by list-search.ts.
 */
export function createPanelRouter() {
  const root = createRootRoute({ component: PanelFrame })
  const section = createRoute({ getParentRoute: () => root, path: '/$', component: SectionScreen })
  const first = createRoute({ getParentRoute: () => root, path: '/', component: SectionScreen })
  return createRouter({ routeTree: root.addChildren([first, section]), basepath: '/admin' })
}

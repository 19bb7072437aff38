import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { Breadcrumbs } from './breadcrumbs'

const TRAIL = [
  { name: 'Home', path: '/' },
  { name: 'Villas', path: '/villas' },
  { name: 'Family Villa', path: '/villas/family-villa' },
]

export default { title: 'Kit/Breadcrumbs', component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>

type Story = StoryObj<typeof Breadcrumbs>

export const ToACategory: Story = { render: () => <Routed /> }

export const OnDarkGround: Story = {
  render: () => (
    <div className="on-dark bg-forest p-5">
      <Routed />
    </div>
  ),
}

/** Links inside the site are the router's; it needs no route of its own for them. */
function Routed() {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: () => <Breadcrumbs trail={TRAIL} /> }),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    }),
  )
  return <RouterProvider router={router as never} />
}

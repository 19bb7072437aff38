import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Button } from './button'
import { Notice } from './notice'

export default { title: 'Kit/Notice', component: Notice } satisfies Meta<typeof Notice>

type Story = StoryObj<typeof Notice>

export const NothingToShow: Story = {
  args: { title: 'No upcoming events', help: 'Check back soon, or ask us for a hall of your own.' },
  decorators: [below],
}

export const CouldNotBeFetched: Story = {
  render: () => (
    <Notice title="We could not load the villas." role="alert">
      <Button>Try again</Button>
    </Notice>
  ),
  decorators: [below],
}

/** A notice is a part of a section, and its title stands below the section's. */
function below(Story: () => ReactNode) {
  return (
    <>
      <h2 className="mb-6 text-2xl">A section</h2>
      <Story />
    </>
  )
}

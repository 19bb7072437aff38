import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, type ButtonLook, type ButtonSize } from './button'
import { Icon } from './icon'

const LOOKS: ButtonLook[] = ['action', 'primary', 'quiet', 'bare']
const SIZES: ButtonSize[] = ['small', 'normal', 'large']

export default { title: 'Kit/Button', component: Button } satisfies Meta<typeof Button>

type Story = StoryObj<typeof Button>

export const Looks: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      {LOOKS.map((look) => (
        <Button key={look} look={look}>
          {look}
        </Button>
      ))}
      <Button look="quiet" size="icon" aria-label="Next month">
        <Icon name="chevronRight" />
      </Button>
      <Button disabled>disabled</Button>
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      {SIZES.map((size) => (
        <Button key={size} size={size}>
          {size}
        </Button>
      ))}
    </div>
  ),
}

export const OnDarkGround: Story = {
  render: () => (
    <div className="on-dark flex gap-4 bg-dusk p-8">
      <Button look="action">Book Now</Button>
      <Button look="light">Contact Us</Button>
    </div>
  ),
}

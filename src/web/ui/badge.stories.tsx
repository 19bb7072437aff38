import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge'

const COLORS = ['green', 'orange', 'blue', 'purple', 'any other']

export default { title: 'Kit/Badge', component: Badge } satisfies Meta<typeof Badge>

export const Colours: StoryObj<typeof Badge> = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      {COLORS.map((color) => (
        <Badge key={color} color={color}>
          {color}
        </Badge>
      ))}
    </div>
  ),
}

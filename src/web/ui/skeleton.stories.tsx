import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loading, Skeleton } from './skeleton'

export default { title: 'Kit/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

export const CardOnItsWay: StoryObj<typeof Skeleton> = {
  render: () => (
    <Loading label="Loading villas" className="grid max-w-measure gap-3">
      <Skeleton className="aspect-3/2" />
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-4/5" />
    </Loading>
  ),
}

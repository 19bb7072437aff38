import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './button'
import { showToast, Toaster } from './toast'

export default { title: 'Kit/Toast', component: Toaster } satisfies Meta<typeof Toaster>

/** One at a time, for five seconds; a swipe to the right or the cross sends it away sooner. */
export const GoodNewsAndBad: StoryObj<typeof Toaster> = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <Toaster />
      <Button
        onClick={() =>
          showToast({
            title: 'Booking confirmed!',
            description: 'Your reservation has been successfully created.',
          })
        }
      >
        Good news
      </Button>
      <Button
        look="quiet"
        onClick={() =>
          showToast({
            tone: 'destructive',
            title: 'Missing Information',
            description: 'Please select both check-in and check-out dates.',
          })
        }
      >
        Bad news
      </Button>
    </div>
  ),
}

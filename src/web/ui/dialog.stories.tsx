import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'

export default { title: 'Kit/Dialog', component: Dialog } satisfies Meta<typeof Dialog>

/** Opened by its button; Escape, the cross and the backdrop close it, and the focus goes back. */
export const OpenedByAButton: StoryObj<typeof Dialog> = { render: () => <Opener /> }

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Complete Your Booking</Button>
      <Dialog open={isOpen} title="Complete Your Booking" onClose={() => setOpen(false)}>
        <p>Three nights at the Rose Villa, for two guests.</p>
        <Button look="action" onClick={() => setOpen(false)}>
          Confirm Booking
        </Button>
      </Dialog>
    </>
  )
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { SwipeRow } from './swipe-row'

const VILLAS = ['Forest Breeze', 'Rose Villa', 'Village View', 'Honey Bee', 'La Familiar', 'Sundowner']

export default { title: 'Kit/Swipe row', component: SwipeRow } satisfies Meta<typeof SwipeRow>

/** A row to swipe through in a narrow window, a grid in a wide one. */
export const Cards: StoryObj<typeof SwipeRow> = {
  render: () => (
    <SwipeRow label="Villas" className="md:grid md:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {VILLAS.map((name) => (
        <li key={name} className="rounded-card border border-line bg-paper p-5">
          <h2 className="text-xl">{name}</h2>
          <p className="mt-2 text-ink-soft">Furnished to live in, not just to sleep in.</p>
        </li>
      ))}
    </SwipeRow>
  ),
}

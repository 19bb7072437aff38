import type { Meta, StoryObj } from '@storybook/react-vite'
import { WovenBand, WovenMark } from './woven-band'

export default { title: 'Kit/Woven band', component: WovenBand } satisfies Meta<typeof WovenBand>

/** The colour of the text shows through the band: give it the ground's. */
export const OnItsGrounds: StoryObj<typeof WovenBand> = {
  render: () => (
    <div className="grid gap-6">
      <WovenBand className="text-cream" />
      <div className="bg-forest-deep p-6">
        <WovenBand className="text-forest-deep" />
      </div>
      <WovenBand className="max-w-36 text-cream" />
      <WovenMark />
    </div>
  ),
}

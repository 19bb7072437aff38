import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { Button } from './button'
import { Picture, PictureSources } from './picture'

const FOLDER = '/api/assets/terrace-at-dusk-1600x900'
const WIDTHS = [400, 800, 1200, 1600]
const ALT = 'The terrace at dusk'

/** What the site reads out of an address: here of the one picture of these stories. */
const sourcesOf: ComponentProps<typeof PictureSources>['value'] = (address) => {
  if (!address.startsWith(FOLDER)) return null
  const srcSet = (format: string) =>
    WIDTHS.map((width) => `${FOLDER}/${width}.${format} ${width}w`).join(', ')
  const sources = ['avif', 'webp'].map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) }))
  return { width: 1600, height: 900, sources, srcSet: srcSet('jpg') }
}

export default {
  title: 'Kit/Picture',
  component: Picture,
  decorators: [
    (Story) => (
      <PictureSources value={sourcesOf}>
        <Story />
      </PictureSources>
    ),
  ],
} satisfies Meta<typeof Picture>

type Story = StoryObj<typeof Picture>

/** In the format and width that the browser takes; `sizes` tells it how wide the picture stands. */
export const InAllWidths: Story = {
  render: () => <Picture address={`${FOLDER}/1600.jpg`} alt={ALT} isFirst className="w-full rounded-card" />,
}

/** Its frame decides the shape; what does not fit is cut off. */
export const CutToItsFrame: Story = {
  render: () => (
    <div className="flex flex-wrap items-start gap-4">
      <Picture
        address={`${FOLDER}/1600.jpg`}
        alt={ALT}
        size="card"
        sizes="18rem"
        className="aspect-3/2 w-72 rounded-card object-cover"
      />
      <Picture
        address={`${FOLDER}/1600.jpg`}
        alt={ALT}
        sizes="5rem"
        className="size-20 rounded-control object-cover"
      />
    </div>
  ),
}

/** A picture that cannot be fetched asks for the drawn stand-in of its size; the site's server draws it. */
export const MissingOrBroken: Story = { render: () => <Breaker /> }

function Breaker() {
  const [isBroken, setBroken] = useState(false)
  return (
    <div className="grid justify-items-start gap-4">
      <Picture
        address={isBroken ? '/api/assets/no-such-picture.jpg' : `${FOLDER}/800.jpg`}
        alt={ALT}
        size="card"
        sizes="18rem"
        className="aspect-3/2 w-72 rounded-card border border-line object-cover"
      />
      <Button look="quiet" onClick={() => setBroken(!isBroken)}>
        {isBroken ? 'Mend it' : 'Break it'}
      </Button>
    </div>
  )
}

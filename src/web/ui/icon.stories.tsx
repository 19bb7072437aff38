import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, type IconName } from './icon'

/** Every drawing and what it stands beside; one that is added is asked for here. */
const STANDS_BESIDE: Record<IconName, string> = {
  alert: 'what went wrong',
  bath: 'bathrooms',
  bed: 'bedrooms',
  calendar: 'dates',
  chat: 'messages',
  check: 'what is done or included',
  chevronLeft: 'the way back',
  chevronRight: 'the way on',
  clock: 'hours',
  close: 'what can be sent away',
  cup: 'breakfast, terrace and bar',
  gather: 'halls and events',
  guests: 'how many people',
  hut: 'villas and their size',
  mail: 'e-mail',
  menu: 'the folded menu',
  palm: 'garden and rest',
  pause: 'what moves',
  phone: 'calls',
  pin: 'places',
  play: 'films and what stands still',
  search: 'a search',
  snow: 'air conditioning',
  star: 'ratings and the concierge',
  wifi: 'the network',
}

export default { title: 'Kit/Icon', component: Icon } satisfies Meta<typeof Icon>

type Story = StoryObj<typeof Icon>

export const AllDrawings: Story = {
  render: () => (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {(Object.keys(STANDS_BESIDE) as IconName[]).map((name) => (
        <li key={name} className="flex items-center gap-3">
          <Icon name={name} className="size-8 text-leaf" />
          <span>
            <strong className="block font-semibold">{name}</strong>
            <span className="block text-sm text-ink-soft">{STANDS_BESIDE[name]}</span>
          </span>
        </li>
      ))}
    </ul>
  ),
}

/** As large as the class says, in the colour of the text around. */
export const SizesAndColours: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Icon name="star" className="size-4 text-gold" />
      <Icon name="star" />
      <Icon name="star" className="size-6 text-clay" />
      <Icon name="star" className="size-8 text-forest" />
    </div>
  ),
}

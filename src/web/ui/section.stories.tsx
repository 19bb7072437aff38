import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Ground, Section, SectionHeading } from './section'

const GROUNDS: Ground[] = ['cream', 'paper', 'sand', 'forest', 'dusk']

export default { title: 'Kit/Section', component: Section } satisfies Meta<typeof Section>

type Story = StoryObj<typeof Section>

export const OnEveryGround: Story = {
  render: () => (
    <>
      {GROUNDS.map((ground) => (
        <Section key={ground} ground={ground} aria-labelledby={ground}>
          <SectionHeading id={ground} title={`A section on ${ground}`}>
            A sentence or two that say what is to come, on a line no longer than the eye likes to follow.
          </SectionHeading>
        </Section>
      ))}
    </>
  ),
}

export const TitleAlone: Story = {
  render: () => (
    <Section aria-labelledby="alone">
      <SectionHeading id="alone" title="Our Villa Categories" />
    </Section>
  ),
}

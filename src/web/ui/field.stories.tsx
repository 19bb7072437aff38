import type { Meta, StoryObj } from '@storybook/react-vite'
import { Input, Select, Textarea } from './control'
import { Field } from './field'

export default { title: 'Kit/Field', component: Field } satisfies Meta<typeof Field>

type Story = StoryObj<typeof Field>

export const Plain: Story = {
  render: () => (
    <Field label="Full Name" required>
      {(control) => <Input {...control} autoComplete="name" />}
    </Field>
  ),
}

export const WithHelp: Story = {
  render: () => (
    <Field label="Phone" help="For questions about your arrival, with the country code.">
      {(control) => <Input {...control} type="tel" placeholder="+256" />}
    </Field>
  ),
}

export const WithError: Story = {
  render: () => (
    <Field label="Email" required error="Please enter a valid email address">
      {(control) => <Input {...control} type="email" defaultValue="kato@" />}
    </Field>
  ),
}

export const OtherControls: Story = {
  render: () => (
    <div className="grid gap-5">
      <Field label="Guests">
        {(control) => (
          <Select {...control}>
            <option>1 Guest</option>
            <option>2 Guests</option>
          </Select>
        )}
      </Field>
      <Field label="Message">{(control) => <Textarea {...control} />}</Field>
      <Field label="Sent already">
        {(control) => <Input {...control} disabled value="No changes now" />}
      </Field>
    </div>
  ),
}

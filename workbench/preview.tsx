import type { Preview } from '@storybook/react-vite'
import './workbench.css'

const preview: Preview = {
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  // A page's ground and column, so that a component stands as it does on the site.
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page bg-cream p-5 sm:p-8">
        <Story />
      </main>
    ),
  ],
}

export default preview

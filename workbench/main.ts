import type { StorybookConfig } from '@storybook/react-vite'

const workbench: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  framework: { name: '@storybook/react-vite', options: {} },
  // Its own Vite settings: the site's would write route files and build for the server.
  core: {
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: 'workbench/vite.config.ts' } },
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  // Reading props out of the sources needs a compiler interface that TypeScript 7 no longer has.
  typescript: { reactDocgen: false },
  staticDirs: [{ from: '../assets/pictures', to: '/api/assets' }],
}

export default workbench

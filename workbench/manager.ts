import { addons } from 'storybook/manager-api'

// Without addons the panel below a story has nothing to show.
addons.setConfig({ showPanel: false })

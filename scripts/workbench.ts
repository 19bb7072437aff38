import { spawnSync } from 'node:child_process'

/**
 * The component workbench: `npm run workbench` opens every story in a browser with hot reload,
 * `npm run workbench -- build` writes it to dist/workbench.
 */
const [task = 'dev', ...rest] = process.argv.slice(2)
if (task !== 'dev' && task !== 'build') {
  console.error(`There is no '${task}': the workbench knows 'dev' and 'build'.`)
  process.exit(2)
}
const options = task === 'build' ? ['--output-dir', 'dist/workbench'] : ['--port', '6006', '--no-open']
const { status, error } = spawnSync(
  'npx',
  ['--no-install', 'storybook', task, '--config-dir', 'workbench', ...options, ...rest],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  },
)
if (error) console.error(error.message)
process.exit(status ?? 1)

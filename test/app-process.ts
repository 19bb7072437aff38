import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type AppProcess = {
  url: string
  pid: number
  /** What it has printed so far. */
  output: () => string
  /** Ends it by a signal and waits; answers the exit code, null when the signal killed it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** What the image gives Node (Dockerfile): a process that compiles on one thread takes a tenth less to start. */
export const NODE_FLAGS = ['--max-semi-space-size=2', '--v8-pool-size=1']

/** Starts the app as it is built and as the image starts it, in a process of its own, on a free port. */
export async function startAppProcess(env: Record<string, string>): Promise<AppProcess> {
  const child = spawn(process.execPath, [...NODE_FLAGS, 'dist/server/serve.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  child.stderr.on('data', (text) => {
    output += text
  })
  const url = await openAddress(child, () => output)
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    end: async (signal) => {
      if (child.exitCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill(signal)
      return (await ended)[0]
    },
  }
}

async function openAddress(child: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    const found = /Open (http:\S+)/.exec(output())
    if (found?.[1]) return found[1]
    if (child.exitCode !== null) throw new Error(`The app did not start:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type Child = {
  process: ChildProcess
  /** Everything it wrote on standard output so far, line by line. */
  lines: string[]
  /** Resolves with the line of that number, counted from 0; throws when it ends before. */
  line(number: number): Promise<string>
  /** kill -9, and all that it wrote before is in `lines`. */
  kill(): Promise<void>
}

/** Starts one of test/processes as a process of its own. */
export function startChild(script: string, ...args: string[]): Child {
  const file = fileURLToPath(new URL(`./processes/${script}.ts`, import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  const ended = once(reader, 'close')
  return {
    process: child,
    lines,
    line: async (number) => {
      let isOpen = true
      ended.then(() => {
        isOpen = false
      })
      while (isOpen && lines.length <= number) await Promise.race([once(reader, 'line'), ended])
      const line = lines[number]
      if (line === undefined)
        throw new Error(`${script} ended before its line ${number}: ${lines.join(' | ')}`)
      return line
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

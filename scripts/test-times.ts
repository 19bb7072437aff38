import { basename } from 'node:path'

type PlaywrightSuite = {
  file: string
  specs?: { tests: { projectName: string; results: { startTime: string; duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}

type VitestReport = { testResults: { name: string; startTime: number; endTime: number }[] }

/** One try of one test, or one file of Vitest; in milliseconds. */
type Stretch = { part: string; file: string; begun: number; ended: number }

const SLOWEST = 12

export function stretchesOfVitest({ testResults }: VitestReport): Stretch[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    part: 'Vitest',
    file: basename(name),
    begun: startTime,
    ended: endTime,
  }))
}

export function stretchesOfPlaywright({ suites }: { suites: PlaywrightSuite[] }): Stretch[] {
  return suites.flatMap(({ file, specs = [], suites: within = [] }) => [
    ...specs.flatMap(({ tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results.map(({ startTime, duration }) => ({
          part: projectName,
          file: basename(file),
          begun: Date.parse(startTime),
          ended: Date.parse(startTime) + duration,
        })),
      ),
    ),
    ...stretchesOfPlaywright({ suites: within }),
  ])
}

/** How long each part took from its first test to its last, and which of its files took longest. */
export function describeTimes(stretches: Stretch[]): string[] {
  return [...groupBy(stretches, 'part')].map(([part, own]) => {
    const begun = Math.min(...own.map((one) => one.begun))
    const ended = Math.max(...own.map((one) => one.ended))
    return `${part} took ${seconds(ended - begun)} s, longest ${slowestOf(own).join(', ')}`
  })
}

function slowestOf(stretches: Stretch[]): string[] {
  return [...groupBy(stretches, 'file')]
    .map(([file, own]) => ({ file, ms: own.reduce((sum, { begun, ended }) => sum + ended - begun, 0) }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .map(({ file, ms }) => `${file} ${seconds(ms)}`)
}

function groupBy(stretches: Stretch[], by: 'part' | 'file'): Map<string, Stretch[]> {
  const groups = new Map<string, Stretch[]>()
  for (const one of stretches) groups.set(one[by], [...(groups.get(one[by]) ?? []), one])
  return groups
}

function seconds(ms: number): number {
  return Math.round(ms / 1000)
}

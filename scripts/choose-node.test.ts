import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const SCRIPT = path.resolve('.ci/choose-node.sh')
const HERE = '22.1.0'

/** A machine with another Node than both, and a registry from which npm may bring one. */
let home: string

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'choose-node-'))
  mkdirSync(path.join(home, 'bin'))
  mkdirSync(path.join(home, 'repository'))
  program('bin/node', `[ "$1" = --print ] && echo linux-x64 || echo v${HERE}`)
})

afterEach(() => rmSync(home, { recursive: true }))

test('a commit is tested on the same one of Node 24 and Node 20 always', () => {
  haveRegistry()
  for (const [digit, major] of [
    ['0', 24],
    ['7', 20],
    ['a', 24],
    ['f', 20],
  ] as const) {
    commitEndingIn(digit)
    const { said, runs } = choose()
    expect(runs).toMatch(new RegExp(`^v${major}\\.\\d+\\.\\d+$`))
    expect(said).toMatch(new RegExp(`^Testing commit [0-9a-f]{12} on Node ${runs.slice(1)}\\.$`))
  }
})

test('each is the turn of half of all commits', () => {
  const nodes = bash(`for digit in {0..9} {a..f}; do node_of_commit "c0ffee$digit"; done`).split('\n')
  const [first = '', second = ''] = [...new Set(nodes)].sort()
  expect(nodes.filter((node) => node === first)).toHaveLength(8)
  expect(nodes.filter((node) => node === second)).toHaveLength(8)
  expect([first.split('.')[0], second.split('.')[0]]).toEqual(['20', '24'])
})

test('the Node that is here is taken where it is the right one already', () => {
  commitEndingIn('0')
  haveRegistry()
  const wanted = choose().runs
  program('bin/npm', 'echo "npm was asked" >&2; exit 1')
  program('bin/node', `echo ${wanted}`)
  expect(choose()).toMatchObject({
    runs: wanted,
    said: expect.stringContaining(`on Node ${wanted.slice(1)}.`),
  })
})

test('the Node that is here is taken where the other cannot be had, and the log says so', () => {
  commitEndingIn('0')
  for (const registry of ['exit 1', 'exit 0']) {
    program('bin/npm', registry)
    const { said, runs } = choose()
    expect(runs).toBe(`v${HERE}`)
    expect(said).toMatch(
      /on Node v22\.1\.0, which is here: it should be 24\.\d+\.\d+, which could not be had\.$/,
    )
  }
})

test('the Node that is here is taken where there is no commit', () => {
  haveRegistry()
  expect(choose()).toEqual({
    runs: `v${HERE}`,
    said: `Testing on Node v${HERE}, which is here: there is no commit to tell which is to be taken.`,
  })
})

/** What the log is told, and what runs from then on. */
function choose(): { said: string; runs: string } {
  const lines = bash('choose_node "$(mktemp -d)"; node --version').split('\n')
  return { said: lines.slice(0, -1).join('\n'), runs: lines.at(-1) ?? '' }
}

function bash(commands: string): string {
  return execFileSync('/bin/bash', ['-c', `set -uo pipefail; . '${SCRIPT}'; ${commands}`], {
    cwd: path.join(home, 'repository'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: `${path.join(home, 'bin')}:${process.env.PATH}`,
      TMPDIR: home,
      GIT_CEILING_DIRECTORIES: home,
    },
  }).trim()
}

/** npm as it is called: into the folder after --prefix, the package with its version last. */
function haveRegistry(): void {
  program(
    'bin/npm',
    `package="\${@: -1}"; while [ "$1" != --prefix ]; do shift; done
    bin="$2/node_modules/\${package%@*}/bin"; mkdir -p "$bin"
    printf '#!/bin/bash\\necho v%s\\n' "\${package##*@}" > "$bin/node"; chmod +x "$bin/node"`,
  )
}

function commitEndingIn(digit: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: path.join(home, 'repository'),
      encoding: 'utf8',
      env: {
        ...process.env,
        GIT_AUTHOR_NAME: 'A',
        GIT_AUTHOR_EMAIL: 'a@example.com',
        GIT_COMMITTER_NAME: 'A',
        GIT_COMMITTER_EMAIL: 'a@example.com',
      },
    }).trim()
  git('init', '--quiet')
  const tree = git('write-tree')
  for (let n = 0; ; n++) {
    const commit = git('commit-tree', tree, '-m', `Commit ${n}`)
    if (!commit.endsWith(digit)) continue
    git('update-ref', 'HEAD', commit)
    return
  }
}

function program(name: string, body: string): void {
  writeFileSync(path.join(home, name), `#!/bin/bash\n${body}\n`, { mode: 0o755 })
}

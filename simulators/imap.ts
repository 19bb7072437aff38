import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

type SimulatedMail = { uid: number; bytes: Buffer; flags: Set<string>; receivedAt: Date }

/**
 * What goes wrong with the next command of a name: the line is cut before or after it took effect, `refused` says NO,
 * `repeated` says NO with what was sent, `talking` never answers and goes on talking, `giant` gives 300 MB of a mail,
 * `unnumbered` opens a folder without its numbers.
 */
export type ImapFault =
  | 'cut'
  | 'cut-after'
  | 'refused'
  | 'repeated'
  | 'silent'
  | 'talking'
  | 'giant'
  | 'unnumbered'

export type ImapSimulator = {
  /** As IMAP_URL has it. */
  url: string
  mails: SimulatedMail[]
  /** Every command that came, as `UID FETCH`, oldest first. */
  commands: string[]
  /** Puts a raw mail into the folder and answers its number. */
  deliver: (mail: string | Buffer, receivedAt?: Date) => number
  failNext: (command: string, fault: ImapFault) => void
  /** Numbers begin anew, as after a folder was made again. */
  renumber: () => void
  setPassword: (password: string) => void
  close: () => Promise<void>
}

const USER = 'inbox@hotel.example'
const FOLDER = 'INBOX'

/**
 * A mail server on this machine that speaks as much of IMAP (RFC 3501) as a client needs that reads one folder: sign-in,
 * SELECT, and SEARCH, FETCH and STORE by numbers that stay.
 */
export async function startImapSimulator(port = 0): Promise<ImapSimulator> {
  const mails: SimulatedMail[] = []
  const commands: string[] = []
  const faults: { command: string; fault: ImapFault }[] = []
  const lines = new Set<Socket>()
  let nextUid = 1
  let uidValidity = 1000
  let password = 'secret'

  const server = createServer((socket) => {
    lines.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => lines.delete(socket))
    let isSignedIn = false
    let isOpen = false
    socket.write('* OK [CAPABILITY IMAP4rev1] Simulated mail server\r\n')
    readCommands(socket, (tag, name, rest) => {
      commands.push(name)
      const index = faults.findIndex(({ command }) => command === name)
      const fault = faults.splice(index, index === -1 ? 0 : 1)[0]?.fault
      if (fault === 'silent') return
      if (fault === 'cut') return socket.destroy()
      const end = (text: string) => {
        if (fault === 'cut-after') socket.destroy()
        else socket.write(`${tag} ${text}\r\n`)
      }
      if (fault === 'refused') return end('NO [UNAVAILABLE] Not now')
      if (fault === 'repeated') return end(`NO I do not understand ${tag} ${name} ${rest}`)
      if (fault === 'talking') return talk(socket)
      if (fault === 'giant') return pour(socket)
      if (name === 'CAPABILITY') {
        socket.write('* CAPABILITY IMAP4rev1\r\n')
        return end('OK done')
      }
      if (name === 'NOOP') return end('OK done')
      if (name === 'LOGOUT') {
        socket.write('* BYE\r\n')
        return end('OK done')
      }
      if (name === 'LOGIN') {
        const [user, given] = readStrings(rest)
        isSignedIn = user === USER && given === password
        return end(isSignedIn ? 'OK signed in' : 'NO [AUTHENTICATIONFAILED] Invalid credentials')
      }
      if (!isSignedIn) return end('BAD sign in first')
      if (name === 'LIST') {
        const isRoot = readStrings(rest)[1] === ''
        socket.write(isRoot ? '* LIST (\\Noselect) "/" ""\r\n' : `* LIST () "/" ${FOLDER}\r\n`)
        return end('OK done')
      }
      if (name === 'SELECT') {
        if (readStrings(rest)[0]?.toUpperCase() !== FOLDER) return end('NO [NONEXISTENT] No such folder')
        isOpen = true
        socket.write(`* FLAGS (\\Seen \\Deleted)\r\n* ${mails.length} EXISTS\r\n* 0 RECENT\r\n`)
        if (fault === 'unnumbered') return end('OK [READ-WRITE] open')
        socket.write(`* OK [UIDVALIDITY ${uidValidity}] valid\r\n* OK [UIDNEXT ${nextUid}] next\r\n`)
        return end('OK [READ-WRITE] open')
      }
      if (!isOpen || !name.startsWith('UID ')) return end('BAD unknown command')
      if (name === 'UID SEARCH') {
        socket.write(
          `* SEARCH${search(rest)
            .map((uid) => ` ${uid}`)
            .join('')}\r\n`,
        )
        return end('OK done')
      }
      const [set = '', ...items] = rest.split(' ')
      const chosen = mails.filter(({ uid }) => isInSet(set, uid, mails.at(-1)?.uid ?? 0))
      if (name === 'UID FETCH') for (const mail of chosen) socket.write(tell(mail, items.join(' ')))
      else if (name === 'UID STORE') for (const mail of chosen) socket.write(addFlags(mail, items.join(' ')))
      else return end('BAD unknown command')
      end('OK done')
    })
  })

  function search(criteria: string): number[] {
    const set = /\bUID (\S+)/i.exec(criteria)?.[1]
    const since = /\bSINCE "?(\d{1,2}-\w{3}-\d{4})"?/i.exec(criteria)?.[1]
    const last = mails.at(-1)?.uid ?? 0
    return mails
      .filter(({ uid }) => set === undefined || isInSet(set, uid, last))
      .filter(({ receivedAt }) => since === undefined || receivedAt.getTime() >= Date.parse(`${since} UTC`))
      .map(({ uid }) => uid)
  }

  function tell(mail: SimulatedMail, items: string): Buffer {
    const [, start = '0', length] = /BODY\.PEEK\[\]<(\d+)\.(\d+)>/i.exec(items) ?? []
    const bytes = mail.bytes.subarray(Number(start), length ? Number(start) + Number(length) : undefined)
    const place = mails.indexOf(mail) + 1
    const head = `* ${place} FETCH (UID ${mail.uid} RFC822.SIZE ${mail.bytes.length} BODY[]<${start}> {${bytes.length}}\r\n`
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from(')\r\n')])
  }

  function addFlags(mail: SimulatedMail, items: string): string {
    for (const flag of /\(([^)]*)\)/.exec(items)?.[1]?.split(' ') ?? []) mail.flags.add(flag)
    return `* ${mails.indexOf(mail) + 1} FETCH (UID ${mail.uid} FLAGS (${[...mail.flags].join(' ')}))\r\n`
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `imap://${encodeURIComponent(USER)}:secret@127.0.0.1:${(server.address() as AddressInfo).port}/${FOLDER}`,
    mails,
    commands,
    deliver: (mail, receivedAt = new Date()) => {
      mails.push({ uid: nextUid, bytes: Buffer.from(mail), flags: new Set(), receivedAt })
      return nextUid++
    },
    failNext: (command, fault) => faults.push({ command, fault }),
    renumber: () => {
      uidValidity++
      for (const [index, mail] of mails.entries()) mail.uid = index + 1
      nextUid = mails.length + 1
    },
    setPassword: (next) => {
      password = next
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const line of lines) line.destroy()
      await closed
    },
  }
}

function talk(socket: Socket): void {
  const talking = setInterval(() => socket.write('* OK Still here\r\n'), 50)
  socket.on('close', () => clearInterval(talking))
}

function pour(socket: Socket): void {
  const piece = Buffer.alloc(1_000_000, 'a')
  let left = 300
  socket.write(`* 1 FETCH (UID 1 RFC822.SIZE 100 BODY[]<0> {${left * piece.length}}\r\n`)
  const go = () => {
    while (left-- > 0 && !socket.destroyed) if (!socket.write(piece)) return void socket.once('drain', go)
  }
  go()
}

/** `12:*` and the like; a range that begins behind the last mail has the last one in it (RFC 3501, 9). */
function isInSet(set: string, uid: number, last: number): boolean {
  return set.split(',').some((range) => {
    const [from = 0, to = from] = range.split(':').map((one) => (one === '*' ? last : Number(one)))
    return uid >= Math.min(from, to) && uid <= Math.max(from, to)
  })
}

function readStrings(text: string): string[] {
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, atom]) =>
    quoted === undefined ? (atom ?? '') : quoted.replace(/\\(.)/g, '$1'),
  )
}

/** Calls back for each command of a client. Texts that it announces by their length are asked for and put in quotes. */
function readCommands(socket: Socket, take: (tag: string, name: string, rest: string) => void): void {
  let waiting = Buffer.alloc(0)
  let begun = ''
  let literal: number | null = null
  socket.on('data', (data) => {
    waiting = Buffer.concat([waiting, data])
    for (;;) {
      if (literal !== null) {
        if (waiting.length < literal) return
        begun += `"${waiting.subarray(0, literal).toString().replace(/["\\]/g, '\\$&')}"`
        waiting = waiting.subarray(literal)
        literal = null
      }
      const end = waiting.indexOf('\r\n')
      if (end === -1) return
      const line = waiting.subarray(0, end).toString()
      waiting = waiting.subarray(end + 2)
      const announced = /\{(\d+)\+?\}$/.exec(line)
      if (announced) {
        begun += line.slice(0, announced.index)
        literal = Number(announced[1])
        socket.write('+ go on\r\n')
        continue
      }
      const [, tag = '', name = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/is.exec(begun + line) ?? []
      begun = ''
      take(tag, name.toUpperCase(), rest)
    }
  })
}

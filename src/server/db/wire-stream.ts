import { Duplex } from 'node:stream'

type Send = (bytes: Uint8Array<ArrayBuffer>) => void

/**
 * What `pg` takes for its TCP socket: writes go to the engine by `send`, answers come in by `push`.
 * Like a socket it emits 'connect', and ends from either side.
 */
export class WireStream extends Duplex {
  private readonly open: () => void
  private readonly send: Send

  constructor(engine: { open: () => void; send: Send }) {
    super()
    this.open = engine.open
    this.send = engine.send
  }

  connect(): this {
    this.open()
    process.nextTick(() => this.emit('connect'))
    return this
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.send(new Uint8Array(chunk))
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))))
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  // The engine answers each message at once and whole: there is nothing to ask for.
  override _read(): void {}

  // The rest of a socket's face that `pg` touches.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
}

import { useEffect, useState } from 'react'
import { Alarm } from '@/web/ui/alarm'
import { Button } from '@/web/ui/button'
import { addressesOfBooking, CACHES } from '../rules/copies'
import { OFFLINE_WORDS as words } from '../text'

/** After this long all of the page has been drawn. */
const DRAWN_MS = 3000

type State = 'unknown' | 'kept' | 'not-kept' | 'failed'

/** Lets a guest keep the private page of a booking on this device, to open it without a line; nothing is kept unasked. */
export function KeepBooking({ token }: { token: string }) {
  const [state, setState] = useState<State>('unknown')

  useEffect(() => {
    // A browser that keeps nothing is offered nothing.
    if (!navigator.serviceWorker?.controller) return
    let isStale = false
    void isKept(token).then((is) => !isStale && setState(is ? 'kept' : 'not-kept'))
    // What draws the page may be of a newer build than what was kept with it.
    const later = setTimeout(() => navigator.onLine && void keepFilesOf(token), DRAWN_MS)
    return () => {
      isStale = true
      clearTimeout(later)
    }
  }, [token])

  if (state === 'unknown') return null
  const change = (work: Promise<unknown>, done: State) =>
    work.then(() => setState(done)).catch(() => setState('failed'))
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      {state === 'kept' ? (
        <>
          <p role="status">{words.kept}</p>
          <Button look="quiet" onClick={() => change(drop(token), 'not-kept')}>
            {words.drop}
          </Button>
        </>
      ) : (
        <>
          <Button look="quiet" onClick={() => change(keep(token), 'kept')}>
            {words.keep}
          </Button>
          <p className="text-sm text-ink-soft">{words.keepHelp}</p>
        </>
      )}
      {state === 'failed' && <Alarm>{words.failed}</Alarm>}
    </div>
  )
}

/** Files of which some cannot be fetched stay as they were kept. */
async function keepFilesOf(token: string): Promise<void> {
  if (!(await isKept(token))) return
  try {
    await keepFiles()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

async function isKept(token: string): Promise<boolean> {
  const [page] = addressesOfBooking(token)
  const bookings = await caches.open(CACHES.bookings)
  return (await bookings.match(page, { ignoreVary: true })) !== undefined
}

/** Its page and data, and the files by which this view of it was drawn. */
async function keep(token: string): Promise<void> {
  await keepFiles()
  const bookings = await caches.open(CACHES.bookings)
  await bookings.addAll(addressesOfBooking(token))
}

/** The browser has them all: this takes nothing from the line. */
async function keepFiles(): Promise<void> {
  const files = await caches.open(CACHES.bookingFiles)
  const drawn = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const ours = drawn.filter(
    ({ origin, pathname }) => origin === location.origin && /^\/assets\//.test(pathname),
  )
  const addresses = new Set(ours.map(({ href }) => href))
  await files.addAll([...addresses].map((href) => new Request(href, { cache: 'force-cache' })))
}

async function drop(token: string): Promise<void> {
  const bookings = await caches.open(CACHES.bookings)
  for (const address of addressesOfBooking(token)) await bookings.delete(address, { ignoreVary: true })
  if ((await bookings.keys()).length === 0) await caches.delete(CACHES.bookingFiles)
}

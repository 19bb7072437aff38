import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { currentUserQuery } from '@/features/accounts/staff-queries'
import { keepForSession } from '@/features/accounts/web/admin-session-copies'
import { propertyQuery } from '@/features/property/queries'
import { CLEANING_PAGE } from '../paths'
import { cleaningQuery, type ReadCleaningList } from '../staff-queries'

const FILES = '/staff-assets/'
const FILE_NAMES = /(?<=")\/staff-assets\/[\w.-]+(?=")/g

/**
 * Keeps what opens the cleaning list on this device without a network, until whoever is signed in signs out: the program
 * once, the list as it was at each `readAt`, the moment (in milliseconds) at which it was last read.
 */
export function useKeptList(list: ReadCleaningList | undefined, readAt: number) {
  const queryClient = useQueryClient()
  const isProgramKept = useRef(false)
  useEffect(() => {
    if (!import.meta.env.PROD || !list || list.keptAt || readAt === 0) return
    keepForSession(async (copies) => {
      await keepData(copies, queryClient, list)
      // All copies go with a session that ended; it may have been renewed on this page.
      if (isProgramKept.current && (await copies.match(CLEANING_PAGE))) return
      await keepProgram(copies)
      isProgramKept.current = true
    }).catch(ignoreWhatIsExpected)
  }, [list, readAt, queryClient])
}

/** Where the device has no room or the network went meanwhile, what was kept before stays. */
function ignoreWhatIsExpected(error: unknown) {
  if (!(error instanceof TypeError || error instanceof DOMException)) throw error
}

/** The panel's page and the files that are in use. Of another build's page nothing is kept: its files are not here. */
async function keepProgram(copies: Cache): Promise<void> {
  const page = await fetch(CLEANING_PAGE)
  const named = (await page.clone().text()).match(FILE_NAMES) ?? []
  const inUse = filesInUse()
  const isWhole = [...named, new URL(import.meta.url).pathname].every((path) => inUse.has(path))
  if (!page.ok || !isWhole) return
  // The browser has them: this takes nothing from the network.
  await copies.addAll([...inUse].map((path) => new Request(path, { cache: 'force-cache' })))
  await copies.put(CLEANING_PAGE, page)
  for (const { url } of await copies.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith(FILES) && !inUse.has(pathname)) await copies.delete(url)
  }
}

function filesInUse(): Set<string> {
  const read = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const ours = read.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(FILES))
  return new Set(ours.map(({ pathname }) => pathname))
}

async function keepData(copies: Cache, queryClient: QueryClient, list: ReadCleaningList): Promise<void> {
  const answers = [
    [currentUserQuery, queryClient.getQueryData(currentUserQuery.queryKey)],
    [propertyQuery, queryClient.getQueryData(propertyQuery.queryKey)],
    [cleaningQuery, { ...list, keptAt: new Date().toISOString() }],
  ] as const
  for (const [{ queryKey }, answer] of answers)
    if (answer)
      await copies.put(queryKey[0], Response.json(answer, { headers: { date: new Date().toUTCString() } }))
}

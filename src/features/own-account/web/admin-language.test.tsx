import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SESSION_COPIES } from '@/features/accounts/paths'
import { LanguageCard } from './admin-language'

test('a language that is chosen opens once the copies of the session, in the one before, are gone', async () => {
  const done: string[] = []
  let finish = (_isDeleted: boolean) => {}
  const deletion = new Promise<boolean>((resolve) => {
    finish = resolve
  })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => Response.json({ language: 'fr' }))
  vi.stubGlobal('caches', {
    delete: (name: string) => {
      done.push(`delete ${name}`)
      return deletion
    },
  })
  vi.spyOn(location, 'reload').mockImplementation(() => {
    done.push('reload')
  })
  const screen = document.body.appendChild(document.createElement('div'))
  const root = createRoot(screen)
  onTestFinished(() => {
    act(() => root.unmount())
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <LanguageCard />
      </QueryClientProvider>,
    ),
  )
  await act(async () => screen.querySelector<HTMLButtonElement>('button[lang=fr]')?.click())
  await vi.waitFor(() => expect(done).toEqual([`delete ${SESSION_COPIES}`]))
  await act(async () => finish(true))
  await vi.waitFor(() => expect(done).toEqual([`delete ${SESSION_COPIES}`, 'reload']))
})

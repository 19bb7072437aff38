import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { PanelLanguage } from '@/kernel/panel-language'
import { useOwnLanguage } from './use-own-language'

type Somebody = { language: PanelLanguage } | null | undefined

const reload = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  // A browser that keeps no cookie, though it says it does.
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    reload.mockReset()
    sessionStorage.clear()
  })
})

function Panel({ user }: { user: Somebody }) {
  useOwnLanguage(user)
  return null
}

/** A panel that was just loaded, in English; the way to say who is signed in. */
function loadPanel(): (user: Somebody) => void {
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => act(() => root.unmount()))
  return (user) => act(() => root.render(<Panel user={user} />))
}

test('whoever comes in where nobody was has the panel in their own language', () => {
  const show = loadPanel()
  show(undefined)
  show(null)
  expect(reload).not.toHaveBeenCalled()
  show({ language: 'fr' })
  expect(reload).toHaveBeenCalledOnce()
})

test('whoever signs in over the work of another loses nothing that is typed', () => {
  const show = loadPanel()
  show({ language: 'en' })
  show({ language: 'fr' })
  expect(reload).not.toHaveBeenCalled()
})

test('after a logout it follows whoever comes next', () => {
  const show = loadPanel()
  show({ language: 'en' })
  show(null)
  show({ language: 'fr' })
  expect(reload).toHaveBeenCalledOnce()
})

test('a browser that keeps no cookie loads the panel anew once, and again only after it stood in the right language', () => {
  const comeIn = (language: PanelLanguage) => loadPanel()({ language })
  comeIn('fr')
  comeIn('fr')
  comeIn('fr')
  expect(reload).toHaveBeenCalledOnce()
  comeIn('en')
  comeIn('fr')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a browser that keeps nothing at all stays in the language it has', () => {
  vi.stubGlobal('sessionStorage', {
    ...{ getItem: () => null, clear: () => {} },
    setItem: () => {
      throw new DOMException('Access is denied', 'SecurityError')
    },
  })
  loadPanel()({ language: 'fr' })
  expect(reload).not.toHaveBeenCalled()
})

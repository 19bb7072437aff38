import { afterEach, expect, test, vi } from 'vitest'
import { keepTabText } from './stored-text'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a new tab begins with what any tab wrote last, and nothing written elsewhere reaches it afterwards', () => {
  localStorage.setItem('text', 'of another tab')
  const text = keepTabText('text')
  expect(text.read()).toBe('of another tab')
  localStorage.setItem('text', 'written elsewhere')
  expect(text.read()).toBe('of another tab')
  expect(keepTabText('text').read(), 'after a reload').toBe('of another tab')
})

test('what a tab writes is its own and where the next tab begins', () => {
  const text = keepTabText('text')
  expect(text.read()).toBeNull()
  text.write('mine')
  expect(text.read()).toBe('mine')
  expect(localStorage.getItem('text')).toBe('mine')
})

test('a tab that has forgotten does not begin again with what another tab wrote', () => {
  const text = keepTabText('text')
  text.write('mine')
  text.write(null)
  expect(localStorage.getItem('text')).toBeNull()
  localStorage.setItem('text', 'written elsewhere')
  expect(text.read()).toBeNull()
  expect(keepTabText('text').read(), 'after a reload').toBeNull()
})

test('reading changes nothing, so nobody is called back', () => {
  const text = keepTabText('text')
  const listener = vi.fn(() => void text.read())
  const leave = text.subscribe(listener)
  expect(text.read()).toBeNull()
  expect(listener).not.toHaveBeenCalled()
  text.write('mine')
  expect(listener).toHaveBeenCalledTimes(1)
  leave()
})

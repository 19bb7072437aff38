import { expect, test, vi } from 'vitest'
import { createToastStore } from './toast-state'

test('a new toast takes the place of the one shown', () => {
  const toasts = createToastStore()
  toasts.show({ title: 'One' })
  toasts.show({ title: 'Two' })
  expect(toasts.current()?.title).toBe('Two')
})

test('the clock of a replaced toast does not take away the new one', () => {
  const toasts = createToastStore()
  toasts.show({ title: 'One' })
  const first = toasts.current()?.id ?? 0
  toasts.show({ title: 'Two' })
  toasts.dismiss(first)
  expect(toasts.current()?.title).toBe('Two')
})

test('listeners hear of each change until they leave', () => {
  const toasts = createToastStore()
  const onChange = vi.fn()
  const leave = toasts.subscribe(onChange)
  toasts.show({ title: 'One' })
  toasts.dismiss(1)
  leave()
  toasts.show({ title: 'Two' })
  expect(onChange).toHaveBeenCalledTimes(2)
})

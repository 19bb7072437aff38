import { expect, test } from 'vitest'
import { drawPlaceholder } from './placeholder-picture'

test('a size has one picture, and another size another', () => {
  expect(drawPlaceholder(600, 400)).toBe(drawPlaceholder(600, 400))
  expect(drawPlaceholder(600, 400)).not.toBe(drawPlaceholder(600, 404))
})

test('the picture has the size asked for and nothing that runs or loads', () => {
  const svg = drawPlaceholder(1200, 600)
  expect(svg).toContain('viewBox="0 0 1200 600" width="1200" height="600"')
  expect(svg).not.toMatch(/<script|<style|style=|href=|NaN|undefined/)
})

test('every stand-in of a size in use stays under 6 KB', () => {
  for (const [width, height] of [
    [800, 600],
    [600, 400],
    [1200, 600],
    [16, 16],
    [4000, 4000],
  ] as const)
    expect(drawPlaceholder(width, height).length).toBeLessThan(6 * 1024)
})

import { expect } from 'vitest'
import { villaCategories } from '@/features/categories/server/table'
import { villas } from '@/features/villas/server/table'
import { createApi } from '../../../../test/app'
import { test } from '../../../../test/database'
import { makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

test('the dashboard names the villas that visitors do not find everywhere, and what each lacks', async ({
  database: { orm },
  database,
}) => {
  const app = await createApi(database)
  const desk = await signInAs(app, orm, 'user')
  const [priced, unpriced, hidden] = await orm
    .insert(villaCategories)
    .values([
      { name: 'Priced', description: 'A', pricePerNightCents: 6500 },
      { name: 'Unpriced', description: 'A' },
      { name: 'Hidden', description: 'A', pricePerNightCents: 6500, isActive: false },
    ])
    .returning({ id: villaCategories.id })
  const make = (name: string, categoryId: number | null | undefined, own = {}) =>
    makeVilla(orm, { name, categoryId: categoryId ?? null, basePriceCents: null, ...own })
  await make('Priced by its category', priced?.id)
  await make('Priced by itself', unpriced?.id, { basePriceCents: 0 })
  await make('Unpriced', unpriced?.id, { roomNumber: 'U1' })
  await make('Alone', null, { basePriceCents: 6500 })
  await make('Bare', null)
  await make('In a hidden one', hidden?.id)
  await make('Closed', null, { isAvailable: false })
  const { villasOffSite } = (await desk.call('GET', '/api/admin/dashboard')).body
  expect(villasOffSite).toEqual([
    { id: expect.any(Number), name: 'Unpriced', roomNumber: 'U1', gaps: ['price'] },
    { id: expect.any(Number), name: 'Alone', roomNumber: null, gaps: ['category'] },
    { id: expect.any(Number), name: 'Bare', roomNumber: null, gaps: ['price', 'category'] },
    { id: expect.any(Number), name: 'In a hidden one', roomNumber: null, gaps: ['hidden-category'] },
  ])
  const shown = (await app.inject({ url: '/api/villas' })).json().map(({ name }: { name: string }) => name)
  expect(shown).not.toContain('Unpriced')
  expect(shown).not.toContain('Bare')
  await orm.delete(villas)
  await app.close()
})

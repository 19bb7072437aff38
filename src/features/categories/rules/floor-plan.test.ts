import { describe, expect, it } from 'vitest'
import { drawFloorPlan, type FloorPlan } from './floor-plan'

const studio = { bedrooms: 1, bathrooms: 1, balconies: 0, amenities: ['Queen bed'] }
const family = { bedrooms: 2, bathrooms: 1.5, balconies: 1, amenities: ['Kitchenette', 'Sitting room'] }

describe('the plan of a category', () => {
  it('has the rooms that its facts name', () => {
    expect(kindsOf(drawFloorPlan(studio))).toEqual(['bedroom', 'bathroom'])
    expect(kindsOf(drawFloorPlan(family))).toEqual([
      'bedroom 1',
      'bathroom',
      'bedroom 2',
      'washroom',
      'sitting',
      'kitchen',
      'outside',
    ])
    const sitting = { ...studio, amenities: ['Separate sitting room'] }
    expect(kindsOf(drawFloorPlan(sitting))).toContain('sitting')
    expect(kindsOf(drawFloorPlan({ ...studio, amenities: ['Sitting corner'] }))).not.toContain('sitting')
  })

  it.each([studio, family, { ...family, bedrooms: 3, bathrooms: 4 }, { ...studio, bedrooms: 0.5 }])(
    'of %j is filled by its rooms, none over another',
    (facts) => {
      const plan = drawFloorPlan(facts)
      if (!plan) throw new Error('There is a plan')
      const covered = new Set<string>()
      for (const { x, y, width, height } of plan.rooms)
        for (let right = x; right < x + width; right++)
          for (let down = y; down < y + height; down++) {
            expect(covered.has(`${right} ${down}`)).toBe(false)
            covered.add(`${right} ${down}`)
          }
      expect(covered.size).toBe(plan.width * plan.height)
    },
  )

  it.for([
    ['en', 'Kitchen and dining'],
    ['fr', 'Cuisine équipée'],
    ['sw', 'Jiko kamili'],
    ['de', 'Voll ausgestattete Küche'],
  ])('has its kitchen in %s', ([, amenity = '']) => {
    expect(kindsOf(drawFloorPlan({ ...studio, amenities: [amenity] }))).toContain('kitchen')
  })

  it('is not drawn where there is nothing to draw, or too much', () => {
    expect(drawFloorPlan({ ...studio, bedrooms: 0 })).toBeNull()
    expect(drawFloorPlan({ ...studio, bedrooms: 20, bathrooms: 20 })).toBeNull()
  })
})

function kindsOf(plan: FloorPlan | null): string[] {
  return plan?.rooms.map(({ kind, number }) => [kind, number].filter(Boolean).join(' ')) ?? []
}

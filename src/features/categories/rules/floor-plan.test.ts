import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/kernel/language'
import { speak } from '@/server/http/speak-language'
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
  ] as const)('has its kitchen in %s, by the words of that language alone', ([language, amenity]) => {
    const kinds = () => kindsOf(drawFloorPlan({ ...studio, amenities: [amenity] }))
    expect(speak(language, kinds)).toContain('kitchen')
    expect(kinds().includes('kitchen')).toBe(language === 'en')
  })

  it('has no room that English words of another meaning name in another language', () => {
    const amenities = ['Local cuisine', 'Hair salon', 'Housing for a wohnmobil']
    expect(kindsOf(drawFloorPlan({ ...studio, amenities }))).toEqual(['bedroom', 'bathroom'])
  })

  it('has the rooms that English names where the amenities are not translated', () => {
    const kinds = () => kindsOf(drawFloorPlan({ ...studio, amenities: ['Kitchen', 'Lounge'] }))
    for (const language of LANGUAGES) expect(speak(language, kinds)).toEqual(kinds())
  })

  it('is not drawn where there is nothing to draw, or too much', () => {
    expect(drawFloorPlan({ ...studio, bedrooms: 0 })).toBeNull()
    expect(drawFloorPlan({ ...studio, bedrooms: 20, bathrooms: 20 })).toBeNull()
  })
})

function kindsOf(plan: FloorPlan | null): string[] {
  return plan?.rooms.map(({ kind, number }) => [kind, number].filter(Boolean).join(' ')) ?? []
}

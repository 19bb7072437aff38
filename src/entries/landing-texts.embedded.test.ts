import { describe, expect } from 'vitest'
import type { Category } from '@/features/categories/contract'
import type { HeroSlide } from '@/features/hero/contract'
import { linesOf, partOf, textOf } from '../../test/page-text'
import { expectWords, type Held, nameWhere, test } from '../../test/page-words'

/** What is agreed word by word or figure by figure (docs/decisions/wording.md) of the landing page, section by section. */
const WORDS: Record<string, Held[]> = {
  '2.3 landing page': [
    {
      page: '/',
      lines: [
        'Pearl Villas Mbarara · The Pearl of the West',
        'Luxury Accommodations',
        'Book your stay',
        '5.0',
        'guest review score',
        'Learn More About Us',
        'Explore All Villas',
        'Local Travel Tips',
        'What Makes Us Special',
        'Our Villa Categories',
        'Send Message',
        'View Villas',
        'Find us',
      ],
      links: [
        ['Learn More About Us', '/about'],
        ['Explore All Villas', '/villas'],
        ['View Villas', '/villas'],
      ],
    },
    {
      page: '/',
      part: 'What Makes Us Special',
      lines: ['Prime Location', 'Personal Service', 'Authentic Cuisine'],
    },
  ],
  '2.4 hero': [
    {
      page: '/',
      lines: [
        '1 / 4',
        '25%',
        'Luxury Accommodations',
        '25 fully furnished villas',
        'Restaurant Services',
        'Relaxation & Entertainment',
        'Outdoor terrace and bar',
        'Special Occasions',
        'Event and conference venue',
      ],
      buttons: [
        'Previous slide',
        'Next slide',
        'Go to slide 1',
        'Go to slide 2',
        'Go to slide 3',
        'Go to slide 4',
      ],
    },
  ],
  '2.6 travel tips': [
    {
      page: '/',
      part: 'Local Travel Tips',
      buttons: [
        'All Tips',
        'Attractions',
        'Weather',
        'Transport',
        'Dining',
        'Shopping',
        'Culture',
        'Safety',
        'Show Less',
      ],
      lines: [
        'Rated',
        '4.6 / 5',
        'Lake Mburo National Park',
        'About 30 km from Mbarara',
        'Early morning, 6–8 AM',
        '$40 entrance (foreign non-residents, a day)',
        'Dry seasons: December–February and June–August',
        'It rains March–May and September–November; the hills are greenest just after.',
        '20–28°C by day, all year round.',
      ],
    },
  ],
}

describe.for(Object.entries(WORDS))('agreed wording, %s', ([, all]) => {
  test.for(all.map(nameWhere))('$page, $where', expectWords)
})

describe('the landing page', () => {
  test('shows of each slide title, subtitle, description, highlights and both buttons', async ({
    site,
    open,
  }) => {
    const slides: HeroSlide[] = (await site.inject({ url: '/api/hero-slides' })).json()
    expect(slides).toHaveLength(4)
    const page = await open('/')
    for (const slide of slides) {
      const shown = [...page.querySelectorAll('h2')].find((heading) => textOf(heading) === slide.title)
      const lines = linesOf(shown?.parentElement as NonNullable<typeof shown>)
      expect(lines).toEqual([
        slide.subtitle,
        slide.title,
        slide.description,
        ...(slide.featureHighlights ?? []),
        slide.buttonText,
        'Contact Us',
      ])
      const links = [...(shown?.parentElement?.querySelectorAll('a') ?? [])]
      expect(links.map((link) => link.getAttribute('href'))).toEqual([slide.buttonUrl, '/contact'])
    }
  })

  test('shows of each category what a guest compares', async ({ site, open }) => {
    const categories: Category[] = (await site.inject({ url: '/api/villa-categories' })).json()
    expect(categories).toHaveLength(7)
    const cards = [...(await open('/')).querySelectorAll('article')].map(linesOf)
    expect(cards).toEqual(
      categories.map((category) => [
        ...(category.badge ? [category.badge] : []),
        category.name,
        `from ${dollars(category.pricePerNight)} / night`,
        category.description,
        counted(category.maxGuests, 'guest'),
        counted(category.bedrooms, 'bedroom'),
        counted(category.bathrooms, 'bathroom'),
        'Pricing Options',
        'Bed and breakfast',
        dollars(category.pricePerNight),
        'Half board',
        'with breakfast and lunch',
        dollars(category.halfBoardPrice),
        'Full board',
        'with breakfast, lunch and dinner',
        dollars(category.fullBoardPrice),
        ...category.amenities.slice(0, 3),
        `+${category.amenities.length - 3} more`,
        'View Villas',
      ]),
    )
  })

  test('has seven tips, of which the important ones take turns', async ({ open }) => {
    const tips = partOf(await open('/'), 'Local Travel Tips')
    expect([...tips.querySelectorAll('h3')]).toHaveLength(7)
    expect(linesOf(tips)).toContain('1 of 3')
  })
})

function dollars(price: string | null): string {
  return `$${Number(price).toFixed(0)}`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

import type { SampleCategoryName } from '@/features/categories/server/sample-categories'
import { type SampleSubject, samplePicture } from '@/features/media/sample'
import { sampleVillaFacts } from './sample-villa-facts'
import type { villas } from './table'

/** A sample villa; `category` becomes the categoryId, and the slug follows from name and room. */
export type SampleVilla = Omit<typeof villas.$inferInsert, 'slug' | 'categoryId'> & {
  roomNumber: string
  category: SampleCategoryName
}

type Unit = Omit<SampleVilla, 'name' | 'building' | 'mainImageUrl'>

/** 25 villas: six names, each several units told apart by building and room. */
export const sampleVillas: SampleVilla[] = [
  ...unitsOf('Forest Breeze', 'Garden House', 'forest-breeze', [
    {
      roomNumber: 'G01',
      floor: 'Ground Floor',
      category: 'Garden Studio',
      shortDescription: 'A studio for two that opens straight onto the banana garden.',
      description:
        'Wake to the rustle of banana leaves and have your first coffee on the step. A compact studio with a queen bed, cool floors and the garden for a front room.',
      isFeatured: true,
    },
    {
      roomNumber: 'G02',
      floor: 'Ground Floor',
      category: 'Garden Studio',
      basePriceCents: 5_200,
      shortDescription: 'Our simplest studio, and for many our favourite price.',
      description:
        'The studio at the quiet end of the Garden House: one room, one queen bed, one big window full of green. A little smaller than its neighbour and priced to match.',
      roomSize: 25,
    },
    {
      roomNumber: 'G11',
      floor: 'First Floor',
      category: 'Deluxe Villa',
      weekendPriceCents: 7_500,
      shortDescription: 'Tree-top height, with a balcony in the breeze it is named for.',
      description:
        'Up one flight, where the air moves. The balcony looks over the garden to the first folds of the hills, and the sitting corner is made for a long novel.',
    },
    {
      roomNumber: 'G12',
      floor: 'First Floor',
      category: 'Deluxe Villa',
      maxGuests: 3,
      basePriceCents: 6_900,
      shortDescription: 'A deluxe villa with a third bed under the eaves.',
      description:
        'A king bed, and a single tucked into the alcove for a child or a friend. Morning light comes through the leaves and makes patterns on the wall.',
    },
  ]),
  ...unitsOf('Rose Villa', 'Rose Court', 'rose-villa', [
    {
      roomNumber: 'R01',
      floor: 'Ground Floor',
      category: 'Deluxe Villa',
      shortDescription: 'A porch among the roses, five minutes from breakfast if you dawdle.',
      description:
        'The courtyard keeps its roses on both sides of your path. Inside, a king bed, a table for two by the window and walls thick enough to forget the time.',
      isFeatured: true,
    },
    {
      roomNumber: 'R02',
      floor: 'Ground Floor',
      category: 'Deluxe Villa',
      shortDescription: 'The step-free villa of Rose Court, with a wide shower.',
      description:
        'No steps from the parking place to the pillow: a wide door, a wide shower and a porch in the shade. The same king bed and sitting corner as next door.',
      amenities: [
        'Air conditioning',
        'Private bathroom with hot water',
        'Mosquito nets',
        'Television',
        'King bed',
        'Step-free access',
        'Walk-in shower',
        'Porch',
      ],
    },
    {
      roomNumber: 'R11',
      floor: 'First Floor',
      category: 'Honeymoon Villa',
      weekendPriceCents: 11_500,
      shortDescription: 'Four-poster, roses below, nobody above.',
      description:
        'A four-poster bed draped in white, a balcony over the rose beds, and breakfast carried up when you ring and not a minute before. Made for the week after the wedding.',
      isFeatured: true,
    },
    {
      roomNumber: 'R12',
      floor: 'First Floor',
      category: 'Honeymoon Villa',
      basePriceCents: 10_200,
      roomSize: 47,
      shortDescription: 'The corner villa of Rose Court, with light from two sides.',
      description:
        'Windows to the east for the sunrise and to the west for the other thing. The largest of our honeymoon villas, with a sofa deep enough for two and an afternoon.',
    },
  ]),
  ...unitsOf('Village View', 'Village House', 'village-view', [
    {
      roomNumber: 'V01',
      floor: 'Ground Floor',
      category: 'Terrace Villa',
      shortDescription: 'A terrace at garden level with the evening as its ceiling.',
      description:
        'Fold the doors back and the room doubles. The terrace faces the village paths, where the day goes by at walking pace: schoolchildren, bicycles, a herd heading home.',
    },
    {
      roomNumber: 'V02',
      floor: 'Ground Floor',
      category: 'Terrace Villa',
      basePriceCents: 7_200,
      shortDescription: 'The shaded terrace, cool through the middle of the day.',
      description:
        'An umbrella tree keeps this terrace cool when others are not. A king bed, a single bed, a mini fridge, and a hammock hook that nobody has been able to resist.',
      isAvailable: false,
    },
    {
      roomNumber: 'V11',
      floor: 'First Floor',
      category: 'Executive Villa',
      shortDescription: 'A desk with a view worth looking up for.',
      description:
        'The desk stands at the window and the window holds half of Makenke. When the calls are over, the sitting room is a different room, with a different door.',
    },
    {
      roomNumber: 'V12',
      floor: 'First Floor',
      category: 'Executive Villa',
      basePriceCents: 8_900,
      weekendPriceCents: 9_400,
      maxGuests: 3,
      shortDescription: 'Executive comfort with a sofa bed for company.',
      description:
        'For the week when work comes with you and so does somebody else. A sofa bed in the sitting room, a guest washroom, and a balcony for whoever finishes first.',
    },
  ]),
  ...unitsOf('Honey Bee', 'Honey House', 'honey-bee', [
    {
      roomNumber: 'H01',
      floor: 'Ground Floor',
      category: 'Garden Studio',
      shortDescription: 'Small, golden and close to breakfast.',
      description:
        'The nearest studio to the restaurant: you can smell the chapati before you have found your shoes. A queen bed, honey-coloured walls, and a bench by the door.',
    },
    {
      roomNumber: 'H02',
      floor: 'Ground Floor',
      category: 'Garden Studio',
      basePriceCents: 5_900,
      roomSize: 31,
      shortDescription: 'A larger studio with two beds for friends on the road.',
      description:
        'Two three-quarter beds instead of one queen, and a table between them for maps. The studio for colleagues, sisters and friends who like each other but not that much.',
      amenities: [
        'Air conditioning',
        'Private bathroom with hot water',
        'Mosquito nets',
        'Television',
        'Two three-quarter beds',
        'Tea and coffee corner',
        'Work table',
      ],
    },
    {
      roomNumber: 'H11',
      floor: 'First Floor',
      category: 'Honeymoon Villa',
      basePriceCents: 9_200,
      shortDescription: 'A nest at the top of the stairs, sweet and out of sight.',
      description:
        'One staircase, one door, no neighbours. A four-poster under a sloping ceiling and a small round balcony where two chairs just fit, which is the right number.',
    },
    {
      roomNumber: 'H12',
      floor: 'First Floor',
      category: 'Deluxe Villa',
      weekendPriceCents: 7_200,
      shortDescription: 'A deluxe villa that catches the last of the sun.',
      description:
        'The west side of the Honey House. From five o’clock the whole room turns amber; we have seen guests put down their telephones for it.',
    },
  ]),
  ...unitsOf('La Familiar', 'Family House', 'la-familiar', [
    {
      roomNumber: 'F01',
      floor: 'Ground Floor',
      category: 'Family Villa',
      shortDescription: 'Two bedrooms and a garden gate you can see from the sofa.',
      description:
        'The villa that survives children. A king room for you, three singles for them, a kitchenette for pancakes and a lawn at the door for everything else.',
      isFeatured: true,
    },
    {
      roomNumber: 'F02',
      floor: 'Ground Floor',
      category: 'Family Villa',
      basePriceCents: 11_500,
      maxGuests: 4,
      shortDescription: 'A family villa for four, a little smaller and a little less.',
      description:
        'The same kitchenette and sitting room with two beds in the second room. Step-free from the parking place, which grandparents and pushchairs both approve of.',
      roomSize: 58.5,
    },
    {
      roomNumber: 'F03',
      floor: 'Ground Floor',
      category: 'Residence',
      shortDescription: 'Three bedrooms, one long table, no bedtime.',
      description:
        'A house for the big occasions: cousins in the back room, the aunties in charge of the kitchen, and a veranda where the stories get longer as the lamps come on.',
      isFeatured: true,
    },
    {
      roomNumber: 'F11',
      floor: 'First Floor',
      category: 'Family Villa',
      weekendPriceCents: 14_000,
      shortDescription: 'A family villa upstairs, with the widest balcony of the house.',
      description:
        'Up here the balcony is a room of its own: breakfast at one end, homework at the other, and the hills past the railing for whoever is losing at cards.',
    },
  ]),
  ...unitsOf('Sundowner', 'Hill House', 'sundowner', [
    {
      roomNumber: 'S01',
      floor: 'Ground Floor',
      category: 'Terrace Villa',
      basePriceCents: 7_900,
      weekendPriceCents: 9_900,
      shortDescription: 'The terrace that gave the Sundowner its name.',
      description:
        'Straight west, nothing in the way. Order from the bar at half past six and sit still: the hills go through every colour they own in about twenty minutes.',
      isFeatured: true,
    },
    {
      roomNumber: 'S02',
      floor: 'Ground Floor',
      category: 'Executive Villa',
      basePriceCents: 8_200,
      shortDescription: 'An executive villa with a terrace instead of a balcony.',
      description:
        'Ground floor, own terrace, and a path of forty steps to the conference hall. The sitting room seats four for the meeting that did not fit into the agenda.',
      maxGuests: 3,
    },
    {
      roomNumber: 'S11',
      floor: 'First Floor',
      category: 'Terrace Villa',
      basePriceCents: 8_300,
      shortDescription: 'An upstairs terrace, under the stars from seven o’clock.',
      description:
        'The roof of the villa below is the terrace of this one. Wide, open, lit by two lanterns, and as good for the sunrise run-up as for the sunset.',
    },
    {
      roomNumber: 'S12',
      floor: 'First Floor',
      category: 'Executive Villa',
      basePriceCents: 9_200,
      roomSize: 52,
      shortDescription: 'The largest executive villa, at the end of the gallery.',
      description:
        'A corner sitting room with windows on two sides and a desk in each mood: one facing the hills, one facing the wall. Quiet enough for a thesis.',
    },
    {
      roomNumber: 'S13',
      floor: 'First Floor',
      category: 'Residence',
      basePriceCents: 17_800,
      weekendPriceCents: 19_900,
      maxGuests: 8,
      roomSize: 112,
      shortDescription: 'The upper floor of the Hill House: three bedrooms and the whole sunset.',
      description:
        'For eight, around one table, above everything. Three bedrooms and a bunk room, a kitchen with a proper oven, and a veranda that runs the length of the house.',
      isAvailable: false,
    },
  ]),
].map((villa, index) => ({ ...villa, ...sampleVillaFacts[villa.roomNumber], sortOrder: index + 1 }))

function unitsOf(name: string, building: string, subject: SampleSubject, units: Unit[]): SampleVilla[] {
  return units.map((unit) => ({ ...unit, name, building, mainImageUrl: samplePicture(subject) }))
}

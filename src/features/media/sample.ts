/**
 * The pictures of the sample property: what a picture shows → where it is served. The one place to swap them.
 * Rendered ones are made in art/, drawn ones in scripts/pictures.ts; a subject nobody has made yet has a stand-in,
 * whose size decides which evening it shows.
 */
const PICTURES = {
  'hills-at-dusk': rendered('hotel-from-above-1280x720'),
  'villas-in-the-evening': rendered('villa-at-golden-hour-1010x668'),
  'terrace-at-night': rendered('terrace-at-dusk-1280x720'),
  'hall-with-lamps': drawn('hall-with-lamps'),
  'forest-breeze': drawn('forest-breeze'),
  'rose-villa': rendered('rose-villa-1280x720'),
  'village-view': drawn('village-view'),
  'la-familiar': rendered('villa-at-golden-hour-1010x668'),
  sundowner: rendered('sundowner-1280x545'),
  'honey-bee': standIn(800, 600),
  'garden-studio': rendered('garden-corner-620x465'),
  bedroom: rendered('bedroom-1280x720'),
  bathroom: standIn(800, 608),
  'breakfast-table': standIn(800, 612),
  'dinner-plates': standIn(800, 616),
  'coffee-pot': standIn(800, 620),
  bar: rendered('restaurant-at-dusk-800x600'),
  reception: standIn(800, 628),
  'conference-hall': rendered('conference-hall-1280x720'),
  'banquet-hall': standIn(800, 636),
  'garden-wedding': standIn(800, 640),
  'long-horned-cattle': standIn(800, 644),
  'banana-garden': standIn(800, 648),
  'zebras-at-lake-mburo': standIn(800, 652),
  'market-baskets': standIn(800, 656),
  'ankole-dancers': standIn(800, 660),
  gate: standIn(800, 664),
} as const

/** What a sample picture shows. */
export type SampleSubject = keyof typeof PICTURES

/** Address of the sample picture of a subject, fit for any image field. */
export function samplePicture(subject: SampleSubject): string {
  return PICTURES[subject]
}

/** The hotel's own film, made in art/film.py. */
export const EVENING_FILM = '/api/assets/evening.mp4'

/** Open films (Blender Foundation, CC BY) that play until the hotel has filmed its own tours. */
const FILMS = ['aqz-KE-bpKQ', 'eRsGyueVLvQ', 'R6MlUcmOul8', 'TLkA0RELQ1g'] as const

/** A YouTube address that plays in place of the hotel's own film number `index`, counted from 0. */
export function sampleFilm(index: number): string {
  return `https://www.youtube.com/watch?v=${FILMS[index % FILMS.length]}`
}

/** Takes the folder of the picture's sizes, which names its own width and height. */
function rendered(folder: string): string {
  return `/api/assets/${folder}/${/-(\d+)x\d+$/.exec(folder)?.[1]}.jpg`
}

function drawn(name: string): string {
  return `/api/assets/${name}.svg`
}

function standIn(width: number, height: number): string {
  return `/api/placeholder/${width}/${height}`
}

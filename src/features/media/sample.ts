/** The rendered pictures of the sample property, each made by a scene of its own in art/. */
export type SampleSubject =
  | 'banquet-hall'
  | 'bar'
  | 'basket-weaving'
  | 'bathroom'
  | 'bedroom'
  | 'coffee-and-bananas'
  | 'conference-hall'
  | 'fire-place'
  | 'forest-breeze'
  | 'garden-wedding'
  | 'gate'
  | 'hills-at-dawn'
  | 'honey-bee'
  | 'hotel-from-above'
  | 'la-familiar'
  | 'laid-table'
  | 'lake-mburo-at-dawn'
  | 'living-room'
  | 'long-horned-cattle'
  | 'market-stall'
  | 'reception'
  | 'restaurant'
  | 'room-service-tray'
  | 'rose-villa'
  | 'sundowner'
  | 'terrace-at-dusk'
  | 'veranda'
  | 'villa-at-golden-hour'
  | 'village-view'

/** Address of a sample picture, fit for any image field: all are kept in one shape, so it follows from the name. */
export function samplePicture(subject: SampleSubject): string {
  return `/api/assets/${subject}-1600x900/1600.jpg`
}

/** Address of one of the hotel's own films, made in art/film.py. */
export function ownFilm(name: 'arriving' | 'evening' | 'villas'): string {
  return `/api/assets/${name}.mp4`
}

/** Open films (Blender Foundation, CC BY) that play until the hotel has filmed its own tours. */
const FILMS = ['aqz-KE-bpKQ', 'eRsGyueVLvQ', 'R6MlUcmOul8', 'TLkA0RELQ1g'] as const

/** A YouTube address that plays in place of the hotel's own film number `index`, counted from 0. */
export function sampleFilm(index: number): string {
  return `https://www.youtube.com/watch?v=${FILMS[index % FILMS.length]}`
}

/** The rendered pictures of the sample property, each made by a scene of its own in art/. */
export type SampleSubject =
  | 'balcony-forest-breeze'
  | 'banquet-hall'
  | 'bar'
  | 'basket-weaving'
  | 'bathroom'
  | 'bathroom-forest-breeze'
  | 'bathroom-honey-bee'
  | 'bathroom-la-familiar'
  | 'bathroom-rose-villa'
  | 'bathroom-sundowner'
  | 'bathroom-village-view'
  | 'bedroom'
  | 'bedroom-forest-breeze'
  | 'bedroom-honey-bee'
  | 'bedroom-la-familiar'
  | 'bedroom-rose-villa'
  | 'bedroom-sundowner'
  | 'bedroom-village-view'
  | 'coffee-and-bananas'
  | 'conference-hall'
  | 'fire-place'
  | 'forest-breeze'
  | 'garden-path'
  | 'garden-wedding'
  | 'gate'
  | 'hills-at-dawn'
  | 'honey-bee'
  | 'hotel-from-above'
  | 'kitchen-garden'
  | 'la-familiar'
  | 'laid-table'
  | 'lake-mburo-at-dawn'
  | 'living-room'
  | 'living-room-la-familiar'
  | 'living-room-sundowner'
  | 'long-horned-cattle'
  | 'market-stall'
  | 'parking'
  | 'reception'
  | 'restaurant'
  | 'room-service-tray'
  | 'rose-villa'
  | 'sundowner'
  | 'terrace-at-dusk'
  | 'veranda'
  | 'veranda-honey-bee'
  | 'veranda-rose-villa'
  | 'veranda-village-view'
  | 'villa-at-golden-hour'
  | 'village-view'

/** Address of a sample picture, fit for any image field: all are kept in one shape, so it follows from the name. */
export function samplePicture(subject: SampleSubject): string {
  return `/api/assets/${subject}-1600x900/1600.jpg`
}

/** Address of one of the hotel's own films, made in art/film.py. */
export function ownFilm(
  name: 'arriving' | 'drive' | 'evening' | 'family' | 'halls' | 'villas' | 'welcome' | 'wild',
): string {
  return `/api/assets/${name}.mp4`
}

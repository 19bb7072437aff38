import { countOf } from '@/kernel/count-of'

/** Words of the form in which staff take several villas down as one. */
export const newGroupText = {
  add: 'New group of villas',
  take: 'Take group',
  villas: 'Villas',
  parts: 'All of them are booked, or none',
  villa: (place: number) => `Villa ${place}`,
  another: 'Add a villa',
  remove: 'Remove',
  removeOf: (place: number) => `Remove villa ${place}`,
  meals: 'Meals for everybody',
  statusHelp: 'A request keeps its villas until you confirm it.',
  chooseVilla: 'Please choose one of the free villas',
  staying: 'Who stays here',
  stayingHelp: 'Where it is not the guest in charge.',
  total: (villas: number, total: string) => `${countOf(villas, 'villa')}, ${total} in all`,
  inCharge: 'Guest in charge',
  added: (reference: string) => `Group ${reference} created`,
  addedLine: (villas: number, total: string) => `${countOf(villas, 'villa')}, ${total} in all`,
  failed: 'The group could not be created',
} as const

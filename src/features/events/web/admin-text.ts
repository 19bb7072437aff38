import { wordsFor } from '@/web/admin-kit/resource-words'

/** Words of the staff's events. */
export const eventsAdminText = wordsFor('event')

export const eventColumns = {
  title: 'Title',
  days: 'When',
  location: 'Where',
  capacity: 'Guests',
  price: 'Price',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  free: 'Free',
  onRequest: 'On request',
} as const

export const eventFields = {
  title: 'Title',
  location: 'Location',
  eventDate: 'First day',
  endDate: 'Last day',
  endDateHelp: 'For an event of several days',
  startTime: 'Begins at',
  endTime: 'Ends at',
  endTimeHelp: 'An end before the beginning is of the next day',
  capacity: 'Guests at most',
  capacityHelp: 'How many can come, such as 120.',
  price: 'Price a person (USD)',
  priceHelp: '0 is free; left empty it is on request',
  description: 'Description',
  imageUrl: 'Picture',
  isActive: 'Active',
  activeHelp: 'Visitors see active events only',
} as const

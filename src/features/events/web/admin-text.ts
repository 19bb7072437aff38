import type { ResourceWords } from '@/web/admin-kit/resource-words'

/** Words of the staff's events. */
export const eventsAdminText = {
  add: 'Add Event',
  edit: 'Edit Event',
  empty: 'No events found. Add your first event to get started.',
  confirmDelete: 'Are you sure you want to delete this event?',
  done: {
    create: 'Event created successfully',
    update: 'Event updated successfully',
    delete: 'Event deleted successfully',
  },
  failed: {
    create: 'Failed to create event',
    update: 'Failed to update event',
    delete: 'Failed to delete event',
  },
  explains: ['create', 'update', 'delete'],
} as const satisfies ResourceWords

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
  capacity: 'Guests at most',
  price: 'Price a person (USD)',
  priceHelp: '0 is free; left empty it is on request',
  description: 'Description',
  imageUrl: 'Picture',
  isActive: 'Active',
  activeHelp: 'Visitors see active events only',
} as const

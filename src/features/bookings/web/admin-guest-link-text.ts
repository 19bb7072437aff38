/** Words of the card that makes a guest's private link. */
export const guestLinkText = {
  title: 'Private link',
  help: 'By it the guest sees the booking, changes guests and requests, and cancels while that is free. A new link puts an end to the one before.',
  make: 'Make a new link',
  address: 'The guest’s link',
  once: 'Shown this once: send it to the guest now.',
  failed: 'The link could not be made',
} as const

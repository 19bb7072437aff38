/** Words of the card that hands out a guest's private links and ends them. */
export const guestLinkText = {
  title: 'Private link',
  help: 'By it the guest sees the booking, changes guests and requests, and cancels while that is free. Their letters hold such links too, and all of them work until you disable them.',
  make: 'Make a link',
  makeForGroup: 'Make a link to the whole group',
  address: 'The guest’s link',
  once: 'Shown this once: send it to the guest now.',
  failed: 'The link could not be made',
  end: 'Disable all links',
  endTitle: 'Disable all private links?',
  endLine: 'No link to this booking works any more, those in letters the guest has had included.',
  keep: 'Keep them',
  ended: 'All private links are disabled',
  endFailed: 'The links could not be disabled',
} as const

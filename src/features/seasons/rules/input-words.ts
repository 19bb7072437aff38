/** What is wrong with what somebody typed about a season. */
export const seasonInputText = {
  reach: 'Please choose a villa or a category, not both.',
  endDate: 'The last night comes before the first. Please choose a later one.',
  noPrice: 'A price goes with ‘At a price’ only. Please empty it.',
  otherNights: 'Please give a price for the other nights too.',
  change: 'Please say by how much; with a minus it is taken off.',
  noChange: 'A change goes with an amount or a percentage only. Please empty it.',
  percentage: 'Please give a percentage from −100 to 500.',
  maxNights: 'Please give no fewer than the fewest nights.',
  maxDaysAhead: 'Please give no fewer days than for the latest booking.',
  nothing: 'This season changes nothing yet. Please give a price or a condition.',
  weekdays: 'Please give days of the week as 0 to 6',
} as const

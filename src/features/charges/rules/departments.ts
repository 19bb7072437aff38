/** Who sold what a guest is charged for besides the nights: by it revenue is counted. */
export const DEPARTMENTS = ['accommodation', 'restaurant', 'laundry', 'transport', 'other'] as const

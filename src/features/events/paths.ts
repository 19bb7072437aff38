/** Apart from the contract so that pages can name it without loading the validation library. */
export const EVENTS_PATH = '/api/events'

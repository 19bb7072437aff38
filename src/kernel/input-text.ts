/** What is wrong with what staff typed, as far as building blocks of contracts say it. */
export const ADDRESS_WANTED = 'Must be a valid URL or file path'
export const CLOCK_TIME_WANTED = 'Please give a time such as 14:00 or 2:00 PM'
export const HOURS_WANTED = 'Please give hours such as 6:30–10:00 AM, 18:00–22:00 or 24/7'
export const SHILLINGS_WANTED = 'Please give whole shillings'
export const TIME_WANTED = 'Please give a time such as 18:00'

import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number typed without the code of a country is one of the hotel's own. */
const HOME_COUNTRY = 'UG'

/**
 * A phone number in the one form by which two spellings are compared, `+256772123456`; null for what is no number. It
 * brings the plans of all countries with it, so that the server alone asks.
 */
export function normalizePhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, HOME_COUNTRY)
  return number?.isPossible() ? number.number : null
}

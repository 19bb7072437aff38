type Place = { latitude: number; longitude: number }

const DIGITS = '23456789CFGHJMPQRVWX'
/** Steps of a code of ten digits to a degree: about fourteen metres. */
const STEPS = 8000
const PAIRS = 5
const PLUS_AFTER = 8

/** The plus code (Open Location Code) of a place, ten digits long: `6GFQPP33+HP`. Maps find it like an address. */
export function plusCodeOf({ latitude, longitude }: Place): string {
  const mostLatitude = 180 * STEPS - 1
  let rows = Math.min(Math.max(stepsOf(latitude + 90), 0), mostLatitude)
  let columns = stepsOf((((longitude + 180) % 360) + 360) % 360)
  let code = ''
  for (let pair = 0; pair < PAIRS; pair++) {
    code = `${DIGITS[rows % 20]}${DIGITS[columns % 20]}${code}`
    rows = Math.floor(rows / 20)
    columns = Math.floor(columns / 20)
  }
  return `${code.slice(0, PLUS_AFTER)}+${code.slice(PLUS_AFTER)}`
}

/** Rounded to a millionth of a step first, or 0.7 degrees would count as a little less. */
function stepsOf(degrees: number): number {
  return Math.floor(Math.round(degrees * STEPS * 1e6) / 1e6)
}

/** One septet each in the GSM alphabet (3GPP TS 23.038, 6.2.1). */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** Two septets each: an escape and a letter. */
const EXTENDED = '\f^{}\\[~]|€'

/** Units in one message, and in each part of a longer one, whose head takes some. */
const ROOM = { gsm: { whole: 160, part: 153 }, unicode: { whole: 70, part: 67 } } as const

export type SmsLength = {
  /** `unicode` holds less than half as much, and one letter is enough to make it so. */
  alphabet: keyof typeof ROOM
  /** Septets, or 16-bit units in the wide alphabet. */
  units: number
  /** What is paid for. */
  segments: number
  /** The letters that are in no GSM alphabet, each once. */
  wide: string[]
}

/** How many SMS a text takes, as networks count: no letter is cut in two between parts. */
export function measureSms(text: string): SmsLength {
  const letters = [...text]
  const wide = [...new Set(letters.filter((letter) => septetsOf(letter) === 0))]
  const alphabet = wide.length > 0 ? 'unicode' : 'gsm'
  const sizes = letters.map((letter) => (alphabet === 'gsm' ? septetsOf(letter) : letter.length))
  const units = sizes.reduce((sum, size) => sum + size, 0)
  const { whole, part } = ROOM[alphabet]
  return { alphabet, units, segments: units <= whole ? Math.min(units, 1) : countParts(sizes, part), wide }
}

function countParts(sizes: readonly number[], room: number): number {
  let parts = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > room) {
      parts += 1
      used = 0
    }
    used += size
  }
  return parts
}

/** 0 for a letter that the alphabet does not have. */
function septetsOf(letter: string): number {
  if (BASIC.includes(letter)) return 1
  return EXTENDED.includes(letter) ? 2 : 0
}

/** A message as rules read it: lower case, plain quotes and dashes, no accents, no control characters, single spaces. */
export function plainText(message: string): string {
  return message
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/→|⇒|->|=>/g, ' to ')
    .replace(/[^\P{C}\s]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .toLowerCase()
    .trim()
}

/** Several words that stand for one, as guests put it. */
const PHRASES: [RegExp, string][] = [
  [/\b(?:leave|put|park) (?:my|our|the|a) (?:car|cars|vehicle|van|bus)\b/g, 'parking'],
  [/\bcar ?park\b|\bpark for (?:my|our|the) car\b/g, 'parking'],
  [/\b(?:a\/c|ac|air ?con\w*)(?: ?conditioning)?\b/g, 'air conditioning'],
  [/\bfree of charge\b/g, 'free'],
  [/\bpick (?:us|me|you|them|guests) up\b/g, 'transfer'],
  [/\br (?=you|u\b|there|the)/g, 'are '],
  [/\b(?:nyt|nite)(s?)\b/g, 'night$1'],
]

/** Words as they are typed on phones. */
const TYPED: Readonly<Record<string, string>> = {
  'wi-fi': 'wifi',
  hairdryer: 'hairdryer',
  percent: '%',
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  hav: 'have',
  wat: 'what',
  wht: 'what',
  wot: 'what',
  wats: 'what is',
  whats: "what's",
  tym: 'time',
  tyme: 'time',
  tyms: 'times',
  wen: 'when',
  hw: 'how',
  mch: 'much',
  tonite: 'tonight',
  '2nite': 'tonight',
  '2nyt': 'tonight',
  '2night': 'tonight',
  tonyt: 'tonight',
  '2moro': 'tomorrow',
  '2morrow': 'tomorrow',
  '2mrw': 'tomorrow',
  tmr: 'tomorrow',
  tmrw: 'tomorrow',
  tmw: 'tomorrow',
  tomoz: 'tomorrow',
  tomoro: 'tomorrow',
  tomorow: 'tomorrow',
  ppl: 'people',
  dis: 'this',
  dat: 'that',
  d: 'the',
  n: 'and',
  nd: 'and',
  rum: 'room',
  servis: 'service',
  kla: 'kampala',
  ebb: 'entebbe',
  brekfast: 'breakfast',
  '4me': 'for me',
  dnt: "don't",
  cn: 'can',
  abt: 'about',
}

/** The plain text with such phrases put in the hotel's words. */
export function hotelPhrases(text: string): string {
  const told = PHRASES.reduce((sofar, [phrase, words]) => sofar.replace(phrase, words), text)
  return told.replace(/(?<![\w'-])(?:wi-fi|\d?[a-z]+)(?![\w'-])/g, (word) => TYPED[word] ?? word)
}

/** The words of a plain text. */
export function wordsOf(text: string): string[] {
  return text.match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? []
}

/** What a word is compared by: without its endings, and under the one name that stands for its kin. */
export function stemOf(word: string): string {
  if (APART.has(word)) return word
  const stem = cutEnding(word.replace(/'.*$/, ''))
  return KIN.get(stem) ?? stem
}

/** Words that say nothing of what is asked about. */
export function isFiller(word: string): boolean {
  const bare = word.replace(/'.*$/, '')
  return FILLERS.has(bare) || FILLERS.has(cutEnding(bare)) || word.length === 1
}

/** The stems a question is about, each once. */
export function subjectStems(text: string): string[] {
  return [
    ...new Set(
      wordsOf(text)
        .filter((word) => !isFiller(word))
        .map(stemOf),
    ),
  ]
}

/** The stems left of a question when days, prices and asking for rooms are taken away. */
export function properSubjects(text: string): string[] {
  return subjectStems(text).filter((stem) => !OF_STAYS.has(stem) && !/^\d/.test(stem))
}

/** Smoked meat is no answer to who may smoke where, and parking is in no park. */
const APART = new Set(['smoked', 'parking'])

function cutEnding(word: string): string {
  if (word.length <= 3) return word
  if (/(sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('s') && !/(ss|us|is)$/.test(word)) return cutEnding(word.slice(0, -1))
  if (word.endsWith('ing') && word.length > 5) return undouble(word.slice(0, -3))
  if (word.endsWith('ed') && word.length > 4) return undouble(word.slice(0, -2))
  return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word
}

function undouble(stem: string): string {
  const cut = /(bb|dd|gg|mm|nn|pp|rr|tt)$/.test(stem) ? stem.slice(0, -1) : stem
  return cut.length > 4 && cut.endsWith('e') ? cut.slice(0, -1) : cut
}

/** Words guests use for one thing; the first of each line stands for all. */
const KINSHIP = `
  transfer shuttle pickup collect fetch pick
  airport entebbe
  laundry ironing iron shirt shirts washing wash clothes clothing dry-cleaning
  cot crib
  child children kid kids baby babies toddler infant
  honeymoon romantic romance anniversary
  luggage bag bags baggage suitcase suitcases
  wedding marriage married marry bride groom kuhingira introduction
  conference workshop seminar meeting training
  hall venue
  capacity seat seats fit
  food cuisine dish dishes eat meal meals menu
  vegetarian vegan veg plant-based meatless
  drink drinks beverage beverages
  beer lager lagers ale
  juice juices
  bus coach matatu
  taxi cab special-hire
  drive driving car
  far distance kilometre kilometres km kilometer kilometers miles
  entrance admission ticket
  animal animals wildlife game
  attraction attractions sight sights sightseeing landmark
  safe safety secure crime danger dangerous
  malaria tablets tablet pills pill prophylaxis
  shop shopping market souvenir souvenirs craft crafts
  rain rainy wet
  climate weather temperature
  internet wifi wi-fi wireless
  cake cakes birthday
  flower flowers bouquet
  fridge refrigerator
  tv television
  step wheelchair wheelchairs accessible accessibility disabled pushchair
  print printing printer
  history museum
  hike hiking walk walking
  clean cleaning housekeeping
  gym fitness
  pool swimming
  band music
  party celebration
  refund refunds
  hospital clinic doctor
  police ambulance emergency
  vaccination vaccine vaccinated jab
  breakfast morning-meal
  cancel cancellation
  story history-of
  mobile momo
  bathroom toilet washroom shower showers
  security secured guard guarded guards watchman gated
  hot-water geyser
  custom culture tradition traditional
  picture photo photograph
  price cost rate charge
  packed takeaway
  desk laptop
  foreign foreigner foreigners
  language runyankole
`

const KIN = new Map(
  KINSHIP.trim()
    .split('\n')
    .flatMap((line) => {
      const [head = '', ...others] = line.trim().split(/\s+/)
      return [head, ...others].map((word) => [cutEnding(word), cutEnding(head)] as const)
    }),
)

const OF_STAYS = new Set(
  `price cost rate charge fee pay amount total book booking reserve reservation availability vacancy vacant weekend week
  night day date month year january february march april may june july august september october november december jan
  feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri
  sat sun open afternoon morning evening tonight tomorrow same next last arrive leave check dollar usd cheap cheaper cheapest expensive budget night`
    .split(/\s+/)
    .flatMap((word) => [word, cutEnding(word)]),
)

const FILLERS = new Set(
  `a an the this that these those there here it its i me my mine we us our ours you your yours he she they them their
  is are am was were be been being do does did doing done have has had having can could may might will would shall
  should must and or but if then so than as at by for from in into of off on onto over to up with without about
  what when where which who whom whose why how much many some any all no not yes please kindly just also too very
  really tell show give say know let need want like get got go going come coming see look looking find help wonder
  ask asking question information info detail details more most other another else hi hello hey dear sir madam thanks
  thank okay ok well hotel place property villa villas room rooms stay staying guest guests offer offers offered available
  provide provided serve served possible allow allowed able anything something everything thing things way kind
  sort type near nearby around close closest inside outside there's you've we're i'm i'd interested plan planning
  hope believe think one ones every each both only even still again now later today people person bring use
  using using include includes included including per during while because after before until us myself
  good best nice great available recommend recommendation recommended suggest suggestion mean means work works happen happens
  organise organize arrange wish wishes somebody someone anybody anyone local tap question questions two couple quick out under below above less problem problems least most max min maximum minimum between until till since whole own exactly actually maybe perhaps currently usually normally always ever never free pearl mbarara uganda ugandan long take takes`.split(
    /\s+/,
  ),
)

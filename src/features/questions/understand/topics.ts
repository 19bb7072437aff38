/** Things guests ask about that have one answer, however they ask. */
export type TopicId =
  | 'check-in'
  | 'check-out'
  | 'reception'
  | 'reach-us'
  | 'address'
  | 'way'
  | 'distance'
  | 'payment'
  | 'currency'
  | 'cancellation'
  | 'discount'
  | 'tax'
  | 'included'
  | 'meal-hours'
  | 'bar-hours'
  | 'breakfast-included'
  | 'boards'
  | 'table'
  | 'menu'
  | 'diet'
  | 'events'
  | 'venue'
  | 'attractions'
  | 'weather'
  | 'types'
  | 'villa-count'
  | 'book-how'
  | 'limits'
  | 'rating'
  | 'blog'
  | 'gallery'
  | 'challenges'
  | 'extras'
  | 'today'
  | 'children'
  | 'weekend'

type Topic = {
  id: TopicId
  /** Asks for it outright. */
  asks: RegExp
  /** Names it: enough where the question is about no stay. */
  names?: RegExp
}

const WHEN = `(?:when|what times?|what hours?|hours?|times?|timings?|how (?:late|early)|open(?:s|ed|ing)?|clos(?:e|es|ed|ing)|start(?:s|ed)?|begin(?:s)?|end(?:s)?|until|till|serv(?:e|es|ed|ing))`

/** In the order of their answers. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'check-in',
    asks: /\bcheck(?:ing)?[- ]?in\b.{0,20}\b(?:times?|hours?|policy|early|earlier|late|later|start|begin|before|after|from when|procedure)\b|\b(?:when|what time|how early|how late|early|late|earliest|latest|before noon|at what|time (?:is|for|of))\b.{0,40}\bcheck(?:ing)?[- ]?in\b|\bwhat (?:time|hour)s? (?:can|could|may|do|should|will) (?:we|i) (?:come|arrive|get in|enter|get the (?:room|villa|key)|access)\b|\b(?:room|villa) (?:be )?ready\b|\b(?:early|late) (?:arrival|check[- ]?in)\b|\barriv\w* (?:early|late|at \d+|before|after \d+|around \d+|by \d+)\b|\bearliest .{0,20}arriv\w*|\bmove in\b|\b(?:get|collect|pick up) (?:the |our |my )?keys?\b/,
    names: /\bcheck(?:ing)?[- ]?in\b(?! (?:on )?(?:the )?\d)|\barrival time\b/,
  },
  {
    id: 'check-out',
    asks: /\bcheck(?:ing)?[- ]?out\b.{0,20}\b(?:times?|hours?|policy|early|late|later|before|after|by)\b|\b(?:when|what time|how late|late|latest|at what|time (?:is|for|of))\b.{0,50}\bcheck(?:ing)?[- ]?out\b|\b(?:when|what time|by when)\b.{0,30}\b(?:leave|vacate|be out|depart|go)\b|\bleave (?:the|our|my) (?:room|villa)\b|\bdeparture time\b|\bstay (?:later|longer) (?:on|in) the\b|\blate departure\b|\bkeep the (?:room|villa) (?:until|till|longer)\b/,
    names: /\bcheck(?:ing)?[- ]?out\b(?! (?:on )?(?:the )?\d)/,
  },
  {
    id: 'breakfast-included',
    asks: /\bbreakfast\b.{0,40}\b(?:includ\w*|free|part of|extra|cost\w*|price|pay|complimentary|come[s]? with|additional|charge[ds]?)\b|\b(?:includ\w*|come[s]? with|free|complimentary|pay (?:extra )?for|price of|cost of)\b.{0,30}\bbreakfast\b(?!.{0,20}\b(?:time|hours?|served|start|open|until|late|early)\b)|\bis breakfast (?:in|part|free|extra)/,
  },
  {
    id: 'boards',
    asks: /\b(?:what|which|meaning|mean|means|explain|difference|include[sd]?|define|is)\b.{0,40}\b(?:half[- ]?board|full[- ]?board|b ?& ?b|bed and breakfast|all[- ]inclusive|board (?:types?|options?|basis)|meal plans?)\b|\b(?:half[- ]?board|full[- ]?board|all[- ]inclusive|meal plans?|boards?)\b.{0,30}\b(?:mean\w*|include[sd]?|options?|available|offer(?:ed)?|have|difference)\b|\bmeal (?:plans?|options?)\b|\bboard options?\b|\b(?:lunch|dinner|supper|meals)\b.{0,30}\b(?:includ\w*|part of|free|extra|cost\w*|come[s]? with)\b|\b(?:includ\w*|come[s]? with)\b.{0,20}\b(?:lunch|dinner|supper|meals)\b/,
    names: /\b(?:half[- ]?board|full[- ]?board|all[- ]inclusive|meal plans?)\b/,
  },
  {
    id: 'table',
    asks: /\b(?:book|reserve|reservation|keep|get|need|want|have)\b.{0,20}\btables?\b|\btable (?:for|reservation|booking)\b|\b(?:dinner|lunch|restaurant) reservations?\b|\b(?:book|reserve) (?:for )?(?:a )?(?:dinner|lunch|seat)\b/,
  },
  {
    id: 'bar-hours',
    asks: new RegExp(String.raw`\bbar\b.{0,30}\b${WHEN}\b|\b${WHEN}\b.{0,30}\bbar\b`),
  },
  {
    id: 'meal-hours',
    asks: new RegExp(
      String.raw`\b(?:get|have|find) (?:something|anything|food) to eat\b|\bhungry\b|\b(?:breakfast|lunch|dinner|supper|restaurant|kitchen|meals?|room service|food)\b.{0,30}\b${WHEN}\b|\b${WHEN}\b.{0,40}\b(?:breakfast|lunch|dinner|supper|restaurant|kitchen|meals?|room service|eat|food)\b|\b(?:late|early) (?:breakfast|dinner|lunch|supper)\b|\b(?:eat|breakfast|lunch|dinner|supper|food|room service)\b.{0,25}\b(?:at|after|before|by) (?:\d|midnight|night|noon)`,
    ),
    names: /\b(?:breakfast|lunch|dinner|supper|room service)\b/,
  },
  {
    id: 'diet',
    asks: /\b(?:vegetarian|vegan|halal|kosher|gluten|coeliac|celiac|lactose|dairy|nut|peanut|groundnut|pork)[- ]?(?:free)?\b|\ballerg\w*\b|\bdiet\w*\b|\bspicy\b|\b(?:don't|do not|can't|cannot) eat\b/,
  },
  {
    id: 'menu',
    asks: /\b(?:your|the|a|see|dinner|lunch|restaurant|food) menu\b|\bmenu\b.{0,20}\b(?:have|like|on)\b|\bwhat (?:kind of |type of |sort of )?(?:food|dishes|cuisine|meals|drinks)\b|\bwhat (?:can|could|do) (?:we|i|you|one|guests) (?:eat|drink|serve|cook)\b|\b(?:about|is) (?:your|the) restaurant\b|\bdo you have (?:a |an |your own )?restaurant\b|\blocal (?:food|dishes|cuisine)\b|\btraditional (?:food|dishes|ugandan)\b|\bon the menu\b/,
    names: /\brestaurant\b|\bmenu\b|\bcuisine\b/,
  },
  {
    id: 'reception',
    asks: /(?<!wedding |a |dinner )\b(?:reception|front desk|receptionist)\b(?! (?:for|party)).{0,30}\b(?:open|hours?|times?|24|night|staffed|close|available|awake|manned|somebody|someone)\b|\b(?:is|when|what time|until when|hours?)\b.{0,20}(?<!wedding |a |dinner )\b(?:reception|front desk)\b|\b(?:someone|somebody|anyone|anybody|staff)\b.{0,30}\b(?:at night|all night|24|overnight|midnight|awake|after hours)\b|\barriv\w*.{0,20}\b(?:midnight|at night|late at night|in the middle of the night|very late)\b|\b(?:someone|somebody|anyone|anybody)\b.{0,25}\b(?:in the morning|at \d{1,2})\b|\b(?:arriv\w*|com(?:e|ing)|land\w*|get(?:ting)? there|be there)\b.{0,15}\b(?:1[0-2]|[1-6])(?:[:.]\d\d)? ?am\b|\bthe desk\b.{0,20}\b(?:at|open|night)\b/,
    names: /(?<!wedding |a |dinner )\breception\b(?! (?:for|party))|\bfront desk\b/,
  },
  {
    id: 'payment',
    asks: /\b(?:pay(?:ing|ments?|able)?|paid)\b(?! (?:for|extra))|\b(?:by|with|a|my|credit|debit|bank|visa) ?cards?\b|\bvisa(?! (?:on arrival|require|need|application|for uganda))\b|\bmaster ?card\b|\bcash\b|\bmobile ?money\b|\bmomo\b|\bmtn\b|\bairtel\b|\bdeposit\b|\bprepay\w*\b|\bpaypal\b|\bbank transfer\b|\bcheques?\b|\bbitcoin\b|\bcrypto\w*\b|\bamerican express\b|\bamex\b|\bapple pay\b|\bgoogle pay\b/,
  },
  {
    id: 'currency',
    asks: /\b(?:currency|currencies)\b|\bin (?:shillings?|ugx|ush|euros?|dollars)\b|\b(?:accept|take|charge|quoted?|prices?) (?:in )?(?:ugandan |uganda )?(?:shillings?|ugx|ush|euros?|dollars?|usd|pounds)\b|\bexchange rates?\b/,
  },
  {
    id: 'cancellation',
    asks: /\bcancel\w*\b|\brefund\w*\b|\bmoney back\b|\bno[- ]?show\b|\bchange (?:of )?(?:plans?|my mind|dates)\b|\bpostpone\w*\b|\breschedul\w*\b/,
  },
  {
    id: 'discount',
    asks: /\bdiscount\w*\b|\bdeals?\b|\bpromo\w*\b|\bcoupons?\b|\bvouchers?\b|\bspecial (?:offers?|price|rates?)\b|\bnegotia\w*\b|\bbargain\w*\b|\blower (?:the |your )?(?:price|rate)\b|\b(?:better|best) (?:price|rate)\b|\breduc\w* (?:the )?(?:price|rate)\b|\b(?:give|make) (?:me|us|it) (?:it )?(?:for )?(?:a )?(?:cheaper|free|\$?\d+)\b|\bfor free\b|\b(?:corporate|resident|long[- ]stay|group|student|loyalty) (?:rates?|prices?|discount)\b|\bhalf price\b|\b\d+ ?(?:%|percent) off\b|\b(?:too|so|very|quite) (?:high|expensive|costly|dear)\b|\bcheaper (?:on|at|elsewhere|than (?:you|yours))\b/,
  },
  {
    id: 'tax',
    asks: /\btax(?:es)?\b|\bvat\b|\bservice charges?\b|\b(?:hidden|extra|additional|other|booking|cleaning|resort) (?:fees?|charges?|costs?)\b/,
  },
  {
    id: 'included',
    asks: /\bwhat(?:'s| is| are| does)?\b.{0,30}\b(?:include[sd]?|inclusive|come[s]? with|part of the price|get for)\b|\b(?:facilities|amenities|services|inclusions)\b.{0,25}\b(?:have|offer|provide|available|include[sd]?|are there|do you)\b|\b(?:what|which|list|your) (?:\w+ )?(?:facilities|amenities|services)\b/,
  },
  {
    id: 'reach-us',
    asks: /\b(?:phone|telephone|mobile|contact|whatsapp|call(?:ing)?|e-?mail)\b.{0,15}\b(?:numbers?|address|details?|you|reception|hotel|someone|us)\b|\b(?:your|the|a|hotel'?s?) (?:phone|telephone|number|e-?mail|whatsapp|contacts?)\b|\bwhatsapp\b|\b(?:contact|reach|call|phone|ring|text) (?:you|the hotel|reception|someone|somebody|the manager)\b|\b(?:speak|talk|chat) (?:to|with) (?:a |an |the |some ?(?:one|body)|your )?(?:human|person|people|manager|staff|someone|somebody|receptionist|reception|real|agent)?\b|\bget in touch\b|\b(?:human|real person|live agent)\b|\bcontacts?\b$/,
  },
  {
    id: 'address',
    asks: /\bwhere (?:exactly )?(?:are|is) (?:you|the hotel|the place|this|it|the villas|your hotel|pearl|the property)\b|(?<!e-?mail )\baddress\b(?!.{0,10}e-?mail)|\b(?:located|location|situated|coordinates|gps|google maps?|on (?:a|the) map)\b|\bwhere (?:do|can) (?:i|we) find you\b|\bwhich (?:town|city|area|part)\b/,
  },
  {
    id: 'way',
    asks: /\bhow (?:do|can|could|should|would|to|does)\b.{0,25}\b(?:get|reach|come|travel|drive|find)\b.{0,20}\b(?:there|here|to|from|you|the hotel|your|mbarara|by)\b|\bdirections?\b|\b(?:best|which) (?:way|road|route)\b|(?<!\b(?:any|a|no|some) )\b(?:way|road|route) (?:to|from)\b|\b(?:coming|driving|travell?ing|arriving|get(?:ting)?|bus|drive|come|road) (?:to you |to mbarara |there |here )?from\b(?! (?:the )?(?:\d|next|this|mon|tue|wed|thu|fri|sat|sun|tomorrow|today|tonight))/,
  },
  {
    id: 'distance',
    asks: /\bhow (?:far|close|near|long is the (?:drive|road|trip|journey)|many (?:km|kilomet\w+|miles|hours))\b|\bhow long (?:does it take|to drive|is the drive|from|to get|will it take)\b|\bdistance\b|\b(?:km|kilomet\w+|miles|minutes|hours) (?:from|to|away)\b|\bfar (?:from|is|away)\b|\b(?:near|close to) (?:lake|the lake|the park|kampala|the airport|entebbe|town|the town|igongo|queen)\b/,
  },
  {
    id: 'venue',
    asks: /\b(?:conference|meeting|banquet|event|wedding|party|function|seminar|workshop|training)s?\b.{0,25}\b(?:halls?|rooms?|venues?|spaces?|facilit\w*|centre|center)\b|\b(?:halls?|venues?)\b|\b(?:host|hold|have|organi[sz]e|plan\w*|do|celebrate|arrange)\b.{0,30}\b(?:wedding|conference|meeting|seminar|workshop|party|function|reception|introduction|kuhingira|graduation|baby shower|training)s?\b|\bweddings?\b|\bconferences?\b|\bbirthday party\b|\b(?:getting|get) married\b|\bcelebrat\w+\b.{0,30}\b(?:with|for) \d+\b|\bwhere (?:can|could) we celebrate\b/,
  },
  {
    id: 'events',
    asks: /\b(?:upcoming|any|next|what|which|your|see|about|are there|list|special) (?:\w+ )?events?\b|\bevents?\b.{0,20}\b(?:coming|planned|this|next|happening|on|upcoming|are there|calendar|in)\b|\bwhat(?:'s| is) (?:on|happening|going on)\b|\bhappening\b|\blive (?:music|band)\b|\b(?:concerts?|entertainment|nightlife|shows?(?! (?:me|us|all|the|your|available)\b))\b|\b(?:something|anything) on\b(?! the)|\bevents$|\b(?:anything|something|what's|what is) (?:\w+ )?(?:planned|organi[sz]ed|scheduled|going on|happening)\b/,
  },
  {
    id: 'attractions',
    asks: /\battractions?\b|\bthings? to (?:do|see|visit)\b|\bplaces? (?:to|of interest|worth|nearby|around)\b|\bwhat (?:is there |can (?:we|i|one) |to |should (?:we|i) )(?:to )?(?:do|see|visit|explore)\b|\bsights?(?:eeing)?\b|\b(?:where|what) (?:can|should|could) (?:we|i) (?:go|visit|see|explore)\b|\btour(?:ist|ism|s)?\b(?!.{0,10}video)|\bactivit\w+\b|\bexcursions?\b|\bday trips?\b|\bsafaris?\b(?! (?:car|vehicle))|\blocal tips?\b|\btravel tips?\b|\baround (?:here|mbarara|the hotel|the area)\b|\bworth (?:seeing|visiting)\b/,
  },
  {
    id: 'weather',
    asks: /\bweather\b|\brain(?:s|y|ing|fall)?\b|\bclimate\b|\btemperatures?\b|\bhow (?:hot|cold|warm|cool)\b|\b(?:dry|wet|rainy) seasons?\b|\bbest (?:time|month|season)\b|\bwhat (?:to|should (?:i|we)) (?:pack|wear|bring)\b|\bsunny\b|\b(?:jackets?|sweaters?|umbrellas?|raincoats?|warm clothes)\b|\bwhen (?:should|to|is it best to) (?:i |we )?(?:come|visit|travel)\b|\bpack(?:ing)?\b|\bwhat (?:kind of )?clothes\b/,
  },
  {
    id: 'types',
    asks: /\b(?:what|which|show|list|tell me about|see|about|explain|describe)\b.{0,25}\b(?:villa|room|accommodation)s?[- ]?(?:types?|categor\w+|kinds?|options?|classes)\b|\b(?:types?|kinds?|sorts?|categories|variety|range|classes) of (?:villas?|rooms?|accommodations?|lodging)\b|\bwhat (?:villas|rooms|accommodations?) (?:do you|are|can)\b|\b(?:tell me|more|information|info|know) about (?:your|the) (?:villas|rooms|accommodations?)\b|\bvilla types\b|\bcategories\b|^(?:your|the) (?:villas|rooms)$|\b(?:types?|kinds?|sorts?) of (?:houses?|places?|lodgings?|apartments?|units?|bedrooms?)\b/,
  },
  {
    id: 'villa-count',
    asks: /\bhow many (?:\w+ )?(?:villas|rooms|units)\b(?!.{0,20}\b(?:free|available|left|vacant|open)\b)|\bnumber of (?:villas|rooms)\b|\bhow big is (?:the|your) (?:hotel|property|place)\b/,
  },
  {
    id: 'book-how',
    asks: /\bhow (?:can|do|could|would|should|to|does)\b.{0,20}\b(?:book\w*|reserv\w*|make (?:a |my )?(?:booking|reservation))\b|\b(?:booking|reservation) (?:process|procedure|steps|work)\b|\bmake (?:a |my )?(?:booking|reservation)\b|\bsteps? (?:to|for) book\w*\b|\bwhere (?:can|do) i book\b|\bbook(?:ing)? online\b|\b(?:can|could) i book (?:here|online|by phone|on the website)\b|\bdo i need to (?:book|reserve|create|register|sign)\b/,
  },
  {
    id: 'limits',
    asks: /\bhow (?:far|long|early) (?:in advance|ahead)\b|\b(?:minimum|maximum|longest|shortest|max|min) (?:length of )?(?:stay|nights?|booking|number of nights)\b|\bhow (?:many nights|long) can (?:i|we) (?:stay|book)\b|\bin advance can\b/,
  },
  {
    id: 'children',
    asks: /\b(?:children|kids|child|babies|baby|infants?|toddlers?)\b.{0,30}\b(?:allow\w*|welcome\w*|stay free|free|friendly|accept\w*|policy|pay|charge\w*|facilit\w*|cot|bed|extra|discount|ok|okay|safe)\b|\b(?:child|kid|family|baby)[- ]friendly\b|\b(?:bring|with) (?:my |our )?(?:children|kids|a baby|a child|baby)\b.{0,20}\b(?:ok|okay|possible|allowed|can)\b|\b(?:can|may) (?:i|we) bring (?:my |our |the )?(?:children|kids|baby|child)\b|\bcot\b|\bcrib\b|\bhigh ?chair\b/,
  },
  {
    id: 'rating',
    asks: /\bratings?\b|\breviews?\b|\bhow many stars\b|\bstar hotel\b|\b\d[- ]star\b|\bwhat do (?:people|guests|others) (?:say|think)\b/,
  },
  { id: 'blog', asks: /\bblog\w*\b|\barticles?\b|\bstories to read\b|\bsomething to read\b/ },
  {
    id: 'gallery',
    asks: /\bgallery\b|\b(?:photos?|pictures?|images?|pics)\b|\b(?:virtual|video) tours?\b|\bvideos?\b/,
  },
  { id: 'challenges', asks: /\bchallenges?\b/ },
  {
    id: 'extras',
    asks: /\b(?:extra|additional|other|special) (?:services?|requests?|amenities)\b|\bwhat (?:other|else|extra|additional)\b.{0,20}\b(?:offer|services?|provide|arrange|help)\b/,
  },
  {
    id: 'weekend',
    asks: /\bwhich (?:days?|nights?)\b.{0,20}\b(?:cheap\w*|expensive|dear\w*|least|less)\b|\bcheapest (?:days?|nights?|time)\b|\b(?:weekends?|fridays?|saturdays?|sundays?|weekdays?)\b.{0,30}\b(?:more expensive|cheaper|dearer|cost more|same price|differ\w*|surcharge|price differ\w*)\b|\b(?:more expensive|cheaper|dearer|cost more|surcharge|same price|differ\w*)\b.{0,40}\b(?:weekends?|fridays?|saturdays?|sundays?|weekdays?)\b|\bweekend (?:prices?|rates?|surcharge)\b/,
  },
  {
    id: 'today',
    asks: /\bwhat(?:'s| is) (?:the )?(?:date|day)(?: (?:is it|today))?\b|\btoday'?s date\b|\bwhat day is it\b/,
  },
]

/** The whole words that topics are known by, which are worth mending to. */
export const TOPIC_WORDS: readonly string[] = [
  ...new Set(
    TOPICS.flatMap(({ asks, names }) =>
      `${asks.source} ${names?.source ?? ''}`
        .replace(/\\[bds]/g, ' ')
        .match(/(?<![a-z)\\])[a-z]{6,}(?=[\s|).])/g),
    ).filter((word) => word !== null),
  ),
]

/** The topics a plain question is about; of a question about a stay only those it asks for outright. */
export function findTopics(question: string, isAboutStay: boolean): TopicId[] {
  const found = TOPICS.filter(
    ({ asks, names }) => asks.test(question) || (!isAboutStay && names?.test(question)),
  )
  const ids = found.map(({ id }) => id)
  return ids.filter((id) => !(OUTDONE_BY[id] ?? []).some((stronger) => ids.includes(stronger)))
}

/** What is left of a question without the words that made it one about the topic. */
export function withoutTopic(topic: TopicId, question: string): string {
  const asks = TOPICS.find(({ id }) => id === topic)?.asks
  return asks ? question.replace(new RegExp(asks, 'g'), ' ').replace(GENERAL, ' ') : question
}

const GENERAL =
  /\b(?:things?|attractions?|visit|places?|activit\w+|local|sights?|tours?|explore|food|eat|dish(?:es)?|restaurant|menu|meals?|services?|facilit\w+|amenit\w+|area|region|hotel|town|do|drive|car|road|route|photos?|pictures?|videos?|children|kids|family|free)\b/g

/** A topic gives way to others that say the same more closely. */
const OUTDONE_BY: Partial<Record<TopicId, readonly TopicId[]>> = {
  'breakfast-included': ['boards'],
  'meal-hours': ['breakfast-included', 'boards', 'table', 'bar-hours'],
  menu: ['meal-hours', 'diet', 'table', 'breakfast-included', 'bar-hours'],
  address: ['way', 'distance'],
  way: ['distance'],
  events: ['venue', 'attractions'],
  attractions: ['events', 'weather'],
  included: ['boards', 'breakfast-included', 'extras', 'tax'],
  payment: ['cancellation', 'currency', 'tax'],
  'reach-us': ['table'],
  'book-how': ['table', 'limits'],
  types: ['villa-count'],
  'check-in': ['reception'],
  tax: ['cancellation'],
}

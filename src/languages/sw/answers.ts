import type * as english from '@/features/answers/text'
import type { DepositRule } from '@/features/property/rules/deposit-rules'
import type { Board } from '@/features/rates/rules/board'
import { formatDay } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import type { Translation } from '@/kernel/translation'

const nights = (count: number) => `usiku ${count}`
const guests = (count: number) => (count === 1 ? 'mtu 1' : `watu ${count}`)
const MEALS: Record<Board, string> = {
  'bed-and-breakfast': 'pamoja na kifungua kinywa',
  'half-board': 'pamoja na milo miwili (kifungua kinywa na chakula cha mchana)',
  'full-board': 'pamoja na milo mitatu (kifungua kinywa, chakula cha mchana na cha jioni)',
}
const days = ({ checkIn, checkOut }: Stay) => `kuanzia ${formatDay(checkIn)} hadi ${formatDay(checkOut)}`

const DEPOSIT_AMOUNTS: Record<DepositRule['amount']['kind'], (percent: number) => string> = {
  none: () => 'hakuna',
  'first-night': () => 'usiku wa kwanza',
  all: () => 'malipo ya kukaa kote',
  percentage: (percent) => `asilimia ${percent} ya malipo ya kukaa`,
}

export const conciergeText: Translation<typeof english.conciergeText> = {
  nights,
  guests,
  days,
  asWritten: 'Maelezo yaliyoandikwa na wafanyakazi wetu yako kwa Kiingereza.',
  and: (names) => names.join(' na '),
  small: {
    greeting: (hotel) =>
      `Habari, karibu ${hotel}! Niulize kuhusu villa, siku zilizo wazi na bei, mgahawa, au mambo ya kuona katika eneo hili.`,
    runyankole: (hotel) =>
      `Nimarungi, webale! Agandi? Kirunyankole changu kinaishia hapo, basi kwa Kiswahili: karibu ${hotel}. Ungependa kujua nini?`,
    luganda: (hotel) =>
      `Gyebale ko! Kiganda changu kinaishia hapo, basi kwa Kiswahili: karibu ${hotel}. Ungependa kujua nini?`,
    'how-are-you': 'Sijambo, asante kwa kuuliza, niko macho wakati wote. Nikusaidie nini kuhusu ukaaji wako?',
    'who-are-you': (hotel) =>
      `Mimi ni msaidizi wa AI wa ${hotel}: programu inayojibu kutoka kwenye kurasa, kalenda na bei za hoteli. Ukipenda kuongea na mtu, wahudumu wako mapokezi.`,
    thanks: 'Karibu sana. Kuna jambo lingine ungependa kujua?',
    bye: 'Kwaheri na safari njema. Tutafurahi kukupokea Mbarara.',
    kind: 'Asante, ni vizuri kusikia hivyo. Ungependa kujua nini kingine?',
    sorry:
      'Pole kwa hilo. Ninajibu kutoka kwenye kurasa na kalenda ya hoteli pekee; mtu anaweza kufanya zaidi.',
    'off-topic': (hotel) =>
      `Hilo linanizidi: ninaijua ${hotel} na eneo linaloizunguka tu. Ungependa kujua nini kuhusu ukaaji wako?`,
    instructions: (hotel) =>
      `Ninasaidia tu kwa maswali kuhusu ${hotel}: villa, siku zilizo wazi, bei, chakula, matukio na eneo hili.`,
  },
  othersBookings:
    'Sijui lolote kuhusu wageni wengine, na nisingesema: ni mambo yao binafsi. Naweza kukuambia siku zilizo wazi.',
  ownBooking: (phone, email, hours) =>
    `Siwezi kuona uhifadhi, kwa hiyo siwezi kutafuta wala kubadilisha wako.${hours === null ? '' : ` Uhifadhi husubiri mpaka mapokezi wauthibitishe kwa barua pepe au simu; usipothibitishwa ndani ya saa ${hours} unaisha, na siku zake zinakuwa wazi tena.`} Kiungo cha siri kwenye barua pepe ya uhifadhi wako kinaonyesha hali yake; hapo unabadilisha idadi ya watu na maombi yako, au unaghairi wakati bado ni bure. Kwa mengine yote, kama tarehe nyingine, piga ${phone} au andika kwa ${email} ukitaja namba ya uhifadhi wako; mapokezi yapo wakati wote. Bila barua pepe hiyo, [Tafuta Nafasi Yangu](/my-booking) hukutumia kiungo tena.`,
  cardNumber:
    'Tafadhali usitume namba za kadi hapa, hatuziulizi kamwe. Unalipa ukifika, au kabla kama uhifadhi wako unavyosema.',
  unknown: 'Samahani, sijui hilo, na sitaki kubahatisha.',
  unsure: 'Sina uhakika unamaanisha nini. Je, ni mojawapo ya haya?',
  nearest: 'Lililo karibu zaidi ninalolijua:',
  takenFor: (question) => `Nadhani unauliza: “${question}”`,
  unknownPart: 'Sehemu moja ya swali lako sina jibu lake, na sitaki kubahatisha.',
  unknownWords: (words) =>
    `Kuhusu ${words.map((word) => `“${word}”`).join(' na ')} hasa, sioni kitu kwenye kurasa za hoteli.`,
  notListed: 'Kurasa za hoteli hazisemi kuhusu hilo, kwa hiyo tafadhali usilitegemee kabla ya kuuliza.',
  handOver: (phone, call, message) =>
    `Mapokezi yanaweza kusaidia: piga [${phone}](${call}), [tuma ujumbe](${message}), au andika kupitia [ukurasa wa mawasiliano](/contact).`,
  readMore: {
    '/restaurant': 'Mgahawa',
    '/services': 'Huduma',
    '/events': 'Matukio',
    '/about': 'Kuhusu sisi',
    '/contact': 'Mawasiliano',
    '/villas': 'Villa',
    '/booking': 'Kuhifadhi',
    '/challenges': 'Changamoto za villa',
    '/gallery': 'Picha',
    '/blog': 'Blogu',
    '/': 'Ushauri wa safari',
    '/policies/privacy': 'Faragha',
    '/policies/booking-terms': 'Masharti ya kuhifadhi',
    '/policies/refunds': 'Marejesho ya pesa',
    '/policies/terms': 'Masharti ya matumizi',
  },
  readArticle: 'Soma makala',
  stay: {
    choose: 'Chagua siku hizi',
    calendar: 'Fungua kalenda',
    seeVilla: 'Tazama kalenda yake',
    notBooked: 'Ninaangalia tu: hakuna kilichohifadhiwa mpaka uthibitishe kwenye kalenda.',
    cannotBook: 'Siwezi kuhifadhi kwa niaba yako, lakini kwenye kalenda inachukua dakika mbili.',
    noSuchDay: (day) => `Hakuna ${day} kwenye kalenda. Ulimaanisha siku gani?`,
    reversed: 'Siku yako ya kutoka iko kabla ya siku ya kuingia. Ulimaanisha tarehe gani?',
    oneNight: 'Nimechukulia usiku mmoja; niambie unahitaji mangapi.',
    askDates: 'Niambie tarehe zako, kwa mfano “tarehe 12 hadi 15 Desemba”, nitaangalia mara moja.',
    severalFree: (wanted, open, stay, stayNights) =>
      `Unaomba villa ${wanted}; zinazofaa ${open} ziko wazi ${days(stay)} (${nights(stayNights)}):`,
    free: (what, stay, count, isAskedAsTaken) =>
      `${isAskedAsTaken ? 'Hapana' : 'Ndiyo'}, ${what} iko wazi ${days(stay)} (${nights(count)}):`,
    freeMany: (count, of, stay, stayNights) =>
      `Villa ${count} kati ya ${of} ${count === 1 ? 'iko' : 'ziko'} wazi ${days(stay)} (${nights(stayNights)}):`,
    freeFitting: (count, stay, stayNights) =>
      `${count === 1 ? 'Villa moja inayofaa iko' : `Villa ${count} zinazofaa ziko`} wazi ${days(stay)} (${nights(stayNights)}):`,
    taken: (what, stay) => `Kwa bahati mbaya ${what} haiko wazi ${days(stay)}.`,
    noneFree: (stay) => `Kwa bahati mbaya hakuna villa inayofaa iliyo wazi kila usiku ${days(stay)}.`,
    nearest: 'Tarehe za karibu zilizo wazi kwa idadi hiyo ya usiku:',
    others: 'Zilizo wazi katika tarehe zako badala yake:',
    more: (count) => `Na nyingine ${count} kwenye kalenda.`,
    inAll: (price) => `jumla ${price}`,
    onRequest: (name) => `${name} haiwezi kuhifadhiwa kwa sasa.`,
    tooMany: (wanted, most) =>
      `Villa yetu kubwa zaidi inayoweza kuhifadhiwa inalaza watu ${most}; mkiwa ${wanted} mtahitaji mbili au zaidi, zilizo karibu. Mapokezi yanapanga makundi kwa furaha.`,
    tooManyFor: (what, wanted, most) => `${what} inalaza hadi watu ${most}, si ${wanted}.`,
    together: (beds) => `Kwa pamoja hizi zinalaza watu ${beds}; kila moja inachaguliwa peke yake:`,
    togetherInAll: (price) => `Zote kwa pamoja: ${price}.`,
    noOne: 'Ukaaji unahitaji angalau mtu mmoja. Mtakuwa wangapi?',
    weekend: 'Usiku wa Ijumaa, Jumamosi na Jumapili ni kwa bei ya wikendi; jumla zinazihesabu.',
    perNight: (price, weekend) => `${price} kwa usiku, ${weekend} usiku wa Ijumaa, Jumamosi na Jumapili`,
    ownBeds: 'Nimehesabu kitanda kimoja kwa kila mtu.',
    boardNotOffered: 'haitolewi pamoja na milo hiyo',
    pricesAre: (party, board = 'bed-and-breakfast') =>
      `Bei ni za villa${party === undefined ? '' : `, kwa ${guests(party)}`}, ${MEALS[board]}, kwa dola za Marekani.`,
    boards: (half, full) =>
      [
        half && `milo miwili (kifungua kinywa na chakula cha mchana) ${half}`,
        full && `milo mitatu (kifungua kinywa, chakula cha mchana na cha jioni) ${full}`,
      ]
        .filter(Boolean)
        .join(', '),
    overBudget: (price) => `Hakuna kwa bei hiyo; bei yetu ya chini kabisa ni ${price} kwa usiku.`,
    otherCurrency: (rate = 'Sina viwango vya kubadilisha fedha.') =>
      `Bei zetu ni kwa dola za Marekani. ${rate}`,
    fit: 'Hizi zingefaa:',
    noneFit: 'Hakuna villa moja iliyo na hayo yote.',
    closest: 'Hizi ndizo za karibu zaidi:',
    period: (count, label) =>
      `${label}: ${count === 1 ? 'villa moja ina' : `villa ${count} zina`} siku zilizo wazi kwa hilo. Za kwanza:`,
    noneInPeriod: (label) => `${label}: sioni siku zilizo wazi kwa hilo.`,
    upTo: (count) => `hadi ${guests(count)}`,
    bedrooms: (count) => `vyumba vya kulala ${count}`,
    bathrooms: (count) => `bafu ${count}`,
    floor: (floor) => floor.toLowerCase(),
    inVilla: (amenities) => `Ndani ya villa: ${amenities.join(', ')}.`,
    nightsFrom: (count, price) => `Jumatatu hadi Alhamisi, ${nights(count)} kuanzia ${price}.`,
    isSeveral: (name, count, building, kinds) =>
      `${name} ni villa ${count}${building ? ` (${building})` : ''}: ${kinds.join(', ')}.`,
    severalTooDear: 'Kwa villa nyingi hivyo bajeti hiyo haitoshi; hizi ndizo zinazokaribia zaidi:',
    several: (wanted, of) =>
      `Tuna villa ${of}${wanted > of ? `, si ${wanted}.` : `. Kama villa ${wanted} ziko wazi pamoja inategemea siku.`}`,
    groupPage: 'Hifadhi villa kadhaa pamoja',
    nextFree: (what) => `Siku zijazo zilizo wazi za ${what}:`,
    noNextFree: (what) => `Sioni usiku ulio wazi wa ${what} katika wiki zijazo.`,
  },
}

export const noteText: Translation<typeof english.noteText> = {
  beds: (beds) => `Vitanda: ${beds}.`,
  view: (view) => `Mandhari: ${view}.`,
  kitchen: (things) => `Jikoni: ${things.join(', ')}.`,
  equipped: (things) => `Vifaa: ${things.join(', ')}.`,
  inclusion: (inclusion) => `Ndiyo, imejumuishwa katika kila ukaaji: ${inclusion}.`,
  inEvery: (amenity) => `${amenity}: katika kila villa.`,
  inSome: (amenity, count, of, names) =>
    `${amenity}: katika villa ${count} kati ya ${of}: ${names.join(', ')}${count > names.length ? ' na nyingine' : ''}.`,
  tip: {
    where: (place) => `Mahali: ${place}.`,
    distance: (distance) => `Umbali: ${distance}.`,
    bestTime: (time) => `Wakati mzuri: ${time}.`,
    cost: (cost) => `Gharama: ${cost}.`,
  },
  hall: (name, capacity, floor, text) => `${name}: hadi watu ${capacity}, ${floor}. ${text}`,
  forEvents: (text) => `Kwa matukio: ${text}`,
  ifAsked: (service, text) => `${service}, ukiomba: ${text}`,
  away: (place, km, text) => `${place}, takriban km ${km} kwa barabara kutoka Mbarara. ${text}.`,
  board: {
    bedAndBreakfast: (text) => `Pamoja na kifungua kinywa: ${text}`,
    halfBoard: (text) => `Milo miwili: ${text}`,
    fullBoard: (text) => `Milo mitatu: ${text}`,
  },
  event: {
    onRequest: 'bei kwa maombi',
    free: 'bure',
    perPerson: (price) => `${price} kwa mtu`,
  },
}

export const topicText: Translation<typeof english.topicText> = {
  checkIn: (time) => `Kuingia ni kuanzia ${time}.`,
  checkOut: (time) => `Kutoka ni hadi ${time}.`,
  reception: (hours) => `Mapokezi yako wazi: ${hours}.`,
  receptionAlways: (hours) => `Mapokezi: ${hours}.`,
  reachUs: (phones, whatsApp, email, handOver) =>
    `Wasiliana nasi kwa simu ${phones.join(' au ')}, kwa WhatsApp ${whatsApp}, au kwa barua pepe ${email}. ${handOver}`,
  address: (address, latitude, longitude) => `Tuko hapa: ${address} (${latitude}, ${longitude}).`,
  directions: 'Ramani na njia',
  payment: (methods) => `Tunapokea: ${methods.join(', ')}.`,
  deposits: (rates) => `Malipo ya awali tunayoomba: ${rates.join('; ')}.`,
  deposit: (amount, arrivals, withinDays) =>
    [
      DEPOSIT_AMOUNTS[amount.kind](amount.kind === 'percentage' ? amount.percent : 0),
      arrivals && `kwa wanaofika kuanzia ${arrivals.first} hadi ${arrivals.last}`,
      withinDays !== null && `ukihifadhi siku ${withinDays} au chache zaidi kabla ya kufika`,
    ]
      .filter(Boolean)
      .join(' '),
  noSecurity: 'Kurasa zetu hazisemi lolote kuhusu dhamana ya uharibifu; tafadhali uliza mapokezi.',
  noDeposits: 'Kwa sasa hatudai malipo ya awali; mapokezi watakuambia jinsi ya kulipa hata hivyo.',
  notOnline:
    'Pale ambapo unaweza kulipa mtandaoni, hatua ya mwisho ya kuhifadhi au kiungo kutoka mapokezi kinakupeleka; hapa hatuulizi namba za kadi kamwe.',
  currency: (currency, methods, rate) =>
    `Bei zetu zote ni kwa ${currency === 'USD' ? 'dola za Marekani (USD)' : currency}. ${rate ?? 'Sina viwango vya kubadilisha fedha; mapokezi watakuambia kiasi kwa shilingi.'} Tunapokea: ${methods.join(', ')}.`,
  rate: (shillings, day) => `Dola moja ni takriban ${shillings}, kwa kiwango chetu cha ${day}.`,
  toCancel: (phone) =>
    `Unaghairi kwa kiungo cha siri kwenye barua pepe ya uhifadhi wako, au piga ${phone} ukitaja namba yake; siwezi kukufanyia.`,
  cancellation: (_policy, hours) =>
    `Kughairi ni bure hadi saa ${hours} kabla ya kuingia; baada ya hapo huenda ukatozwa.`,
  planTerms:
    'Hiyo ni bei yetu inayobadilika; bei nyingine inaweza kuwa na masharti mengine, yanayoonyeshwa unapochagua.',
  discount: 'Siwezi kuahidi punguzo wala bei nyingine: bei ni ile inayoonyeshwa kwenye kalenda.',
  cheapest: (price) =>
    `Villa zetu zinaanzia ${price} kwa usiku, Jumatatu hadi Alhamisi, pamoja na kifungua kinywa.`,
  tax: 'Jumla inayoonyeshwa kwenye kalenda kabla ya kuhifadhi ndiyo tunayodai; tovuti haiongezi ada wala kodi juu yake.',
  included: 'Mbali na kifungua kinywa, kila ukaaji unajumuisha:',
  nothingToPay: (inclusion) => ({
    whether: `Hapana, hakuna cha kulipia hilo. Limejumuishwa katika kila ukaaji: ${inclusion}.`,
    'how-much': `Hakuna cha kulipia hilo. Limejumuishwa katika kila ukaaji: ${inclusion}.`,
  }),
  breakfastYes: 'Ndiyo.',
  breakfastNo: 'Hapana, kifungua kinywa hakina gharama ya ziada.',
  restaurantHours: 'Saa za mgahawa:',
  barHours: 'Saa za baa hazijaandikwa.',
  boardPrices: (name, breakfast, half, full) =>
    `${name}, kwa usiku: ${[breakfast && `pamoja na kifungua kinywa ${breakfast}`, half && `milo miwili ${half}`, full && `milo mitatu ${full}`].filter(Boolean).join(', ')}`,
  allInclusive: 'Hatuna bei inayojumuisha kila kitu; milo mitatu ndiyo zaidi inayokuja na ukaaji.',
  cannotReserve: 'Siwezi kukuhifadhia meza mwenyewe.',
  menu: 'Kutoka jikoni kwetu:',
  noEvents: 'Kwa sasa hakuna matukio yaliyotangazwa.',
  registerForEvent: 'Jiandikishe kwenye ukurasa wa matukio, kwa kitufe kilicho kando yake.',
  languages:
    'Unaweza kuniandikia kwa Kiswahili, Kiingereza, Kifaransa au Kijerumani. Lugha za mapokezi hazipo kwenye kurasa zetu.',
  noEventsThen: 'Hakuna lililotangazwa kwa siku hizo. Yajayo:',
  hallTooSmall: (count, most) =>
    `Kwa watu ${count} kumbi zetu ni ndogo: ukumbi mkubwa zaidi unachukua watu ${most}.`,
  hallQuote: 'Kama ukumbi uko wazi siku fulani, na bei yake, watu wetu watakuambia: omba makadirio ya bei.',
  attractions: 'Karibu na Mbarara:',
  yearInAnkole: 'Mwaka mmoja Ankole, kijani na ukame',
  types: (count) =>
    `Tuna aina ${count} za villa (bei kwa usiku, Jumatatu hadi Alhamisi, pamoja na kifungua kinywa):`,
  category: (name, count, bedrooms, price) =>
    `${name}: hadi ${guests(count)}, vyumba vya kulala ${bedrooms}${price ? `, kuanzia ${price}` : ''}`,
  villaCount: (count, names, kinds) =>
    `Tuna villa ${count} zenye samani katika makundi ${kinds}. Majina yake ni ${names.join(', ')}.`,
  bookHow: (phone) =>
    [
      'Kuhifadhi kunachukua dakika chache na hakuhitaji akaunti:',
      '- Fungua [kalenda](/calendar), chagua villa, siku ya kuingia na ya kutoka; bei ya kila usiku inaonyeshwa.',
      '- Endelea kuhifadhi, toa jina lako na barua pepe, kisha thibitisha. Au fuata hatua kwa hatua kwenye [ukurasa wa kuhifadhi](/booking).',
      `- Unaweza pia kupiga ${phone}, na mapokezi watahifadhi pamoja nawe.`,
    ].join('\n'),
  limits: (daysAhead, most) =>
    `Unaweza kuhifadhi hadi siku ${daysAhead} kabla na hadi usiku ${most} mfululizo; usiku mmoja pia unakaribishwa. Kwa ukaaji mrefu zaidi tafadhali tupigie simu.`,
  children: 'Watoto wanakaribishwa; kila mmoja anahesabiwa kama mgeni wa villa.',
  sleeps: (name, count) => `${name} inalaza ${guests(count)}.`,
  figures: 'Kwa takwimu:',
  articles: 'Makala za kusoma kwenye blogu yetu:',
  gallery: 'Picha za villa, mgahawa na bustani, pamoja na video zetu, ziko kwenye ukurasa wa picha.',
  challenges: (count) =>
    `Kuna matukio madogo ${count} kuzunguka villa na eneo hili, ya kuweka alama kwenye kivinjari chako. Baadhi yake:`,
  timeNotListed: 'Muda wa safari hiyo haupo kwenye kurasa zetu.',
  priceNotListed: 'Bei yake haiko kwenye kurasa zetu.',
  extras: 'Ukiomba, tunashughulikia pia:',
  today: (day) => `Hapa hotelini leo ni ${day}.`,
}

import { checkStay, guestsOffered } from '@/features/bookings/rules/limits'
import { type AnsweredLanguage, putSlotsInEnglish } from '@/features/questions/understand/foreign-slots'
import { numbersInFigures } from '@/features/questions/understand/number-words'
import { plainText } from '@/features/questions/understand/plain-words'
import { readWish } from '@/features/questions/understand/read-wish'
import type { StayWish } from '@/features/questions/understand/stay-wish'
import { continueWish } from '@/features/questions/understand/stay-wish'
import { readTopics } from '@/features/questions/understand/topics'
import type { Villa } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { addDays, type Day } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'
import type { Knowledge } from '../knowledge/knowledge'
import { findTaught } from '../knowledge/known-facts'
import { calendarPath, hasPlanTerms, orderVillas } from './describe-villas'
import { daysAround, isFree, nightPrices, priceOf, suitableVillas } from './find-stays'
import type { ForeignFacts, ForeignWords } from './foreign-words'
import type { AnswerContext, Earlier } from './read-question'
import { criteriaOf, spread } from './stay-question'
import { type About, isSettled, isTalk } from './topic-kinds'
import { amount } from './topic-question'
import { WORDS_DE } from './words-de'
import { WORDS_FR } from './words-fr'
import { WORDS_SW } from './words-sw'

const WORDS: Record<AnsweredLanguage, ForeignWords> = { fr: WORDS_FR, de: WORDS_DE, sw: WORDS_SW }

const SURE = 0.35
/** The likeliest topic is answered from here on, where no other comes near. */
const ENOUGH_ALONE = 0.3
const MOST_TOPICS = 3

/** What is said to a message in French, German or Kiswahili; what of it is not known is left `open`. */
export async function answerForeign(
  message: string,
  language: AnsweredLanguage,
  hotel: AnswerContext,
  before: Earlier,
): Promise<{ message: string; wish: StayWish | null; open: string[]; about: About[] }> {
  const words = WORDS[language]
  const facts = factsOf(hotel.knowledge)
  const told: string[] = []
  const about: About[] = []
  let wish: StayWish | null = null
  let isStayTold = false
  const plain = plainText(message)
  const own = readWish(numbersInFigures(putSlotsInEnglish(plain, language)), hotel.knowledge, hotel.today)
  for (const sentence of plain.split(/[?!;.\n]+(?=\s|$)/).filter((part) => /\p{L}{2}/u.test(part))) {
    const taught = findTaught(sentence, hotel.knowledge.houseFacts)
    if (taught) {
      told.push(words.fact(taught.fact))
      about.push(taught.fact.topic ?? 'fact')
      continue
    }
    const shares = readTopics(sentence, hotel.knowledge.names).slice(0, MOST_TOPICS)
    for (const { label, share } of shares.filter(
      (one, place) => one.share >= SURE || (place === 0 && one.share >= ENOUGH_ALONE),
    )) {
      const settled = hotel.knowledge.houseFacts.filter(({ topic }) => topic === label)
      const say = isSettled(label) || isTalk(label) ? words.topics[label] : undefined
      if (say || settled.length > 0) {
        told.push(...(say ? [say(facts)] : []), ...settled.map(words.fact))
        about.push(label)
      } else if (label.startsWith('stay-') && !isStayTold) {
        isStayTold = true
        about.push(label)
        const isPrice = label === 'stay-price' && !own.when
        wish = before.wish && !own.when ? continueWish(before.wish, own) : own
        told.push(isPrice ? words.prices(facts) : await answerForeignStay(wish, words, facts, hotel))
      } else if (share >= SURE) {
        told.push(words.ask(facts))
        about.push(label)
      }
    }
  }
  if (!isStayTold && (own.when || own.villas) && told.length === 0) {
    told.push(await answerForeignStay(own, words, facts, hotel))
    about.push('stay-free')
  }
  const unique = [...new Set(told)]
  const isOpen = unique.length === 0 || unique.includes(words.ask(facts))
  return {
    message: unique.length > 0 ? unique.join('\n\n') : words.ask(facts),
    wish,
    open: isOpen ? [message] : [],
    about,
  }
}

async function answerForeignStay(
  wish: StayWish,
  words: ForeignWords,
  facts: ForeignFacts,
  { knowledge, today, lookUpNights }: AnswerContext,
): Promise<string> {
  const most = Math.max(0, ...knowledge.villas.filter(({ isAvailable }) => isAvailable).map(guestsOffered))
  if ((wish.guests ?? 1) > most || (wish.villas ?? 1) > 1) return `${words.group} ${words.ask(facts)}`
  const stay = stayOf(wish)
  const named = wish.named?.flatMap(({ villaIds }) => villaIds)
  const pool = knowledge.villas.filter(({ id }) => !named || named.includes(id))
  const suited = suitableVillas(pool, criteriaOf(wish, stay ? countNights(stay) : 1))
  if (!stay || checkStay({ ...stay, guests: 1 }, { today, maxGuests: most }).length > 0)
    return [words.prices(facts), words.whichDays].join('\n\n')
  const nights = await lookUpNights(...daysAround(stay))
  const free = orderVillas(suited, wish.pick).filter((villa) => isFree(villa, stay, nights))
  if (free.length === 0) return words.none(daysOf(stay))
  const lines = spread(free.map((villa) => ({ villa }))).map(({ villa }) => lineOf(villa, stay, wish, words))
  return [words.free(daysOf(stay), countNights(stay), wish.guests), lines.join('\n'), words.notBooked].join(
    '\n\n',
  )
}

function stayOf({ when, nights }: StayWish): Stay | null {
  if (when?.kind === 'stay') return when.stay
  return when?.kind === 'night' ? { checkIn: when.day, checkOut: addDays(when.day, nights ?? 1) } : null
}

function lineOf(villa: Villa, stay: Stay, wish: StayWish, words: ForeignWords): string {
  const price = formatPrice(priceOf(villa, stay, { guests: wish.guests }) ?? nightPrices(villa).base)
  return `${words.villa(unitNameOf(villa), guestsOffered(villa), price)}. [${words.choose}](${calendarPath(villa, stay, wish)})`
}

/** Days as all three languages write them: 24.12.2026. */
function daysOf({ checkIn, checkOut }: Stay): string {
  const told = (day: Day) => day.split('-').reverse().join('.')
  return `${told(checkIn)} – ${told(checkOut)}`
}

function factsOf({ facts, categories, villas }: Knowledge): ForeignFacts {
  const [cheapest] = orderVillas(
    villas.filter((villa) => villa.isAvailable),
    'cheapest',
  )
  return {
    hotel: facts.name,
    checkIn: facts.checkInTime,
    checkOut: facts.checkOutTime,
    reception: facts.receptionHours,
    phone: facts.phones[0] ?? facts.messagingNumber,
    email: facts.infoEmail,
    address: facts.address,
    methods: facts.paymentMethods.join(', '),
    hours: `${facts.restaurantHours.map(({ meal, hours }) => `${meal} ${hours}`).join('; ')}.`,
    lowest: cheapest ? formatPrice(nightPrices(cheapest).base) : '',
    hoursToCancel: facts.freeCancellationHours,
    hasPlanTerms: hasPlanTerms(villas),
    count: villas.length,
    kinds: categories
      .map(({ name, maxGuests, pricePerNight }) => `- ${name} (${maxGuests}): ${amount(pricePerNight) ?? ''}`)
      .join('\n'),
  }
}

import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import { lastBlockedNight } from '@/features/blocks/rules/blocked-stay'
import { addDays, type Day, dayIn, instantOf, isDay, LAST_DAY } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { UnreadableError } from '@/server/outside/open-outside'
import { expandRepeats } from './expand-repeats'

/** Nights that somebody has on another platform; `uid` names the event in that platform's calendar. */
export type FeedStay = Stay & { uid: string; summary: string | null }

type Hotel = {
  /** Of the property: an instant is the day it is there. */
  timeZone: string
  today: Day
  /** Host of our own addresses: events named after it are our own nights come back. */
  ownHost: string
}

const MOST_STAYS = 2000
const LONGEST_UID = 200
const LONGEST_SUMMARY = 200

/**
 * The stays of today and later in the text of a calendar (RFC 5545), whole days or hours. Cancelled events and our own
 * are left out, repeated ones written out, and nights beyond the last that can be blocked cut off. One that cannot be understood makes the whole unreadable, since nights left
 * out would be sold. Throws UnreadableError.
 */
export function parseCalendar(text: string, hotel: Hotel): FeedStay[] {
  const events = readEvents(text)
  try {
    const stays = expandRepeats(events, addDays(hotel.today, -1))
      .filter(({ component }) => component.getFirstPropertyValue('status') !== 'CANCELLED')
      .map(({ component, start, end }) => toStay(component, start, end, hotel))
      .filter((stay) => stay.checkOut > hotel.today && !isOurs(stay, hotel))
      .flatMap((stay) => cutAt(addDays(lastBlockedNight(hotel.today), 1), stay))
    return withoutTwins(stays)
  } catch (error) {
    if (error instanceof UnreadableError) throw error
    throw new UnreadableError('It has an event that cannot be understood.', { cause: error })
  }
}

/** What of a stay is before a day: some platforms close a listing for good with an event of a thousand years. */
function cutAt(end: Day, stay: FeedStay): FeedStay[] {
  if (stay.checkIn >= end) return []
  return [{ ...stay, checkOut: stay.checkOut < end ? stay.checkOut : end }]
}

function readEvents(text: string): ICAL.Component[] {
  let calendars: ICAL.Component[]
  try {
    const parsed: unknown[] = ICAL.parse(text.replace(/^\uFEFF/, '').replaceAll('\0', ''))
    const roots = typeof parsed[0] === 'string' ? [parsed] : parsed
    calendars = roots.map((root) => new ICAL.Component(root as unknown[]))
  } catch (error) {
    throw new UnreadableError('It is no whole calendar (iCalendar).', { cause: error })
  }
  if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar'))
    throw new UnreadableError('It is no whole calendar (iCalendar).')
  return calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
}

function toStay(component: ICAL.Component, start: ICAL.Time, end: ICAL.Time, hotel: Hotel): FeedStay {
  const checkIn = dayOf(start, component.getFirstProperty('dtstart'), hotel)
  const lastDay = dayOf(
    end,
    component.getFirstProperty('dtend') ?? component.getFirstProperty('dtstart'),
    hotel,
  )
  // Hours of one day take the night that follows them.
  const checkOut = lastDay > checkIn ? lastDay : addDays(checkIn, 1)
  const summary = component.getFirstPropertyValue('summary')
  return {
    checkIn,
    checkOut,
    uid: nameOf(component) ?? `${checkIn}/${checkOut}`,
    summary: typeof summary === 'string' ? summary.trim().slice(0, LONGEST_SUMMARY) || null : null,
  }
}

/** The calendar day it is at the property. Days stay as they are, and so do hours that are in no zone. */
function dayOf(time: ICAL.Time, property: ICAL.Property | null, { timeZone }: Hotel): Day {
  // The day after the last of all, where an event without an end ends.
  if (time.year > Number(LAST_DAY.slice(0, 4))) return LAST_DAY
  const text = [String(time.year).padStart(4, '0'), pad(time.month), pad(time.day)].join('-')
  if (!isDay(text)) throw new UnreadableError('It has an event on a day that there is not.')
  const zone = String(property?.getParameter('tzid') ?? '')
  if (time.isDate) return text
  if (time.zone === ICAL.Timezone.utcTimezone) return dayIn(timeZone, time.toJSDate())
  if (isKnownZone(zone)) return dayIn(timeZone, instantOf(text, time.hour * 60 + time.minute, zone))
  const isFloating = time.zone === ICAL.Timezone.localTimezone
  return isFloating ? text : dayIn(timeZone, new Date(time.toUnixTime() * 1000))
}

function isKnownZone(zone: string): boolean {
  try {
    return zone !== '' && Intl.DateTimeFormat('en', { timeZone: zone }) !== null
  } catch {
    return false
  }
}

function nameOf(component: ICAL.Component): string | null {
  const uid = component.getFirstPropertyValue('uid')
  if (typeof uid !== 'string' || uid.trim() === '') return null
  return uid.length <= LONGEST_UID ? uid : createHash('sha256').update(uid).digest('hex')
}

function isOurs({ uid }: FeedStay, { ownHost }: Hotel): boolean {
  return uid.toLowerCase().endsWith(`@${ownHost.toLowerCase()}`)
}

/** One stay a name and arrival; of two the longer. */
function withoutTwins(stays: readonly FeedStay[]): FeedStay[] {
  const kept = new Map<string, FeedStay>()
  for (const stay of stays) {
    const key = `${stay.checkIn} ${stay.uid}`
    const twin = kept.get(key)
    if (!twin || twin.checkOut < stay.checkOut) kept.set(key, stay)
  }
  if (kept.size > MOST_STAYS)
    throw new UnreadableError(`It has more than ${MOST_STAYS.toLocaleString('en-US')} stays.`)
  return [...kept.values()].sort((one, other) => (one.checkIn < other.checkIn ? -1 : 1))
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

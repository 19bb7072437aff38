import { anyOf } from './patterns'

const DONE = anyOf(
  'booked, reserved, confirmed, held, kept, secured, blocked, saved, guaranteed, set aside, put aside',
)
const DID = anyOf('booked, reserved, confirmed, held, cancelled, applied, secured, blocked, waived')
const DO = anyOf(
  'book, reserve, confirm, hold, keep, secure, block, guarantee, cancel, waive, discount, upgrade',
)
const DOING = anyOf('holding, booking, reserving, confirming')
const NOW = '(?: now| already| being)?'
const IS = anyOf('is, are, was, were, been, be, stays?, remains?')
const SHARE = String.raw`\d+(?:\.\d+)? ?(?:%|percent|per cent)`
const LESS = '(?:off|discounts?|reductions?|reduced|rebate|less|cheaper|lower|savings?)'

const PROMISES = [
  String.raw`\b(?:i|we)(?: have|'ve)? (?:just |now |already )?${DID}\b`,
  String.raw`\b(?:i|we)(?: am|'m| are|'re) (?:now |already )?${DOING}\b`,
  String.raw`\bi(?: will|'ll| shall| can)(?: now| just| gladly| happily)? ${DO}\b`,
  String.raw`\b${IS}${NOW} ${DONE} (?:for|under) you`,
  String.raw`\byour [a-z\d -]{1,40}? (?:is|are|has been|have been|will be)${NOW} ${DONE}\b`,
  String.raw`\b(?:booking|reservation) (?:is|has been) (?:confirmed|made|cancelled)\b`,
  String.raw`\b${SHARE}[a-z ]{0,12} ${LESS}\b`,
  String.raw`\b(?:discount|reduction|rebate|reduced|cut|lowered|save)[a-z ]{0,20} ${SHARE}`,
  String.raw`\bspecial (?:discount|price|rate|offer) for you\b`,
].map((pattern) => new RegExp(pattern))

/** True when a plain text says that something was done, is held or is cheaper for this guest. */
export function hasPromise(answer: string): boolean {
  return PROMISES.some((pattern) => pattern.test(answer))
}

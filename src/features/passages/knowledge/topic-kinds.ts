import type { TopicId, TopicKind } from '@/features/questions/understand/topics'

/** Topics that are pleasantries, or nothing we answer. */
const TALK = [
  'greeting',
  'runyankole',
  'luganda',
  'how-are-you',
  'who-are-you',
  'thanks',
  'bye',
  'kind',
  'sorry',
  'off-topic',
  'instructions',
  'others-bookings',
  'own-booking',
] as const satisfies readonly TopicId[]

export type TalkTopic = (typeof TALK)[number]

/** Topics that say nothing: beside anything else they need no answer. */
export const PLEASANTRIES: ReadonlySet<string> = new Set('greeting how-are-you thanks bye kind'.split(' '))

export type StayTopic = Extract<TopicId, `stay-${string}`>

/** Topics that have one answer, however they are asked about. */
export type SettledTopic = Exclude<TopicId, TalkTopic | StayTopic | 'unknown'>

export function isTalk(topic: TopicKind): topic is TalkTopic {
  return (TALK as readonly TopicKind[]).includes(topic)
}

export function isSettled(topic: TopicKind): topic is SettledTopic {
  return !isTalk(topic) && topic !== 'stay' && topic !== 'unknown'
}

/** What an answer is about: a topic, notes that were found by their words alone, or what staff taught. */
export type About = TopicId | 'notes' | 'fact'

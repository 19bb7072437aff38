import { WovenBand } from '@/web/ui/woven-band'
import type { PostBody, PostPart } from '../rules/post-body'
import { postText } from '../text'

/** What a post says, part by part, at a width that reads well. */
export function PostParts({ body }: { body: PostBody }) {
  return (
    <div className="mx-auto grid max-w-measure gap-5 text-lg leading-relaxed">
      {body.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are never moved, and may be said twice
        <Part key={index} part={part} />
      ))}
    </div>
  )
}

function Part({ part }: { part: PostPart }) {
  if (typeof part === 'string')
    return <p className="first:text-xl first:leading-normal first:text-forest">{part}</p>
  if ('heading' in part) return <h2 className="mt-6 text-2xl">{part.heading}</h2>
  if ('list' in part)
    return (
      <ul className="grid list-disc gap-2 pl-6 marker:text-clay">
        {part.list.map((entry) => (
          <li key={entry} className="pl-1">
            {entry}
          </li>
        ))}
      </ul>
    )
  return (
    <aside aria-label={postText.goodToKnow} className="my-3 rounded-card bg-gold-soft p-6 text-base">
      <WovenBand className="mb-4 max-w-18 text-gold-soft" />
      <p className="font-semibold">{postText.goodToKnow}</p>
      <p className="mt-1">{part.note}</p>
    </aside>
  )
}

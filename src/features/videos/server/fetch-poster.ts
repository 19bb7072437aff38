/** A thumbnail as the video site keeps it: always a JPEG. */
export type Poster = Buffer

export const VIDEO_SITE = 'https://i.ytimg.com'

/** The large thumbnail is not there for every video, the smaller one is (docs/decisions/product-rules.md). */
const SIZES = ['maxresdefault', 'hqdefault']
const PATIENCE_MS = 4000
const LARGEST_BYTES = 1024 * 1024

/** The largest thumbnail the video site has of a video; null when it has none or cannot be reached. */
export async function fetchPoster(youtubeId: string, site = VIDEO_SITE): Promise<Poster | null> {
  for (const size of SIZES) {
    const poster = await fetchJpeg(`${site}/vi/${youtubeId}/${size}.jpg`)
    if (poster) return poster
  }
  return null
}

/** A picture less is no failure of ours: whatever goes wrong, a drawn one takes its place. */
async function fetchJpeg(address: string): Promise<Poster | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' })
    const isJpeg = answer.headers.get('content-type')?.startsWith('image/jpeg') ?? false
    const bytes = Number(answer.headers.get('content-length') ?? 0)
    if (!answer.ok || !isJpeg || bytes > LARGEST_BYTES) return await leave(answer)
    const poster = Buffer.from(await answer.arrayBuffer())
    return poster.length <= LARGEST_BYTES ? poster : null
  } catch {
    return null
  }
}

async function leave(answer: Response): Promise<null> {
  await answer.body?.cancel()
  return null
}

/** Where in a video its thumbnail is taken, and how it is encoded. */
const AT_SECONDS = 2
const JPEG_QUALITY = 0.8
const LARGEST_WIDTH = 1280
const PATIENCE_MS = 15_000
const PAINTED_AFTER_MS = 300

/**
 * The frame at 2 seconds (of a shorter video the last) as a JPEG, and the video's length in whole seconds. `source`
 * is a file just chosen or an address of our own. Throws when this browser cannot show the video.
 */
export async function captureFrame(source: Blob | string): Promise<{ frame: Blob; seconds: number }> {
  const address = typeof source === 'string' ? source : URL.createObjectURL(source)
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  try {
    const isReady = once(video, 'loadeddata')
    video.src = address
    await isReady
    const isThere = once(video, 'seeked')
    video.currentTime = Math.min(AT_SECONDS, Math.max(0, video.duration - 0.1))
    await isThere
    await untilPainted(video)
    const seconds = Number.isFinite(video.duration) ? Math.round(video.duration) : 0
    return { frame: await drawFrame(video), seconds }
  } finally {
    video.removeAttribute('src')
    video.load()
    if (typeof source !== 'string') URL.revokeObjectURL(address)
  }
}

function once(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('the video does not load')), PATIENCE_MS)
    const settle = (finish: () => void) => () => {
      clearTimeout(patience)
      finish()
    }
    video.addEventListener(event, settle(resolve), { once: true })
    video.addEventListener(
      'error',
      settle(() => reject(new Error(video.error?.message || 'not a video'))),
      { once: true },
    )
  })
}

/** A frame that is sought is not yet one that can be drawn; whether it has been painted before, nobody tells. */
function untilPainted(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINTED_AFTER_MS)
    video.requestVideoFrameCallback?.(() => resolve())
  })
}

async function drawFrame(video: HTMLVideoElement): Promise<Blob> {
  const scale = Math.min(1, LARGEST_WIDTH / video.videoWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const frame = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  )
  if (!frame) throw new Error('the frame could not be drawn')
  return frame
}

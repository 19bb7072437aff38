/** Apart from the contract so that pages can name them without loading the validation library. */
export const VIDEO_TOURS_PATH = '/api/video-tours'
export const VIDEO_SETTINGS_PATH = '/api/public/video-settings'

/** Where our own server hands out the video site's thumbnail of a video, by its 11-character id. */
export function videoPosterPath(youtubeId: string): string {
  return `/api/video-posters/${youtubeId}`
}

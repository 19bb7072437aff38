import { defineWords } from '@/kernel/words'

/** Words of the videos (agreed wording, docs/decisions/wording.md: loading, fallback, badge and the way back are literal). */
export const videosText = defineWords('videos.videosText', {
  region: 'Videos',
  loading: 'Loading video...',
  welcome: (hotel: string) => `Welcome to ${hotel}`,
  unconfigured: 'Video content will appear here when configured in the admin panel',
  play: (title: string) => `Play video: ${title}`,
  fromVideoSite: 'Plays from YouTube',
  watchThere: 'Watch it on YouTube',
  showThumbnail: 'Show Thumbnail',
  previous: 'Previous video',
  next: 'Next video',
  goTo: (place: number) => `Go to video ${place}`,
  place: (place: number, total: number) => `${place} of ${total}`,
  unplayable: 'This video cannot be played here.',
} as const)

import { ownFilm, samplePicture } from '@/features/media/sample'
import type { videoSettings, videoTours } from './table'

export const sampleTours: (typeof videoTours.$inferInsert)[] = [
  {
    title: 'Arriving at Makenke',
    description: 'From the gate under the trees and along the garden path to your own front door.',
    videoUrl: ownFilm('drive'),
    thumbnailUrl: samplePicture('garden-path'),
    category: 'exterior',
    durationSeconds: 10,
    sortOrder: 1,
  },
  {
    title: 'Inside a Family Villa',
    description: 'The house and its lawn, the bunk room, and the sofa where all of you fit.',
    videoUrl: ownFilm('family'),
    thumbnailUrl: samplePicture('la-familiar'),
    category: 'villas',
    durationSeconds: 7,
    sortOrder: 2,
  },
  {
    title: 'Evening, in nine seconds',
    description: 'From the late sun over the hills to the lamps at a door that faces west.',
    videoUrl: ownFilm('evening'),
    thumbnailUrl: samplePicture('sundowner'),
    category: 'villas',
    durationSeconds: 9,
    sortOrder: 3,
  },
  {
    title: 'How the halls become a wedding',
    description: 'Rows of chairs in the morning, an aisle on the lawn, round tables under roses at night.',
    videoUrl: ownFilm('halls'),
    thumbnailUrl: samplePicture('banquet-hall'),
    category: 'events',
    durationSeconds: 7,
    sortOrder: 4,
  },
  {
    title: 'A morning at Lake Mburo',
    description: 'Leave before six, meet the zebras, be back for a late lunch.',
    videoUrl: ownFilm('wild'),
    thumbnailUrl: samplePicture('lake-mburo-at-dawn'),
    category: 'activities',
    durationSeconds: 7,
    sortOrder: 5,
  },
  {
    title: 'Through the gate at first light',
    description: 'The gate, the villas under the hills, and a house among old trees. Eight quiet seconds.',
    videoUrl: ownFilm('arriving'),
    thumbnailUrl: samplePicture('gate'),
    category: 'exterior',
    durationSeconds: 8,
    sortOrder: 6,
  },
  {
    title: 'Four villas, in ten seconds',
    description: 'Roses, a village below, hives in blossom, and a lawn with room for everybody.',
    videoUrl: ownFilm('villas'),
    thumbnailUrl: samplePicture('honey-bee'),
    category: 'villas',
    durationSeconds: 10,
    sortOrder: 7,
  },
]

export const sampleVideoSettings: (typeof videoSettings.$inferInsert)[] = rowsOf('welcome', {
  videoUrl: ownFilm('welcome'),
  title: 'Welcome to Pearl Villas',
  description: 'Ten seconds in the hills of Ankole, from first light to the lamps on the terrace.',
  thumbnailUrl: samplePicture('hills-at-dawn'),
  autoplay: 'false',
  muted: 'true',
  loop: 'false',
})

function rowsOf(section: string, settings: Record<string, string>) {
  return Object.entries(settings).map(([settingKey, settingValue]) => ({ section, settingKey, settingValue }))
}

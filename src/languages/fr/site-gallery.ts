import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/gallery'

export const galleryContent: Translation<typeof english.galleryContent> = {
  title: 'Galerie',
  description:
    'Photos et visites en vidéo des villas, du restaurant, des jardins et des collines autour de Mbarara : voyez où vous vous réveillerez avant de réserver.',
  closing: {
    title: 'Les photos ne sentent pas la pluie sur le jardin',
    line: 'Pour cela, il faut être ici. Le calendrier montre chaque nuit libre et son prix.',
    picture: samplePicture('sundowner'),
    action: { path: '/calendar', label: 'Voir les nuits libres' },
    other: { path: '/villas', label: 'Voir les villas' },
  },
}

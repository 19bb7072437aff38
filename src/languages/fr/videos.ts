import type * as english from '@/features/videos/text'
import type { Translation } from '@/kernel/translation'

export const videosText: Translation<typeof english.videosText> = {
  region: 'Vidéos',
  loading: 'Chargement de la vidéo…',
  welcome: (hotel) => `Bienvenue chez ${hotel}`,
  unconfigured: 'La vidéo apparaîtra ici une fois réglée dans le panneau d’administration',
  play: (title) => `Lire la vidéo : ${title}`,
  fromVideoSite: 'Diffusée par YouTube',
  watchThere: 'La regarder sur YouTube',
  showThumbnail: 'Afficher la vignette',
  previous: 'Vidéo précédente',
  next: 'Vidéo suivante',
  goTo: (place) => `Aller à la vidéo ${place}`,
  place: (place, total) => `${place} sur ${total}`,
  unplayable: 'Cette vidéo ne peut pas être lue ici.',
}

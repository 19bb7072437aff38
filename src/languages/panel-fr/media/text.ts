import { listTypes } from '@/features/media/rules/list-types'
import { sayBytes } from '@/features/media/rules/say-bytes'
import type * as english from '@/features/media/text'
import type { PanelTranslation } from '@/kernel/translation'

export const mediaText: PanelTranslation<typeof english.mediaText> = {
  noMultipart: 'Veuillez envoyer le fichier en multipart/form-data.',
  noFile: (field) => `Veuillez envoyer le fichier dans le champ « ${field} ».`,
  emptyFile: 'Ce fichier est vide.',
  wrongContent: (types) =>
    `Ce fichier n’est pas utilisable, quel que soit son nom. Types acceptés : ${listTypes(types)}.`,
  tooLarge: (bytes) => `Ce fichier dépasse ${sayBytes(bytes)}.`,
  tooManyPixels: (millions) =>
    `Cette image a plus de ${millions} millions de pixels. Veuillez d’abord la réduire.`,
  invalidImage: 'Le fichier d’image choisi n’a pas pu être traité.',
  stillUsed: (uses) =>
    `Ce fichier est encore utilisé : ${uses.slice(0, 5).join(', ')}${uses.length > 5 ? ` et ${uses.length - 5} de plus` : ''}. Veuillez d’abord changer cela.`,

  thumbnailTypeTitle: 'Type de fichier non valable',
  thumbnailType: 'Veuillez choisir une image pour la vignette',
  thumbnailSizeTitle: 'Fichier trop lourd',
  thumbnailSize: 'La vignette doit peser moins de 5 Mo',
  thumbnailUpload: 'Envoyer une vignette',
  thumbnailGenerate: 'La tirer de la vidéo',
  thumbnailMade: 'Vignette tirée de la vidéo',
  thumbnailUploaded: 'Vignette envoyée',
  thumbnailFailed: 'La vignette n’a pas pu être envoyée',
  generationFailed: 'Échec de la création',
  noFrame: 'Ce navigateur ne peut pas lire la vidéo. Veuillez plutôt envoyer une vignette.',

  heroSizeTitle: 'Fichier trop lourd',
  heroSize: 'Veuillez choisir une image de moins de 10 Mo.',
  heroTypeTitle: 'Type de fichier non valable',
  heroType: 'Veuillez choisir une image (JPEG, PNG, WebP).',
  invalidImageTitle: 'Image non valable',

  rejectedTitle: 'Fichier refusé',
  rejected: (name, reasons) => `${name} : ${reasons.join(', ')}`,
  typeMustBe: (types) => `Types acceptés : ${listTypes(types)}`,
  largerThan: (bytes) => `Le fichier dépasse ${sayBytes(bytes)}`,
  tooManyFiles: 'Trop de fichiers',
  uploadFailedTitle: 'Échec de l’envoi',
  failedToUpload: 'Le fichier n’a pas pu être envoyé',
  failedWithStatus: (status) => `L’envoi a échoué (état ${status})`,
  networkFailed: 'La connexion s’est interrompue. Veuillez réessayer.',
  uploadingImage: 'Envoi de l’image…',
  uploading: (name) => `Envoi de ${name}`,
  finishing: 'Préparation des formats…',
  done: 'Envoyé',
  aborted: 'Arrêté',
  abort: (name) => `Arrêter l’envoi de ${name}`,
  dismiss: (name) => `Retirer ${name} de cette liste`,
  retry: (name) => `Réessayer : ${name}`,
  retryShort: 'Réessayer',
  dropOne: 'Glissez un fichier ici',
  dropMany: 'Glissez des fichiers ici',
  dropNow: 'Relâchez pour envoyer',
  chooseOne: 'Choisir un fichier',
  chooseMany: 'Choisir des fichiers',
  takes: (types, bytes) => `${listTypes(types)}, jusqu’à ${sayBytes(bytes)}`,

  pickTitle: 'Choisir parmi les images envoyées',
  pickSearch: 'Rechercher par nom ou description',
  pickLoading: 'Chargement des images',
  pickFailed: 'Les images n’ont pas pu être chargées.',
  pickEmpty: 'Aucune image n’a encore été envoyée.',
  pickNothing: 'Aucune image ne correspond.',
  pickMore: 'En afficher plus',
  pick: (name) => `Utiliser ${name}`,
  added: 'Ajouté',
}

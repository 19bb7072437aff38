import type * as english from '@/features/videos/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const videoSettingsAdminText: PanelTranslation<typeof english.videoSettingsAdminText> = {
  add: 'Ajouter un réglage',
  edit: 'Modifier le réglage',
  empty: 'Aucun réglage vidéo',
  emptyHelp: 'Une rubrique avec un videoUrl devient une vidéo de la page d’accueil.',
  confirmDelete: 'Supprimer ce réglage vidéo ?',
  explains: [],
  done: { create: 'Réglage vidéo ajouté', update: 'Réglage vidéo modifié', delete: 'Réglage vidéo supprimé' },
  failed: {
    create: 'Le réglage vidéo n’a pas pu être ajouté',
    update: 'Le réglage vidéo n’a pas pu être modifié',
    delete: 'Le réglage vidéo n’a pas pu être supprimé',
  },
}

export const videoSettingWords: PanelTranslation<typeof english.videoSettingWords> = {
  section: 'Rubrique',
  sectionHelp: 'Les réglages d’une même rubrique décrivent ensemble une vidéo',
  settingKey: 'Nom du réglage',
  settingKeyHelp: 'videoUrl, title, description, thumbnailUrl, autoplay, muted ou loop',
  settingValue: 'Valeur',
  settingValueHelp: 'true ou false pour autoplay, muted et loop',
  changed: 'Modifié',
}

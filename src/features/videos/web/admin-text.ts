import { wordsFor } from '@/web/admin-kit/resource-words'

/** Words of the staff's video settings (agreed wording, docs/decisions/wording.md: empty state and toasts are literal). */
export const videoSettingsAdminText = wordsFor('video setting', {
  add: 'Add Setting',
  edit: 'Edit Setting',
  empty: 'No Video Settings',
  emptyHelp: 'A section with a videoUrl becomes a video on the landing page.',
  explains: [],
})

export const videoSettingWords = {
  section: 'Section',
  sectionHelp: 'Settings of one section together describe one video',
  settingKey: 'Setting key',
  settingKeyHelp: 'videoUrl, title, description, thumbnailUrl, autoplay, muted or loop',
  settingValue: 'Value',
  settingValueHelp: 'true or false for autoplay, muted and loop',
  changed: 'Changed',
} as const

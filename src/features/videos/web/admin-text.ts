import type { ResourceWords } from '@/web/admin-kit/resource-words'

/** Words of the staff's video settings (agreed wording, docs/decisions/wording.md: empty state and toasts are literal). */
export const videoSettingsAdminText = {
  add: 'Add Setting',
  edit: 'Edit Setting',
  empty: 'No Video Settings',
  emptyHelp: 'A section with a videoUrl becomes a video on the landing page.',
  confirmDelete: 'Are you sure you want to delete this video setting?',
  done: {
    create: 'Video setting created successfully',
    update: 'Video setting updated successfully',
    delete: 'Video setting deleted successfully',
  },
  failed: {
    create: 'Failed to create video setting',
    update: 'Failed to update video setting',
    delete: 'Failed to delete video setting',
  },
  explains: [],
} as const satisfies ResourceWords

export const videoSettingWords = {
  section: 'Section',
  sectionHelp: 'Settings of one section together describe one video',
  settingKey: 'Setting key',
  settingKeyHelp: 'videoUrl, title, description, thumbnailUrl, autoplay, muted or loop',
  settingValue: 'Value',
  settingValueHelp: 'true or false for autoplay, muted and loop',
  changed: 'Changed',
} as const

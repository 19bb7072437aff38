import { adminSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { formatInstantDay } from '@/web/admin-kit/show-instant'
import { videoSettings } from '../contract'
import { TOLD_SETTINGS } from '../rules/told-settings'
import { videoSettingsAdminText, videoSettingWords as words } from './admin-text'

export const VideoSettingsAdmin = adminSection(videoSettings, {
  words: videoSettingsAdminText,
  columns: [
    {
      key: 'settingKey',
      title: words.settingKey,
      value: ({ settingKey }) => settingKey,
      cell: ({ settingKey }) => <strong>{settingKey}</strong>,
    },
    {
      key: 'settingValue',
      title: words.settingValue,
      value: ({ settingValue }) => settingValue,
      cell: ({ settingValue }) => <span className="line-clamp-2 wrap-anywhere">{settingValue}</span>,
    },
    {
      key: 'changed',
      title: words.changed,
      value: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt }) => <span className="tabular">{formatInstantDay(updatedAt)}</span>,
    },
  ],
  filters: [{ key: 'section', title: words.section, value: ({ section }) => section }],
  fields: {
    section: field.text(words.section, { isRequired: true, help: words.sectionHelp }),
    settingKey: field.text(words.settingKey, { isRequired: true, help: words.settingKeyHelp }),
    settingValue: field.optionalLongText(words.settingValue, { rows: 3, help: words.settingValueHelp }),
  },
  isRead: ({ settingKey }) => TOLD_SETTINGS.includes(settingKey),
  groupOf: ({ section }) => section,
})

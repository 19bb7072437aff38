/** What is wrong with what somebody typed about a setting of a video. */
export const videoSettingInputText = {
  section: 'Section is required',
  settingKey: 'Setting key is required',
} as const

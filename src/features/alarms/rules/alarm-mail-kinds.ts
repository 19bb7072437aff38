/** The mails about alarms; their subject is the alarm's row. */
export const ALARM_BEGAN_KIND = 'alarm-began'

export const ALARM_ENDED_KIND = 'alarm-ended'

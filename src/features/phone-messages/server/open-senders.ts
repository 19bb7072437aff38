import type { Settings } from '@/server/env'
import type { PhoneWay } from '../rules/ways'
import type { PhoneSender } from './phone-sender'
import { createSmsSender } from './sms-sender'
import { createWhatsappSender } from './whatsapp-sender'

const TIME_LIMIT_MS = 15_000

export type PhoneSenders = Partial<Record<PhoneWay, PhoneSender>>

/** The ways to phones whose keys are among the settings. */
export function openSenders(settings: Settings, timeLimitMs = TIME_LIMIT_MS): PhoneSenders {
  const sms = openSms(settings, timeLimitMs)
  const whatsapp = openWhatsapp(settings, timeLimitMs)
  return { ...(sms && { sms }), ...(whatsapp && { whatsapp }) }
}

/** Whether any way to phones is set up. */
export function sendsToPhones({ SMS_BASE_URL, WHATSAPP_BASE_URL }: Settings): boolean {
  return SMS_BASE_URL !== undefined || WHATSAPP_BASE_URL !== undefined
}

function openSms(settings: Settings, timeLimitMs: number): PhoneSender | null {
  const { SMS_BASE_URL: baseUrl, SMS_USERNAME: username, SMS_API_KEY: apiKey, SMS_SENDER: from } = settings
  if (!baseUrl || !username || !apiKey) return null
  return createSmsSender({ baseUrl, username, apiKey, from }, timeLimitMs)
}

function openWhatsapp(settings: Settings, timeLimitMs: number): PhoneSender | null {
  const {
    WHATSAPP_BASE_URL: baseUrl,
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: accessToken,
    WHATSAPP_LANGUAGE: language,
  } = settings
  if (!baseUrl || !phoneNumberId || !accessToken) return null
  return createWhatsappSender({ baseUrl, phoneNumberId, accessToken, language }, timeLimitMs)
}

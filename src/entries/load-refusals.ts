import { DEFAULT_LANGUAGE } from '@/kernel/language'
import type { PanelLanguage } from '@/kernel/panel-language'
import { speak } from '@/server/http/speak-language'
import type { TellRefusal } from '@/server/http/tell-refusals'

const asItStands: TellRefusal = (sentence) => sentence

let french: Promise<TellRefusal> | undefined

/** Makes the refusals of a language of the panel ready, once; English is what the server says. */
export async function loadRefusals(language: PanelLanguage): Promise<TellRefusal> {
  if (language === DEFAULT_LANGUAGE) return asItStands
  french ??= import('@/languages/panel-fr/refusals/all-refusals').then(({ makeTeller }) =>
    speak(DEFAULT_LANGUAGE, makeTeller),
  )
  return await french
}

import { PANEL_LANGUAGE_HEADER } from '@/kernel/panel-language'
import type * as english from '@/web/kit/usual-headers'

export const USUAL_HEADERS: typeof english.USUAL_HEADERS = { [PANEL_LANGUAGE_HEADER]: 'fr' }

import type { PanelTranslation } from '@/kernel/translation'
import type * as english from '@/web/admin-kit/figure-text'

export const figureText: PanelTranslation<typeof english.figureText> = {
  percent: (figure) => `${String(figure).replace('.', ',')}\u00a0%`,
  days: (from, to) => `du ${from} au ${to}`,
}

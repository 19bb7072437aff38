import type * as english from '@/features/rates/rules/plan-refusals'
import type { Translation } from '@/kernel/translation'

export const PLAN_REFUSALS: Translation<typeof english.PLAN_REFUSALS> = {
  otherCancelling: (name) =>
    `Les conditions d’annulation de ${name} ont changé depuis que vous les avez vues. Veuillez les regarder encore une fois et réserver de nouveau.`,
  otherDeposit: (name) =>
    `L’acompte demandé pour ${name} a changé depuis que vous l’avez vu. Veuillez le regarder encore une fois et réserver de nouveau.`,
  changed: (name) => `Les conditions de ${name} ont changé`,
}

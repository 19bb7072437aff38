import type * as english from '@/features/rates/rules/plan-refusals'
import type { Translation } from '@/kernel/translation'

export const PLAN_REFUSALS: Translation<typeof english.PLAN_REFUSALS> = {
  otherCancelling: (name) =>
    `Die Stornobedingungen von ${name} sind andere, als Sie gesehen haben. Bitte sehen Sie sie sich noch einmal an und buchen Sie erneut.`,
  otherDeposit: (name) =>
    `Die Anzahlung für ${name} ist eine andere, als Sie gesehen haben. Bitte sehen Sie sie sich noch einmal an und buchen Sie erneut.`,
  changed: (name) => `Die Bedingungen von ${name} haben sich geändert`,
}

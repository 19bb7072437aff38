import type * as english from '@/features/rates/rules/plan-refusals'
import type { Translation } from '@/kernel/translation'

export const PLAN_REFUSALS: Translation<typeof english.PLAN_REFUSALS> = {
  otherCancelling: (name) =>
    `Masharti ya kughairi ya ${name} yamebadilika tangu ulipoyaona. Tafadhali yatazame tena, kisha weka nafasi upya.`,
  otherDeposit: (name) =>
    `Malipo ya awali ya ${name} yamebadilika tangu ulipoyaona. Tafadhali yatazame tena, kisha weka nafasi upya.`,
  changed: (name) => `Masharti ya ${name} yamebadilika`,
}

import { EXTRA_WORDS } from '@/features/extras/text'
import { PART_WORDS } from '@/features/groups/rules/parts'
import { LINK_WORDS as GUEST_LINK_WORDS } from '@/features/guest-links/rules/link-end'
import { PAY_WORDS, REFUND_WORDS } from '@/features/online-payments/text'
import { LINK_WORDS } from '@/features/payment-links/text'
import { CODE_REFUSALS } from '@/features/promo-codes/rules/refusals'
import { PLAN_REFUSALS } from '@/features/rates/rules/plan-refusals'
import { TERMS_WORDS } from '@/features/rates/rules/terms-words'
import { LIMIT_WORDS } from '@/features/stay-words/rules/limit-words'
import { PARTY_FAULTS } from '@/features/stay-words/rules/party-faults'
import { REFUSAL_WORDS } from '@/features/stay-words/rules/refusals'
import { TYPED_WORDS } from '@/features/stay-words/rules/typed-words'
import { INPUT_WORDS, PAGE_WORDS } from '@/kernel/answer-words'
import { ERRORS } from '@/kernel/errors'
import { pairTemplates, type RefusalTemplates } from '@/kernel/refusal-templates'
import * as answerWords from '@/languages/fr/answer-words'
import * as errors from '@/languages/fr/errors'
import * as extras from '@/languages/fr/extras'
import * as groupsParts from '@/languages/fr/groups-parts'
import * as guestLinks from '@/languages/fr/guest-links'
import * as onlinePayments from '@/languages/fr/online-payments'
import * as paymentLinks from '@/languages/fr/payment-links'
import * as promoCodesRefusals from '@/languages/fr/promo-codes-refusals'
import * as ratesPlanRefusals from '@/languages/fr/rates-plan-refusals'
import * as ratesTerms from '@/languages/fr/rates-terms'
import * as stayWordsLimits from '@/languages/fr/stay-words-limits'
import * as stayWordsPartyFaults from '@/languages/fr/stay-words-party-faults'
import * as stayWordsRefusals from '@/languages/fr/stay-words-refusals'
import * as stayWordsTyped from '@/languages/fr/stay-words-typed'

/** What is said of a refusal among the words of guests that staff are told too; read while English is spoken. */
export function listGuestTemplates(): RefusalTemplates {
  // These count or write days: their sentences stand among the written ones.
  const {
    before: _before,
    after: _after,
    past: _past,
    tooFar: _tooFar,
    tooLong: _tooLong,
    ...limits
  } = LIMIT_WORDS
  return {
    ...pairTemplates(ERRORS, errors.ERRORS),
    ...pairTemplates(INPUT_WORDS, answerWords.INPUT_WORDS),
    ...pairTemplates(PAGE_WORDS, answerWords.PAGE_WORDS),
    ...pairTemplates(REFUSAL_WORDS, stayWordsRefusals.REFUSAL_WORDS),
    ...pairTemplates(limits, stayWordsLimits.LIMIT_WORDS),
    ...pairTemplates(PARTY_FAULTS, stayWordsPartyFaults.PARTY_FAULTS),
    ...pairTemplates(TYPED_WORDS, stayWordsTyped.TYPED_WORDS),
    ...pairTemplates(PART_WORDS, groupsParts.PART_WORDS),
    ...pairTemplates(EXTRA_WORDS, extras.EXTRA_WORDS),
    ...pairTemplates(TERMS_WORDS.code, ratesTerms.TERMS_WORDS.code),
    ...pairTemplates(TERMS_WORDS.plan, ratesTerms.TERMS_WORDS.plan),
    ...pairTemplates(PLAN_REFUSALS, ratesPlanRefusals.PLAN_REFUSALS),
    ...pairTemplates(CODE_REFUSALS, promoCodesRefusals.CODE_REFUSALS),
    ...pairTemplates(PAY_WORDS, onlinePayments.PAY_WORDS),
    ...pairTemplates(REFUND_WORDS, onlinePayments.REFUND_WORDS),
    ...pairTemplates(LINK_WORDS, paymentLinks.LINK_WORDS),
    ...pairTemplates(GUEST_LINK_WORDS, guestLinks.LINK_WORDS),
  }
}

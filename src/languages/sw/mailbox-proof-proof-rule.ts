import type * as english from '@/features/mailbox-proof/rules/proof-rule-words'
import type { Translation } from '@/kernel/translation'

export const PROOF_RULE_WORDS: Translation<typeof english.PROOF_RULE_WORDS> = {
  firstHold: (minutes) =>
    `Tunakutumia msimbo na kiungo kwenye barua pepe yako, na tunakuhifadhia siku zako kwa ${minutes} hadi utumie kimojawapo.`,
  afterProof: (hours, within) =>
    `Kisha siku zako zinahifadhiwa kwa ${hours}, nasi tunathibitisha ndani ya ${within}.`,
  atOnce: 'Kisha nafasi yako inathibitishwa papo hapo.',
  atOnceMostly: (hours, within) =>
    `Kisha nafasi yako inathibitishwa papo hapo; nyakati za wageni wengi tunakuhifadhia kwa ${hours} na kuthibitisha ndani ya ${within}.`,
}

export const HOLD_WORDS: Translation<typeof english.HOLD_WORDS> = {
  held: (until, within) => `Siku zako zimehifadhiwa hadi ${until}; tunathibitisha ndani ya ${within}.`,
  heldShort: (until) =>
    `Siku zako zimehifadhiwa hadi ${until}. Tafadhali thibitisha anwani yako ya barua pepe kabla ya hapo.`,
  heldOpen: (within) => `Siku zako zimehifadhiwa; tunathibitisha ndani ya ${within}.`,
}

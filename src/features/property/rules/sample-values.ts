import type { PropertyFacts } from '../contract'

/** Numbers and addresses that are evidently nobody's (docs/decisions/product-rules.md). */
const SAMPLE_PHONE = /^\+256 ?700 ?000 ?0\d\d$/
const SAMPLE_EMAIL = /@(?:[\w-]+\.)*example(?:\.(?:com|net|org))?$/i

/** Which facts are still the sample's and wait for the hotel's own: `['phones', 'infoEmail']`. */
export function listSampleValues(facts: PropertyFacts): (keyof PropertyFacts)[] {
  const isSample = {
    phones: facts.phones.some((phone) => SAMPLE_PHONE.test(phone)),
    messagingNumber: SAMPLE_PHONE.test(facts.messagingNumber),
    infoEmail: SAMPLE_EMAIL.test(facts.infoEmail),
    generalEmail: SAMPLE_EMAIL.test(facts.generalEmail),
  }
  return (Object.keys(isSample) as (keyof typeof isSample)[]).filter((name) => isSample[name])
}

import type { Translations } from '@/kernel/words'
import * as answerWords from './answer-words'
import * as consentsSentences from './consents-sentences'
import * as contactEmail from './contact-email'
import * as contactReply from './contact-reply'
import * as documentsEmail from './documents-email'
import * as enquiriesEmail from './enquiries-email'
import * as guestDataErasing from './guest-data-erasing'
import * as knownNames from './known-names'
import * as knownTextsLanding from './known-texts-landing'
import * as knownTextsPictures from './known-texts-pictures'
import * as knownTextsVillas from './known-texts-villas'
import * as myBookingClosed from './my-booking-closed'
import * as pageSectionsAbout from './page-sections-about'
import * as pageSectionsRestaurant from './page-sections-restaurant'
import * as pageSectionsServices from './page-sections-services'
import * as phoneMessagesSentence from './phone-messages-sentence'
import * as promoCodesRefusals from './promo-codes-refusals'
import * as propertyFacts from './property-facts'
import * as propertyKnownTexts from './property-known-texts'
import * as ratesGuestPrices from './rates-guest-prices'
import * as ratesPlanRefusals from './rates-plan-refusals'
import * as reviewsRefusals from './reviews-refusals'
import * as stayFiles from './stay-files'
import * as stayWordsRefusals from './stay-words-refusals'
import * as villasFloors from './villas-floors'

/** Words of answers and files, which no page carries. */
export const serverOnlyWords: Translations = {
  'answer-words': answerWords,
  'consents-sentences': consentsSentences,
  'contact-email': contactEmail,
  'contact-reply': contactReply,
  'documents-email': documentsEmail,
  'enquiries-email': enquiriesEmail,
  'guest-data-erasing': guestDataErasing,
  'known-names': knownNames,
  'known-texts-landing': knownTextsLanding,
  'known-texts-pictures': knownTextsPictures,
  'known-texts-villas': knownTextsVillas,
  'my-booking-closed': myBookingClosed,
  'page-sections-about': pageSectionsAbout,
  'page-sections-restaurant': pageSectionsRestaurant,
  'page-sections-services': pageSectionsServices,
  'phone-messages-sentence': phoneMessagesSentence,
  'promo-codes-refusals': promoCodesRefusals,
  'property-facts': propertyFacts,
  'property-known-texts': propertyKnownTexts,
  'rates-guest-prices': ratesGuestPrices,
  'rates-plan-refusals': ratesPlanRefusals,
  'reviews-refusals': reviewsRefusals,
  'stay-files': stayFiles,
  'stay-words-refusals': stayWordsRefusals,
  'villas-floors': villasFloors,
}

import type { Translations } from '@/kernel/words'
import * as answers from './answers'
import * as bookingEmails from './booking-emails'
import * as bookingEmailsGroup from './booking-emails-group'
import * as bookings from './bookings'
import * as cancellation from './cancellation'
import * as categories from './categories'
import * as categoriesBeds from './categories-beds'
import * as categoriesFloorPlan from './categories-floor-plan'
import * as checkout from './checkout'
import * as checkoutDepositChoice from './checkout-deposit-choice'
import * as checkoutDepositNote from './checkout-deposit-note'
import * as checkoutDepositPayment from './checkout-deposit-payment'
import * as checkoutPartyLine from './checkout-party-line'
import * as checkoutPlainWay from './checkout-plain-way'
import * as checkoutStepDates from './checkout-step-dates'
import * as checkoutStepDetails from './checkout-step-details'
import * as checkoutStepPayment from './checkout-step-payment'
import * as checkoutStepVilla from './checkout-step-villa'
import * as conciergeButton from './concierge-button'
import * as conciergePanel from './concierge-panel'
import * as consentsConsent from './consents-consent'
import * as contact from './contact'
import * as days from './days'
import * as decimals from './decimals'
import * as documents from './documents'
import * as enquiries from './enquiries'
import * as enquiriesVenues from './enquiries-venues'
import * as errors from './errors'
import * as events from './events'
import * as exchangeRates from './exchange-rates'
import * as exchangeRatesShillings from './exchange-rates-shillings'
import * as extras from './extras'
import * as extrasField from './extras-field'
import * as gallery from './gallery'
import * as galleryLightbox from './gallery-lightbox'
import * as grounds from './grounds'
import * as groupCheckoutGroup from './group-checkout-group'
import * as groupsParts from './groups-parts'
import * as guestData from './guest-data'
import * as guestDataEmail from './guest-data-email'
import * as guestLinks from './guest-links'
import * as guestMessagesEmail from './guest-messages-email'
import * as hero from './hero'
import * as houseFacts from './house-facts'
import * as idDocuments from './id-documents'
import * as instants from './instants'
import * as labels from './labels'
import * as lists from './lists'
import * as mailboxProofProof from './mailbox-proof-proof'
import * as mailboxProofProofRule from './mailbox-proof-proof-rule'
import * as money from './money'
import * as myBooking from './my-booking'
import * as myBookingChangeStay from './my-booking-change-stay'
import * as myBookingGuestDocuments from './my-booking-guest-documents'
import * as myBookingGuestGroup from './my-booking-guest-group'
import * as myBookingGuestPage from './my-booking-guest-page'
import * as offline from './offline'
import * as onlinePayments from './online-payments'
import * as pageSections from './page-sections'
import * as paymentLinks from './payment-links'
import * as paymentLinksEmail from './payment-links-email'
import * as paymentLinksPayPage from './payment-links-pay-page'
import * as paymentScreensPay from './payment-screens-pay'
import * as payments from './payments'
import * as phoneMessagesConsent from './phone-messages-consent'
import * as plainCheckout from './plain-checkout'
import * as promoCodes from './promo-codes'
import * as propertyContactButton from './property-contact-button'
import * as propertyIllustrations from './property-illustrations'
import * as propertyPlaceLines from './property-place-lines'
import * as rateChoice from './rate-choice'
import * as rates from './rates'
import * as ratesDifference from './rates-difference'
import * as ratesPlan from './rates-plan'
import * as ratesPromo from './rates-promo'
import * as ratesSeason from './rates-season'
import * as ratesTax from './rates-tax'
import * as ratesTerms from './rates-terms'
import * as registrationCards from './registration-cards'
import * as registrationCardsPurposes from './registration-cards-purposes'
import * as retentionPeriods from './retention-periods'
import * as reviews from './reviews'
import * as reviewsEmail from './reviews-email'
import * as reviewsReviewForm from './reviews-review-form'
import * as richText from './rich-text'
import * as search from './search'
import * as searchDialog from './search-dialog'
import * as searchResults from './search-results'
import { serverOnlyWords } from './server-only-words'
import * as shillings from './shillings'
import * as siteAbout from './site-about'
import * as siteArticles from './site-articles'
import * as siteArticlesCoffee from './site-articles-coffee'
import * as siteArticlesFirstMeal from './site-articles-first-meal'
import * as siteArticlesLakeMburo from './site-articles-lake-mburo'
import * as siteArticlesMarketMorning from './site-articles-market-morning'
import * as siteArticlesPictures from './site-articles-pictures'
import * as siteArticlesRoadsWest from './site-articles-roads-west'
import * as siteArticlesYearInAnkole from './site-articles-year-in-ankole'
import * as siteBlog from './site-blog'
import * as siteBooking from './site-booking'
import * as siteBookingGroup from './site-booking-group'
import * as siteCalendar from './site-calendar'
import * as siteChallenges from './site-challenges'
import * as siteContact from './site-contact'
import * as siteContactHead from './site-contact-head'
import * as siteEvents from './site-events'
import * as siteFooter from './site-footer'
import * as siteFooterLinks from './site-footer-links'
import * as siteFrame from './site-frame'
import * as siteFreeNights from './site-free-nights'
import * as siteGallery from './site-gallery'
import * as siteHeader from './site-header'
import * as siteLanding from './site-landing'
import * as siteLandingHead from './site-landing-head'
import * as siteLanguageLinks from './site-language-links'
import * as siteLinks from './site-links'
import * as siteLoadFailed from './site-load-failed'
import * as siteNotFound from './site-not-found'
import * as sitePayment from './site-payment'
import * as sitePolicies from './site-policies'
import * as sitePosts from './site-posts'
import * as siteRestaurant from './site-restaurant'
import * as siteReview from './site-review'
import * as siteServices from './site-services'
import * as siteTravelTips from './site-travel-tips'
import * as siteVillas from './site-villas'
import * as spans from './spans'
import * as stay from './stay'
import * as stayCalendar from './stay-calendar'
import * as stayCalendarArrivalField from './stay-calendar-arrival-field'
import * as stayCalendarReceipt from './stay-calendar-receipt'
import * as stayCalendarUnanswered from './stay-calendar-unanswered'
import * as stayWordsArrival from './stay-words-arrival'
import * as stayWordsLimits from './stay-words-limits'
import * as stayWordsParty from './stay-words-party'
import * as stayWordsPartyFaults from './stay-words-party-faults'
import * as stayWordsTyped from './stay-words-typed'
import * as structuredData from './structured-data'
import * as uiAlarm from './ui-alarm'
import * as uiBreadcrumbs from './ui-breadcrumbs'
import * as uiDialog from './ui-dialog'
import * as uiToastCard from './ui-toast-card'
import * as videos from './videos'
import * as villas from './villas'
import * as villasRoom from './villas-room'
import * as wire from './wire'

export const translations: Translations = {
  answers,
  'booking-emails-group': bookingEmailsGroup,
  'booking-emails': bookingEmails,
  bookings,
  cancellation,
  'categories-beds': categoriesBeds,
  'categories-floor-plan': categoriesFloorPlan,
  categories,
  'checkout-deposit-choice': checkoutDepositChoice,
  'checkout-deposit-note': checkoutDepositNote,
  'checkout-deposit-payment': checkoutDepositPayment,
  'checkout-party-line': checkoutPartyLine,
  'checkout-plain-way': checkoutPlainWay,
  'checkout-step-dates': checkoutStepDates,
  'checkout-step-details': checkoutStepDetails,
  'checkout-step-payment': checkoutStepPayment,
  'checkout-step-villa': checkoutStepVilla,
  checkout,
  'concierge-button': conciergeButton,
  'concierge-panel': conciergePanel,
  'consents-consent': consentsConsent,
  contact,
  days,
  decimals,
  documents,
  'enquiries-venues': enquiriesVenues,
  enquiries,
  errors,
  events,
  'exchange-rates-shillings': exchangeRatesShillings,
  'exchange-rates': exchangeRates,
  'extras-field': extrasField,
  extras,
  'gallery-lightbox': galleryLightbox,
  gallery,
  grounds,
  'group-checkout-group': groupCheckoutGroup,
  'groups-parts': groupsParts,
  'guest-data-email': guestDataEmail,
  'guest-data': guestData,
  'guest-links': guestLinks,
  'guest-messages-email': guestMessagesEmail,
  hero,
  'house-facts': houseFacts,
  'id-documents': idDocuments,
  instants,
  labels,
  lists,
  'mailbox-proof-proof-rule': mailboxProofProofRule,
  'mailbox-proof-proof': mailboxProofProof,
  money,
  'my-booking-change-stay': myBookingChangeStay,
  'my-booking-guest-documents': myBookingGuestDocuments,
  'my-booking-guest-group': myBookingGuestGroup,
  'my-booking-guest-page': myBookingGuestPage,
  'my-booking': myBooking,
  offline,
  'online-payments': onlinePayments,
  'page-sections': pageSections,
  'payment-links-email': paymentLinksEmail,
  'payment-links-pay-page': paymentLinksPayPage,
  'payment-links': paymentLinks,
  'payment-screens-pay': paymentScreensPay,
  payments,
  'phone-messages-consent': phoneMessagesConsent,
  'plain-checkout': plainCheckout,
  'promo-codes': promoCodes,
  'property-contact-button': propertyContactButton,
  'property-illustrations': propertyIllustrations,
  'property-place-lines': propertyPlaceLines,
  'rate-choice': rateChoice,
  'rates-difference': ratesDifference,
  'rates-plan': ratesPlan,
  'rates-promo': ratesPromo,
  'rates-season': ratesSeason,
  'rates-tax': ratesTax,
  'rates-terms': ratesTerms,
  rates,
  'registration-cards-purposes': registrationCardsPurposes,
  'registration-cards': registrationCards,
  'retention-periods': retentionPeriods,
  'reviews-email': reviewsEmail,
  'reviews-review-form': reviewsReviewForm,
  reviews,
  'rich-text': richText,
  'search-dialog': searchDialog,
  'search-results': searchResults,
  search,
  shillings,
  'site-about': siteAbout,
  'site-articles-coffee': siteArticlesCoffee,
  'site-articles-first-meal': siteArticlesFirstMeal,
  'site-articles-lake-mburo': siteArticlesLakeMburo,
  'site-articles-market-morning': siteArticlesMarketMorning,
  'site-articles-pictures': siteArticlesPictures,
  'site-articles-roads-west': siteArticlesRoadsWest,
  'site-articles-year-in-ankole': siteArticlesYearInAnkole,
  'site-articles': siteArticles,
  'site-blog': siteBlog,
  'site-booking-group': siteBookingGroup,
  'site-booking': siteBooking,
  'site-calendar': siteCalendar,
  'site-challenges': siteChallenges,
  'site-contact-head': siteContactHead,
  'site-contact': siteContact,
  'site-events': siteEvents,
  'site-footer-links': siteFooterLinks,
  'site-footer': siteFooter,
  'site-frame': siteFrame,
  'site-free-nights': siteFreeNights,
  'site-gallery': siteGallery,
  'site-header': siteHeader,
  'site-landing-head': siteLandingHead,
  'site-landing': siteLanding,
  'site-language-links': siteLanguageLinks,
  'site-links': siteLinks,
  'site-load-failed': siteLoadFailed,
  'site-not-found': siteNotFound,
  'site-payment': sitePayment,
  'site-policies': sitePolicies,
  'site-posts': sitePosts,
  'site-restaurant': siteRestaurant,
  'site-review': siteReview,
  'site-services': siteServices,
  'site-travel-tips': siteTravelTips,
  'site-villas': siteVillas,
  spans,
  'stay-calendar-arrival-field': stayCalendarArrivalField,
  'stay-calendar-receipt': stayCalendarReceipt,
  'stay-calendar-unanswered': stayCalendarUnanswered,
  'stay-calendar': stayCalendar,
  'stay-words-arrival': stayWordsArrival,
  'stay-words-limits': stayWordsLimits,
  'stay-words-party': stayWordsParty,
  'stay-words-party-faults': stayWordsPartyFaults,
  'stay-words-typed': stayWordsTyped,
  'structured-data': structuredData,
  'ui-alarm': uiAlarm,
  'ui-breadcrumbs': uiBreadcrumbs,
  'ui-dialog': uiDialog,
  'ui-toast-card': uiToastCard,
  videos,
  'villas-room': villasRoom,
  villas,
  wire,
  stay,
  ...serverOnlyWords,
}

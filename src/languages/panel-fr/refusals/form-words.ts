import * as accounts from '@/features/accounts/rules/input-words'
import * as apiTokens from '@/features/api-tokens/rules/input-words'
import * as bookingPlansPlanProblems from '@/features/booking-plans/rules/plan-problems'
import * as bookings from '@/features/bookings/rules/input-words'
import * as breaches from '@/features/breaches/rules/input-words'
import * as categories from '@/features/categories/rules/input-words'
import * as channels from '@/features/channels/rules/input-words'
import * as charges from '@/features/charges/rules/input-words'
import * as companies from '@/features/companies/rules/input-words'
import * as documentsInvoiceProblemWords from '@/features/documents/rules/invoice-problem-words'
import * as exchangeRates from '@/features/exchange-rates/rules/input-words'
import * as gallery from '@/features/gallery/rules/input-words'
import * as groupHolds from '@/features/group-holds/rules/input-words'
import * as groups from '@/features/groups/rules/input-words'
import * as guestMessages from '@/features/guest-messages/rules/input-words'
import * as houseFacts from '@/features/house-facts/rules/input-words'
import { mediaText } from '@/features/media/text'
import * as messageThreads from '@/features/message-threads/rules/input-words'
import * as promoCodes from '@/features/promo-codes/rules/input-words'
import * as propertyChildPriceWords from '@/features/property/rules/child-price-words'
import * as property from '@/features/property/rules/input-words'
import * as ratePlans from '@/features/rate-plans/rules/input-words'
import * as ratesSetPriceWords from '@/features/rates/rules/set-price-words'
import * as ratesGrid from '@/features/rates-grid/rules/input-words'
import * as richText from '@/features/rich-text/rules/input-words'
import * as roles from '@/features/roles/rules/input-words'
import * as seasons from '@/features/seasons/rules/input-words'
import * as unansweredQuestions from '@/features/unanswered-questions/rules/input-words'
import * as videos from '@/features/videos/rules/input-words'
import * as villas from '@/features/villas/rules/input-words'
import * as webhooks from '@/features/webhooks/rules/input-words'
import * as inputText from '@/kernel/input-text'
import { pairTemplates, type RefusalTemplates } from '@/kernel/refusal-templates'
import * as accountsFr from '../accounts/rules/input-words'
import * as apiTokensFr from '../api-tokens/rules/input-words'
import * as bookingPlansPlanProblemsFr from '../booking-plans/rules/plan-problems'
import * as bookingsFr from '../bookings/rules/input-words'
import * as breachesFr from '../breaches/rules/input-words'
import * as categoriesFr from '../categories/rules/input-words'
import * as channelsFr from '../channels/rules/input-words'
import * as chargesFr from '../charges/rules/input-words'
import * as companiesFr from '../companies/rules/input-words'
import * as documentsInvoiceProblemWordsFr from '../documents/rules/invoice-problem-words'
import * as exchangeRatesFr from '../exchange-rates/rules/input-words'
import * as galleryFr from '../gallery/rules/input-words'
import * as groupHoldsFr from '../group-holds/rules/input-words'
import * as groupsFr from '../groups/rules/input-words'
import * as guestMessagesFr from '../guest-messages/rules/input-words'
import * as houseFactsFr from '../house-facts/rules/input-words'
import * as inputTextFr from '../kernel/input-text'
import { mediaText as mediaFr } from '../media/text'
import * as messageThreadsFr from '../message-threads/rules/input-words'
import * as promoCodesFr from '../promo-codes/rules/input-words'
import * as propertyChildPriceWordsFr from '../property/rules/child-price-words'
import * as propertyFr from '../property/rules/input-words'
import * as ratePlansFr from '../rate-plans/rules/input-words'
import * as ratesSetPriceWordsFr from '../rates/rules/set-price-words'
import * as ratesGridFr from '../rates-grid/rules/input-words'
import * as richTextFr from '../rich-text/rules/input-words'
import * as rolesFr from '../roles/rules/input-words'
import * as seasonsFr from '../seasons/rules/input-words'
import * as unansweredQuestionsFr from '../unanswered-questions/rules/input-words'
import * as videosFr from '../videos/rules/input-words'
import * as villasFr from '../villas/rules/input-words'
import * as webhooksFr from '../webhooks/rules/input-words'

const { noMultipart, emptyFile, invalidImage } = mediaText
// What it is called with is a list: its sentence stands among the written ones.
const { unknownFields: _unknownFields, ...messages } = guestMessages.guestMessageInputText

/** What is wrong with what staff typed, which the panel says beforehand in most cases. */
export function listFormTemplates(): RefusalTemplates {
  return Object.assign(
    pairTemplates(inputText, inputTextFr),
    pairTemplates({ noMultipart, emptyFile, invalidImage }, mediaFr),
    pairTemplates(messages, guestMessagesFr.guestMessageInputText),
    pairTemplates(accounts, accountsFr),
    pairTemplates(apiTokens, apiTokensFr),
    pairTemplates(bookingPlansPlanProblems, bookingPlansPlanProblemsFr),
    pairTemplates(bookings, bookingsFr),
    pairTemplates(breaches, breachesFr),
    pairTemplates(categories, categoriesFr),
    pairTemplates(channels, channelsFr),
    pairTemplates(charges, chargesFr),
    pairTemplates(companies, companiesFr),
    pairTemplates(documentsInvoiceProblemWords, documentsInvoiceProblemWordsFr),
    pairTemplates(exchangeRates, exchangeRatesFr),
    pairTemplates(gallery, galleryFr),
    pairTemplates(groupHolds, groupHoldsFr),
    pairTemplates(groups, groupsFr),
    pairTemplates(houseFacts, houseFactsFr),
    pairTemplates(messageThreads, messageThreadsFr),
    pairTemplates(promoCodes, promoCodesFr),
    pairTemplates(propertyChildPriceWords, propertyChildPriceWordsFr),
    pairTemplates(property, propertyFr),
    pairTemplates(ratePlans, ratePlansFr),
    pairTemplates(ratesGrid, ratesGridFr),
    pairTemplates(ratesSetPriceWords, ratesSetPriceWordsFr),
    pairTemplates(richText, richTextFr),
    pairTemplates(roles, rolesFr),
    pairTemplates(seasons, seasonsFr),
    pairTemplates(unansweredQuestions, unansweredQuestionsFr),
    pairTemplates(videos, videosFr),
    pairTemplates(villas, villasFr),
    pairTemplates(webhooks, webhooksFr),
  )
}

import { readTypedDecimal } from '@/kernel/money-typed'
import type { Fields } from '@/web/admin-kit/field-kinds'
import { field } from '@/web/admin-kit/fields'
import type { FieldGroup } from '@/web/admin-kit/form-fields'
import { SECOND_FACTOR_FROM, type WrittenFacts } from '../contract'
import { READINESS_RULES } from '../rules/check-in-readiness'
import { ENDING_FEES, PRICE_TAXES } from '../rules/money-terms'
import { pairsField } from './admin-pairs-field'
import { factsText, factGroups as group, factLabels as label } from './admin-text'

const isRequired = true

const fees = ENDING_FEES.map((value) => ({ value, label: label.fees[value] }))

const priceTaxes = PRICE_TAXES.map((value) => ({ value, label: label.priceTaxesChoices[value] }))

const secondFactorFrom = SECOND_FACTOR_FROM.map((value) => ({
  value,
  label: label.secondFactorChoices[value],
}))
const readiness = READINESS_RULES.map((value) => ({ value, label: label.readinessChoices[value] }))

const plain = {
  name: field.text(label.name, { isRequired }),
  tagline: field.text(label.tagline, { isRequired, help: label.taglineHelp }),
  phones: field.lines(label.phones, { isRequired, isWide: false }),
  infoEmail: field.text(label.infoEmail, { isRequired }),
  generalEmail: field.text(label.generalEmail, { isRequired }),
  messagingNumber: field.text(label.messagingNumber, { isRequired }),
  address: field.text(label.address, { isRequired, isWide: true }),
  town: field.text(label.town, { isRequired }),
  country: field.text(label.country, { isRequired }),
  latitude: field.count(label.latitude, { isRequired, min: -90, step: 0.000001, help: label.latitudeHelp }),
  longitude: field.count(label.longitude, {
    isRequired,
    min: -180,
    step: 0.000001,
    help: label.longitudeHelp,
  }),
  timeZone: field.text(label.timeZone, { isRequired, help: label.timeZoneHelp }),
  currency: field.choice(label.currency, [{ value: 'USD', label: 'USD' }], { help: label.currencyHelp }),
  checkInTime: field.text(label.checkInTime, { isRequired, help: label.timeHelp }),
  checkOutTime: field.text(label.checkOutTime, { isRequired, help: label.timeHelp }),
  holdHours: field.count(label.holdHours, { isRequired, min: 1, help: label.holdHoursHelp }),
  freeCancellationHours: field.count(label.freeCancellationHours, {
    isRequired,
    min: 1,
    help: label.freeCancellationHelp,
  }),
  confirmWithinHours: field.count(label.confirmWithinHours, {
    isRequired,
    min: 1,
    help: label.confirmWithinHoursHelp,
  }),
  firstHoldMinutes: field.count(label.firstHoldMinutes, {
    isRequired,
    min: 1,
    help: label.firstHoldMinutesHelp,
  }),
  confirmsAtOnce: field.toggle(label.confirmsAtOnce, { help: label.confirmsAtOnceHelp }),
  mostVillasAtOnce: field.optionalCount(label.mostVillasAtOnce, {
    min: 0,
    help: label.mostVillasAtOnceHelp,
  }),
  linkDays: field.count(label.linkDays, { isRequired, min: 1, help: label.linkDaysHelp }),
  asksRegistrationCard: field.toggle(label.asksRegistrationCard, { help: label.asksRegistrationCardHelp }),
  wifiName: field.text(label.wifiName, { help: label.wifiHelp }),
  wifiPassword: field.text(label.wifiPassword),
  taxNumber: field.text(label.taxNumber, { help: label.taxNumberHelp }),
  landingScore: field.decimal(label.landingScore, { isRequired, help: label.scoreHelp }),
  aboutScore: field.decimal(label.aboutScore, { isRequired, help: label.scoreHelp }),
  scoreSource: field.text(label.scoreSource, { isRequired, help: label.scoreSourceHelp }),
  hasIllustrations: field.toggle(label.hasIllustrations, { help: label.illustrationsHelp }),
  lateCancellationFee: field.choice(label.lateCancellationFee, fees, { help: label.lateCancellationFeeHelp }),
  lateCancellationPercent: field.count(label.lateCancellationPercent, { min: 0, help: label.percentHelp }),
  noShowFee: field.choice(label.noShowFee, fees, { help: label.noShowFeeHelp }),
  noShowPercent: field.count(label.noShowPercent, { min: 0, help: label.percentHelp }),
  refundLimit: field.optionalCount(label.refundLimit, { min: 0, help: label.limitHelp }),
  discountLimit: field.optionalCount(label.discountLimit, { min: 0, help: label.limitHelp }),
  includedGuests: field.optionalCount(label.includedGuests, { min: 1, help: label.includedGuestsHelp }),
  extraAdultPrice: field.amount(label.extraAdultPrice, { help: label.extraAdultPriceHelp }),
  childPrices: pairsField(
    label.childPrices,
    [
      { name: 'ages', label: label.childPriceAges },
      { name: 'price', label: label.childPrice, read: readTypedDecimal },
    ],
    { help: label.childPricesHelp },
  ),
  priceTaxes: field.choice(label.priceTaxes, priceTaxes, { help: label.priceTaxesHelp }),
  secondFactorFrom: field.choice(label.secondFactorFrom, secondFactorFrom, {
    help: label.secondFactorHelp,
  }),
  checkInReadiness: field.choice(label.checkInReadiness, readiness, { help: label.checkInReadinessHelp }),
  dayEndsAt: field.count(label.dayEndsAt, { min: 0, help: label.dayEndsAtHelp }),
  phonesQuietFrom: field.count(label.phonesQuietFrom, { min: 0, help: label.phonesQuietHelp }),
  phonesQuietUntil: field.count(label.phonesQuietUntil, { min: 0, help: label.phonesQuietUntilHelp }),
  receptionHours: field.text(label.receptionHours, { isRequired, help: label.hoursHelp }),
  restaurantHours: pairsField(
    label.restaurantHours,
    [
      { name: 'meal', label: label.meal },
      { name: 'hours', label: label.hours },
    ],
    { help: label.hoursHelp },
  ),
  paymentMethods: field.lines(label.paymentMethods, { isWide: false }),
  advancePayment: field.text(label.advancePayment, { isWide: true, help: label.advancePaymentHelp }),
  depositRules: pairsField(
    label.depositRules,
    [
      { name: 'when', label: label.depositWhen },
      { name: 'amount', label: label.depositAmount },
    ],
    { help: label.depositRulesHelp },
  ),
  inclusions: field.lines(label.inclusions, { isWide: false }),
  policies: pairsField(
    label.policies,
    [
      { name: 'title', label: label.policyTitle },
      { name: 'text', label: label.policyText },
    ],
    { isLong: true, help: label.policiesHelp },
  ),
}

type FactFields = Fields<WrittenFacts>

/** A field for every fact; those that are still the sample's say so. */
export function factFields(samples: readonly string[]): FactFields {
  const marked = Object.entries(plain).map(([name, kind]) => [
    name,
    samples.includes(name) ? { ...kind, help: factsText.sample } : kind,
  ])
  return Object.fromEntries(marked) as FactFields
}

export const FACT_GROUPS: readonly FieldGroup<keyof WrittenFacts>[] = [
  { title: group.names, fields: ['name', 'tagline', 'taxNumber'] },
  { title: group.contact, fields: ['phones', 'messagingNumber', 'infoEmail', 'generalEmail'] },
  {
    title: group.place,
    fields: ['address', 'town', 'country', 'latitude', 'longitude', 'timeZone', 'currency'],
  },
  {
    title: group.times,
    fields: [
      'checkInTime',
      'checkOutTime',
      'receptionHours',
      'restaurantHours',
      'freeCancellationHours',
      'checkInReadiness',
      'dayEndsAt',
    ],
  },
  {
    title: group.requests,
    fields: ['firstHoldMinutes', 'holdHours', 'confirmWithinHours', 'confirmsAtOnce', 'mostVillasAtOnce'],
  },
  { title: group.guests, fields: ['wifiName', 'wifiPassword', 'linkDays', 'asksRegistrationCard'] },
  { title: group.phones, fields: ['phonesQuietFrom', 'phonesQuietUntil'] },
  {
    title: group.trust,
    fields: ['landingScore', 'aboutScore', 'scoreSource', 'hasIllustrations'],
  },
  {
    title: group.money,
    fields: [
      'lateCancellationFee',
      'lateCancellationPercent',
      'noShowFee',
      'noShowPercent',
      'refundLimit',
      'discountLimit',
    ],
  },
  { title: group.guestPrices, fields: ['includedGuests', 'extraAdultPrice', 'childPrices'] },
  { title: group.taxes, fields: ['priceTaxes'] },
  { title: group.security, fields: ['secondFactorFrom'] },
  {
    title: group.terms,
    fields: ['paymentMethods', 'advancePayment', 'depositRules', 'inclusions', 'policies'],
  },
]

/** A fact as people call it. */
export function labelOfFact(name: string): string {
  return (plain as Record<string, { label: string }>)[name]?.label ?? name
}

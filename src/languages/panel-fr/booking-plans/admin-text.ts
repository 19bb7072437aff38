import type * as english from '@/features/booking-plans/web/admin-text'
import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const planText: PanelTranslation<typeof english.planText> = {
  button: 'Plan tarifaire',
  title: (guest) => `Plan tarifaire du séjour : ${guest}`,
  group: 'Plan tarifaire',
  label: 'Plan tarifaire',
  labelHelp:
    'Il détermine le prix, l’acompte et ce que coûte une annulation. Ne le changez que si le client le demande.',
  flexible: `${PLAN_WORDS.flexible} : tarif public, annulation aux conditions de l’hôtel`,
  option: (name, change, terms) => `${name} : ${change}, ${terms}`,
  intro:
    'Pour cette nuit et les suivantes, aux prix d’aujourd’hui : ce qui est passé garde son prix, un prix fixé par l’équipe est remplacé. Le client reçoit la modification par écrit.',
  company: 'Société ou agence',
  companyHelp:
    'Qui paie le séjour. Les factures sont à son nom et à son adresse, payables à ses conditions, et son plan tarifaire est choisi. Les sociétés s’ajoutent sous Sociétés.',
  noCompany: 'Aucune : le client paie',
  companyFacts: (facts) => `Factures à ${facts}`,
  due: (days) => (days === 0 ? 'payables à réception' : `payables ${countOf(days, 'jour')} après la facture`),
  taxNumber: (number) => `TIN ${number}`,
  ofCompany: (company, plan) => `Les séjours facturés à ${company} sont réservés au plan ${plan}.`,
  save: 'Changer le plan',
  becomes: (before, after) => `${before} jusqu’ici, ${after} avec ce plan`,
  stays: (total) => `${total}, comme jusqu’ici`,
  lost: (why) => `${why} Le séjour passe au plan ${PLAN_WORDS.flexible}.`,
  unknown: 'Le prix avec ce plan est encore en cours de calcul. Veuillez réessayer dans un instant.',
  done: 'Le plan tarifaire est changé',
  failed: 'Le plan tarifaire n’a pas été changé',
  tryAgain: 'Veuillez vérifier votre connexion et réessayer.',
  wasPlan: 'Tarif',
}

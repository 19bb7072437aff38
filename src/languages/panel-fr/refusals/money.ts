/** Refusals about money, by their English. */
export const MONEY_REFUSALS: Record<string, string> = {
  // The folio.
  'The guest owes nothing for this booking': 'Le client ne doit rien pour cette réservation',
  '{} is due, not more': '{0} sont dus, pas plus',
  'All of it is paid': 'Tout est payé',
  'This charge has been corrected already.': 'Ces frais ont déjà été corrigés.',
  'More was let off since than this would leave. Please correct the discount first.':
    'Depuis, la remise accordée dépasse ce qui resterait. Veuillez d’abord la corriger.',
  'This was {} already, by {}.': 'C’est déjà tranché ({0}), par {1}.',
  'The stay has changed since. This price would now let the guest off {}. Please refuse it and set the price of the stay as it is.':
    'Le séjour a changé depuis. Ce prix accorderait maintenant une remise de {0}. Veuillez le refuser et fixer le prix du séjour tel qu’il est.',
  '{} of this booking is on its way back already. Please wait until it is known what became of it.':
    '{0} de cette réservation sont déjà en cours de remboursement. Veuillez attendre d’en connaître l’issue.',
  'There is no rate for shillings. An admin sets one under Exchange rate.':
    'Il n’y a pas de taux pour les shillings. Un administrateur en fixe un sous Taux de change.',
  'A dollar is now {} shillings. Please look at the amount again.':
    'Un dollar vaut maintenant {0} shillings. Veuillez vérifier le montant à nouveau.',
  'This is less than a cent': 'C’est moins d’un cent',
  'This Idempotency-Key was already used for a different {}. Please use a new one.':
    'Cette Idempotency-Key a déjà servi à autre chose ({0}). Veuillez en utiliser une nouvelle.',
  '{} is more than reception may take back by itself. Please ask an admin to do it.':
    '{0} dépassent ce que la réception peut retirer seule. Veuillez demander à un administrateur de le faire.',
  '{} did not send it back: {} The money is as before; you can give it back in another way.':
    '{0} n’a pas remboursé : {1} L’argent est resté tel quel ; vous pouvez rembourser d’une autre façon.',
  'Your role may not set prices. Please leave the price as it is.':
    'Votre rôle ne permet pas de fixer des prix. Veuillez laisser le prix tel quel.',
  'Please give an amount such as 65.00': 'Veuillez indiquer un montant, par exemple 65.00',
  'This payment has been reversed already.': 'Ce paiement a déjà été contre-passé.',
  'The provider sends or sent money of this payment back. What went cannot be reversed here.':
    'Le prestataire rembourse ou a remboursé de l’argent de ce paiement. Ce qui est parti ne peut pas être contre-passé ici.',
  'Money of this payment was given back or moved since. Please reverse that first.':
    'De l’argent de ce paiement a été remboursé ou transféré depuis. Veuillez d’abord contre-passer cela.',
  'This payment was recorded before and has been reversed since. Please record it once more.':
    'Ce paiement avait été enregistré et a été contre-passé depuis. Veuillez l’enregistrer encore une fois.',
  'There is no booking with this reference': 'Aucune réservation n’a cette référence',
  'This day is more than a year ago': 'Ce jour date de plus d’un an',
  'This day is after the stay': 'Ce jour est après le séjour',

  // Providers.
  '{} is switched off, so it cannot be asked.': '{0} est désactivé et ne peut pas être interrogé.',
  'Airtel gives money back only as a whole.': 'Airtel ne rembourse que la totalité.',
  'Airtel refused our keys: check AIRTEL_CLIENT_ID and AIRTEL_CLIENT_SECRET.':
    'Airtel a refusé nos clés : vérifiez AIRTEL_CLIENT_ID et AIRTEL_CLIENT_SECRET.',
  'Airtel needs a mobile number of Uganda.': 'Airtel demande un numéro de mobile ougandais.',
  'Airtel takes shillings only.': 'Airtel n’accepte que des shillings.',
  'Airtel answered about another payment than the one asked for.':
    'Airtel a répondu au sujet d’un autre paiement que celui demandé.',
  'Airtel refused: {}.': 'Airtel a refusé : {0}.',
  '{} did not answer within {} seconds.': '{0} n’a pas répondu en {1} secondes.',
  '{} could not be reached{}.': '{0} n’a pas pu être joint{1}.',
  'MTN answered about another payment than the one asked for.':
    'MTN a répondu au sujet d’un autre paiement que celui demandé.',
  'MTN takes refunds in its own portal only: send the money back there, then record it here.':
    'MTN ne rembourse que depuis son propre portail : remboursez là-bas, puis enregistrez-le ici.',
  'MTN needs the mobile number that pays.': 'MTN demande le numéro de mobile qui paie.',
  'Pesapal needs the guest’s e-mail address or phone number.':
    'Pesapal demande l’e-mail ou le numéro de téléphone du client.',
  'Pesapal gives mobile money back only as a whole.': 'Pesapal ne rembourse le mobile money qu’en totalité.',
  'Pesapal refused our key and secret: check PESAPAL_CONSUMER_KEY.':
    'Pesapal a refusé notre clé et son secret : vérifiez PESAPAL_CONSUMER_KEY.',
  'Pesapal could not say what became of it: {}.': 'Pesapal n’a pas pu dire ce qu’il en est advenu : {0}.',
  'Pesapal answered about another payment than the one asked for.':
    'Pesapal a répondu au sujet d’un autre paiement que celui demandé.',
  'Pesapal refused: {}.': 'Pesapal a refusé : {0}.',
  'This is no notice of the provider.': 'Ceci n’est pas un avis du prestataire.',

  '{} answered with status {} and nothing that can be read.':
    '{0} a répondu avec l’état {1} et rien de lisible.',
  'MTN refused our keys: check MTN_SUBSCRIPTION_KEY, MTN_API_USER and MTN_API_KEY.':
    'MTN a refusé nos clés : vérifiez MTN_SUBSCRIPTION_KEY, MTN_API_USER et MTN_API_KEY.',
  'MTN takes shillings only.': 'MTN n’accepte que des shillings.',
  'MTN refused: {}.': 'MTN a refusé : {0}.',

  // Statements of providers.
  'A quotation mark in this file is not closed. Please export it again as CSV.':
    'Un guillemet de ce fichier n’est pas fermé. Veuillez l’exporter à nouveau en CSV.',
  'This file has more than 20,000 rows. Please export a shorter time.':
    'Ce fichier a plus de 20 000 lignes. Veuillez exporter une période plus courte.',
  'This file has no column for {}{}. Please export it again with its titles.':
    'Il manque à ce fichier une colonne : {0}{1}. Veuillez l’exporter à nouveau avec ses titres.',
  'One of its cells is too long.': 'L’une de ses cellules est trop longue.',
  'It has no transaction number.': 'Elle n’a pas de numéro de transaction.',
  'A spreadsheet has shortened the number {}.': 'Un tableur a raccourci le numéro {0}.',
  'Its status is {}.': 'Son état est {0}.',
  'Its currency is {}.': 'Sa monnaie est {0}.',
  'Money went out.': 'De l’argent est sorti.',
  'The amount {} cannot be read.': 'Le montant {0} est illisible.',
  'The amount is nothing.': 'Le montant est nul.',
  'The amount {} has parts of a shilling.': 'Le montant {0} a des fractions de shilling.',

  // Documents.
  'What each line has of taxes was not kept when this was issued. It can be taken back whole only.':
    'La part de taxes de chaque ligne n’a pas été gardée à l’émission. L’avoir ne peut porter que sur le tout.',
  'An amount of this invoice was taken back before. Please give an amount again.':
    'Un montant de cette facture a déjà été annulé. Veuillez à nouveau indiquer un montant.',
  'One of these lines is not there or was taken back before.':
    'L’une de ces lignes n’existe pas ou a déjà été annulée.',
  'These lines come to nothing that could be taken back.': 'Ces lignes ne font rien qui puisse être annulé.',
  'Only an invoice is taken back by a credit note.': 'Seule une facture s’annule par un avoir.',
  'This invoice has been taken back already.': 'Cette facture a déjà été annulée par un avoir.',
  'What was taken back before was invoiced anew by {}. Please take that back first.':
    'Ce qui avait été annulé a été facturé à nouveau par {0}. Veuillez d’abord annuler celle-ci.',
  'The guest owes nothing for this booking.': 'Le client ne doit rien pour cette réservation.',
  'This money was given back: there is no receipt for it.':
    'Cet argent a été remboursé : il n’y a pas de reçu pour lui.',
  'This money came from another booking: the receipt was issued there.':
    'Cet argent vient d’une autre réservation : le reçu y a été émis.',
  'There is no e-mail address of the {}.': 'Il n’y a pas d’adresse e-mail ({0}).',

  // Cash drawer, closing of the day, statements, budgets, rates.
  '{} has opened a shift already. Please close that one first.':
    '{0} a déjà ouvert une session de caisse. Veuillez d’abord la clôturer.',
  'This Idempotency-Key was already used for something else. Please use a new one.':
    'Cette Idempotency-Key a déjà servi à autre chose. Veuillez en utiliser une nouvelle.',
  'There is no more than {} in the drawer': 'Il n’y a pas plus de {0} en caisse',
  'Money came or went while you counted: {} is expected now. Please look once more.':
    'De l’argent est entré ou sorti pendant que vous comptiez : {0} sont maintenant attendus. Veuillez vérifier à nouveau.',
  'Please explain the difference: {}': 'Veuillez expliquer l’écart : {0}',
  '{} has closed this shift already.': '{0} a déjà clôturé cette session de caisse.',
  'Something of this day has changed since you looked. Please look once more, then close it.':
    'Cette journée a changé depuis votre dernier regard. Veuillez la vérifier à nouveau, puis la clôturer.',
  '{} ended by the clock, and another day has ended since. It cannot be closed any more.':
    'La journée du {0} s’est terminée à l’heure fixée, et une autre s’est terminée depuis. Elle ne peut plus être clôturée.',
  '{} can be closed from midnight on.': 'La journée du {0} pourra être clôturée à partir de minuit.',
  '{} has closed {} already.': '{0} a déjà clôturé la journée du {1}.',
  'This file has titles and no rows.': 'Ce fichier a des titres et aucune ligne.',
  'Somebody else changed the budget of {} after you opened it. Look at their figures, then save again.':
    'Quelqu’un d’autre a modifié le budget de {0} après que vous l’avez ouvert. Regardez ses chiffres, puis enregistrez à nouveau.',
  'Somebody has changed or deleted one of these seasons since. Please look at them in Seasons.':
    'Quelqu’un a modifié ou supprimé l’une de ces saisons depuis. Veuillez les regarder sous Saisons.',
  'The last day comes before the first.': 'Le dernier jour vient avant le premier.',
  'Please ask for no more than a year at once.': 'Veuillez ne pas demander plus d’un an à la fois.',
  'Please give at most 100 percent': 'Veuillez indiquer au plus 100 pour cent',
}

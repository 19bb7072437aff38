/** Refusals of the front desk, by their English (docs/decisions/languages.md). */
export const DESK_REFUSALS: Record<string, string> = {
  // Bookings and their steps.
  'This is possible from the day of arrival, {}.': 'C’est possible à partir du jour d’arrivée, {0}.',
  'A booking that is {} cannot become {}.': 'Une réservation au statut « {0} » ne peut pas passer à « {1} ».',
  'A booking that is {} keeps its stay as it was.':
    'Une réservation au statut « {0} » garde son séjour tel quel.',
  'A booking that is {} keeps its plan.': 'Une réservation au statut « {0} » garde son plan tarifaire.',
  'A booking that is {} keeps its price.': 'Une réservation au statut « {0} » garde son prix.',
  'Other discounts would leave the guest {} below nothing. Please take them back first.':
    'Avec les autres remises, le client serait à {0} au-dessous de zéro. Veuillez d’abord les retirer.',
  'We have no such villa': 'Cette villa n’existe pas',
  'This villa has no price at the moment. Please choose another, or give it one first.':
    'Cette villa n’a pas de prix pour l’instant. Veuillez en choisir une autre, ou lui en donner un d’abord.',
  'The price of this stay is {} by now. Please look at it once more and save again.':
    'Le prix de ce séjour est maintenant de {0}. Veuillez le vérifier et enregistrer à nouveau.',
  'The total is {}': 'Le total est de {0}',
  'Cancelling now costs {}. Nothing was cancelled: please look again.':
    'Annuler coûte maintenant {0}. Rien n’a été annulé : veuillez vérifier à nouveau.',
  'A no-show now costs {}. Nothing was changed: please look again.':
    'Un no-show coûte maintenant {0}. Rien n’a été modifié : veuillez vérifier à nouveau.',
  'No night is left to move. Please extend the stay first.':
    'Il ne reste aucune nuit à déplacer. Veuillez d’abord prolonger le séjour.',
  'Only a guest who arrives today can be checked in at once.':
    'Seul un client qui arrive aujourd’hui peut faire son check-in aussitôt.',
  '{} is still checked in to {}.': '{0} est encore en séjour dans {1}.',
  '{} is not ready: it is {}.': '{0} n’est pas prête : {1}.',
  '{} Housekeeping has to finish first, or choose another villa.':
    '{0} Le ménage doit d’abord finir, ou choisissez une autre villa.',
  '{} is still to be paid.': '{0} restent à payer.',
  '{} was paid too much and is to be given back.': '{0} ont été payés en trop et sont à rembourser.',
  'Something went wrong on our side. Please look at the booking before you try again.':
    'Une erreur s’est produite de notre côté. Veuillez regarder la réservation avant de réessayer.',
  'Not tried, since something went wrong on our side before.':
    'Non tenté, une erreur s’étant produite avant de notre côté.',
  'The extras come to {}': 'Les extras font {0}',
  'This rate plan is not offered any more. Please choose another.':
    'Ce plan tarifaire n’est plus proposé. Veuillez en choisir un autre.',
  'Stays cannot be billed to this company. Please choose another.':
    'Aucun séjour ne peut être facturé à cette société. Veuillez en choisir une autre.',
  '{}: {}': '{0} : {1}',

  'Please choose {} or earlier.': 'Veuillez choisir le {0} ou un jour plus tôt.',
  'Please choose {} or later.': 'Veuillez choisir le {0} ou un jour plus tard.',
  'Check-in is in the past. Please choose {} or later.':
    'L’arrivée est passée. Veuillez choisir le {0} ou un jour plus tard.',
  'We take bookings up to {} days ahead. Please choose a check-in by {}.':
    'Les réservations se prennent jusqu’à {0} jours à l’avance. Veuillez choisir une arrivée au plus tard le {1}.',
  'A stay can be up to {} nights. Please choose a check-out by {}, or call us for a longer one.':
    'Un séjour peut durer jusqu’à {0} nuits. Veuillez choisir un départ au plus tard le {1}.',

  '{} is taken from {} to {} by booking {} ({}). Please choose other dates or another villa.':
    '{0} est occupée du {1} au {2} par la réservation {3} ({4}). Veuillez choisir d’autres dates ou une autre villa.',
  '{} this villa from {} to {}. Please choose other dates or another villa.':
    '{0} cette villa du {1} au {2}. Veuillez choisir d’autres dates ou une autre villa.',

  // Undoing.
  'There is no step to undo here.': 'Il n’y a aucune étape à annuler ici.',
  'No member of the staff took this step: the guest did, or it came by itself. Please book the stay again, or cancel it.':
    'Cette étape ne vient pas de l’équipe : c’est le client, ou elle s’est faite seule. Veuillez réserver le séjour à nouveau, ou l’annuler.',
  'This was more than {} minutes ago. Please ask an admin to undo it.':
    'C’était il y a plus de {0} minutes. Veuillez demander à un administrateur de l’annuler.',
  'This was more than {} minutes ago. Please say why it is undone.':
    'C’était il y a plus de {0} minutes. Veuillez indiquer pourquoi cette étape est annulée.',
  'Please say why': 'Veuillez indiquer pourquoi',
  'The promo code of this booking has been used as often as it can be since. Please book the stay again.':
    'Le code promo de cette réservation a été utilisé entre-temps autant de fois que possible. Veuillez réserver le séjour à nouveau.',
  'Somebody else has taken or undone a step of this group meanwhile. Please look at it once more.':
    'Quelqu’un d’autre a fait ou annulé une étape de ce groupe entre-temps. Veuillez le vérifier à nouveau.',
  'Booking {} ({}): {} No villa of the group was changed.':
    'Réservation {0} ({1}) : {2} Aucune villa du groupe n’a été modifiée.',
  'Somebody else has taken or undone a step of this booking meanwhile. Please look at it once more.':
    'Quelqu’un d’autre a fait ou annulé une étape de cette réservation entre-temps. Veuillez la vérifier à nouveau.',
  'The nights of this booking are over, so it stays as it is.':
    'Les nuits de cette réservation sont passées : elle reste telle quelle.',
  'Invoice {} was issued since. Please have an admin take it back by a credit note first.':
    'La facture {0} a été émise depuis. Veuillez d’abord la faire annuler par un avoir par un administrateur.',
  'A refund or discount of this booking waits for an admin. Please have it decided first.':
    'Un remboursement ou une remise de cette réservation attend un administrateur. Veuillez d’abord le faire trancher.',
  '{} was let off since. Please correct the discount first.':
    'Une remise de {0} a été accordée depuis. Veuillez d’abord la corriger.',
  '{} of this booking has been {} since, which cannot be undone. {}':
    '{0} de cette réservation ont été {1} depuis, ce qui ne peut pas être annulé. {2}',
  'Money of this booking is being sent back, which cannot be undone. {}':
    'De l’argent de cette réservation est en cours de remboursement, ce qui ne peut pas être annulé. {0}',
  'Please book the stay again.': 'Veuillez réserver le séjour à nouveau.',

  // Villas and moves.
  'Which villa {} has is settled already.': 'La villa de {0} est déjà fixée.',
  '{} booked another category than {} is of. Please change the stay on its own page.':
    '{0} a réservé une autre catégorie que celle de {1}. Veuillez modifier le séjour sur sa propre page.',
  'The guest has this villa already. Please choose another one.':
    'Le client a déjà cette villa. Veuillez en choisir une autre.',
  'This is the villa that is blocked. Please choose another one.':
    'C’est la villa qui est bloquée. Veuillez en choisir une autre.',
  'A booking can move into one villa alone.': 'Une réservation ne peut aller que dans une seule villa.',
  'It is blocked already from {}.': 'Elle est déjà bloquée du {0}.',
  '{} has it from {}.': '{0} la retient du {1}.',
  '{} has slept here before today. Please block nights from {} on.':
    '{0} a dormi ici avant aujourd’hui. Veuillez bloquer des nuits à partir du {1}.',
  'The booking of {} is {} and keeps its stay as it was.':
    'La réservation de {0} est au statut « {1} » et garde son séjour tel quel.',
  'No night of {} is left to move. Please extend the stay first.':
    'Il ne reste aucune nuit de {0} à déplacer. Veuillez d’abord prolonger le séjour.',
  'Both bookings are of the same villa. Please choose another one.':
    'Les deux réservations sont dans la même villa. Veuillez en choisir une autre.',
  'These two stays have no night in common. Please move one of them instead.':
    'Ces deux séjours n’ont aucune nuit en commun. Veuillez plutôt déplacer l’un des deux.',
  'These nights are held for a group. Please change or release the hold under Group holds.':
    'Ces nuits sont en option pour un groupe. Veuillez modifier ou libérer l’option sous Options de groupe.',
  'These nights come from the calendar of {}. Please change or cancel the stay there; they follow when it is read next.':
    'Ces nuits viennent du calendrier de {0}. Veuillez modifier ou annuler le séjour là-bas ; elles suivront à la prochaine lecture.',
  'The last night must not be before the first.': 'La dernière nuit ne peut pas être avant la première.',
  'Nights can be blocked until {}. Please choose that day or an earlier one.':
    'Les nuits peuvent être bloquées jusqu’au {0}. Veuillez choisir ce jour ou un jour plus tôt.',

  // Groups.
  'No booking of this group can be moved any more.':
    'Plus aucune réservation de ce groupe ne peut être déplacée.',
  '{}: {} Nothing was moved.': '{0} : {1} Rien n’a été déplacé.',
  'Booking {} ({}) is {}, so the group cannot become {}. Nothing was changed.':
    'La réservation {0} ({1}) est au statut « {2} » : le groupe ne peut pas passer à « {3} ». Rien n’a été modifié.',
  'No booking of this group can become {}.': 'Aucune réservation de ce groupe ne peut passer à « {0} ».',
  'One of these villas has a booking already. Please look at the hold once more.':
    'L’une de ces villas a déjà une réservation. Veuillez vérifier l’option à nouveau.',
  '{} has {} on these nights. Please hold fewer, or choose other dates.':
    '{0} : {1} ces nuits-là. Veuillez en mettre moins en option, ou choisir d’autres dates.',
  '{} has {} on these nights for so many guests with these meals. Please hold fewer, or choose other dates.':
    '{0} : {1} ces nuits-là pour autant de personnes avec ces repas. Veuillez en mettre moins en option, ou choisir d’autres dates.',
  'This hold is over, and its nights are free for others. Please make a new one.':
    'Cette option est terminée, et ses nuits sont à nouveau libres. Veuillez en créer une nouvelle.',
  'This day is past. Please choose today or a later one.':
    'Ce jour est passé. Veuillez choisir aujourd’hui ou un jour plus tard.',
  'Please choose a day before the arrival: by then there are bookings, or the nights come free.':
    'Veuillez choisir un jour avant l’arrivée : d’ici là, il y a des réservations, ou les nuits se libèrent.',
  '{} cannot be booked at the moment. Please choose another.':
    '{0} ne peut pas être réservée pour l’instant. Veuillez en choisir une autre.',
  'This price lets the guests off more than reception may by itself. Please ask an admin to make the hold.':
    'Ce prix accorde plus que ce que la réception peut accorder seule. Veuillez demander à un administrateur de poser l’option.',

  // Guests, registration cards, enquiries, maintenance.
  'Another profile has this already: merge the two.': 'Un autre profil l’a déjà : fusionnez les deux.',
  'Please choose another profile': 'Veuillez choisir un autre profil',
  'This number was sealed with another SECRET_KEY. Put that key back, or write it down anew.':
    'Ce numéro a été chiffré avec une autre SECRET_KEY. Remettez cette clé, ou saisissez le numéro à nouveau.',
  'Please fill the card in first.': 'Veuillez d’abord remplir la fiche.',
  'This card is signed. Take the signature off first, then it can be changed.':
    'Cette fiche est signée. Retirez d’abord la signature, et elle pourra être modifiée.',
  'The {} is kept for {} on {}. Release that enquiry first.':
    'La salle « {0} » est réservée à {1} pour le {2}. Libérez d’abord cette demande.',
  'Please choose somebody on the staff': 'Veuillez choisir quelqu’un de l’équipe',
  'This ticket is of another villa.': 'Cette intervention concerne une autre villa.',
  'Nights are blocked for this ticket already. Please change them in the section of blocked dates.':
    'Des nuits sont déjà bloquées pour cette intervention. Veuillez les modifier sous Dates bloquées.',
  'This is done already. Please open it again first.':
    'C’est déjà terminé. Veuillez d’abord rouvrir l’intervention.',
  'This mail is {}.': 'Cet e-mail est au statut « {0} ».',
}

/** Refusals of the office and of the frame around all sections, by their English. */
export const OFFICE_REFUSALS: Record<string, string> = {
  // Accounts, passwords, passkeys, devices.
  'This has rights that you do not have yourself. Please ask somebody who has them.':
    'Cela donne des droits que vous n’avez pas vous-même. Veuillez demander à quelqu’un qui les a.',
  'Please choose one of the roles there are': 'Veuillez choisir l’un des rôles existants',
  'That is not your current password.': 'Ce n’est pas votre mot de passe actuel.',
  'That is not your current password': 'Ce n’est pas votre mot de passe actuel',
  'This is one of the most common passwords. Please choose another.':
    'C’est l’un des mots de passe les plus courants. Veuillez en choisir un autre.',
  'Some accounts still have this role. Please give them another one first.':
    'Des comptes ont encore ce rôle. Veuillez d’abord leur en donner un autre.',
  'The second factor of this account cannot be read: SECRET_KEY is not the one it was kept with. Please ask whoever runs the server.':
    'Le second facteur de ce compte ne peut pas être lu : SECRET_KEY n’est pas celle d’alors. Veuillez vous adresser à la personne qui gère le serveur.',
  'That code is not right, or has been used already': 'Ce code est incorrect ou a déjà été utilisé',
  'Please enter a code': 'Veuillez saisir un code',
  'Please use your passkey': 'Veuillez utiliser votre clé d’accès',
  'Please use your passkey, or enter the code that your authenticator app shows.':
    'Veuillez utiliser votre clé d’accès, ou saisir le code affiché par votre application d’authentification.',
  'Please use your passkey, or enter one of your codes on paper.':
    'Veuillez utiliser votre clé d’accès, ou saisir l’un de vos codes sur papier.',
  'Too many attempts to sign in. Please wait a little and try again.':
    'Trop de tentatives de connexion. Veuillez patienter un peu et réessayer.',
  'A second factor is set up already.': 'Un second facteur est déjà configuré.',
  'Please set up a second factor first.': 'Veuillez d’abord configurer un second facteur.',
  'The passkey could not be checked, or the time to make it was over. Please try again.':
    'La clé d’accès n’a pas pu être vérifiée, ou le temps pour la créer était écoulé. Veuillez réessayer.',
  'This passkey is in use already.': 'Cette clé d’accès est déjà utilisée.',
  'There are {} passkeys already. Please remove one that you do not use.':
    'Il y a déjà {0} clés d’accès. Veuillez en supprimer une que vous n’utilisez pas.',
  'There are {} devices already. Please remove one that you no longer use.':
    'Il y a déjà {0} appareils. Veuillez en supprimer un que vous n’utilisez plus.',
  'The keys of this browser cannot be used. Please switch notifications off and on again.':
    'Les clés de ce navigateur ne sont pas utilisables. Veuillez désactiver puis réactiver les notifications.',
  'The push service of this browser is not one we send to. Please use another browser on this device.':
    'Nous n’envoyons rien au service de notifications de ce navigateur. Veuillez utiliser un autre navigateur sur cet appareil.',

  'This link does not work any more: it was used, a newer password has been set, or its time is over. Have a new one sent.':
    'Ce lien ne fonctionne plus : il a servi, un mot de passe plus récent a été choisi, ou il est trop ancien. Faites-en envoyer un nouveau.',

  // Prices and codes.
  'Please give 3 to 40 letters, figures or hyphens, such as MARCH-10':
    'Veuillez indiquer 3 à 40 lettres, chiffres ou traits d’union, par exemple MARS-10',
  'Please give a percentage above 0, up to 100':
    'Veuillez indiquer un pourcentage supérieur à 0, 100 au plus',
  'Please give an amount above 0': 'Veuillez indiquer un montant supérieur à 0',
  'Please give a percentage from -100 to 100, such as -10':
    'Veuillez indiquer un pourcentage de -100 à 100, par exemple -10',
  'Please give an amount of $10,000 a night at most':
    'Veuillez indiquer un montant de 10 000 $ par nuit au plus',
  'Please say until how many hours before check-in cancelling is free':
    'Veuillez indiquer jusqu’à combien d’heures avant l’arrivée l’annulation est gratuite',
  'Different villas will cost the same: {} as much as {}. To keep them apart, choose a percentage or an amount, or give each category a price of its own.':
    'Des villas différentes coûteront le même prix : {0} autant que {1}. Pour garder l’écart, choisissez un pourcentage ou un montant, ou donnez à chaque catégorie son prix.',

  // What the site shows.
  'Please send either the text or the document: they say different things':
    'Veuillez envoyer soit le texte, soit le document : ils disent des choses différentes',
  'Content is required': 'Le contenu est obligatoire',
  'This text is too long for one post. Please divide it into two':
    'Ce texte est trop long pour un seul article. Veuillez le couper en deux',
  'Please write all {} policies, in the order of the English ones':
    'Veuillez écrire les {0} conditions, dans l’ordre des anglaises',
  'This one has {} questions already. Please choose another, or none to write a new one.':
    'Celle-ci a déjà {0} questions. Veuillez en choisir une autre, ou aucune pour en écrire une nouvelle.',
  'That one says nothing yet. Please say what the answer is.':
    'Celle-là ne dit encore rien. Veuillez indiquer la réponse.',
  'This answer is no longer there. Please choose another.':
    'Cette réponse n’existe plus. Veuillez en choisir une autre.',
  'Offers go by e-mail alone: that is what guests agree to':
    'Les offres ne partent que par e-mail : c’est ce que les clients acceptent',
  'Please write what goes to the phone': 'Veuillez écrire ce qui va sur le téléphone',
  'Please give the name of the template at WhatsApp': 'Veuillez indiquer le nom du modèle chez WhatsApp',

  // Files and messages.
  'There is no field {}': 'Il n’y a pas de champ {0}',
  "Please send the file in the field '{}'.": 'Veuillez envoyer le fichier dans le champ « {0} ».',
  'This is not a file we can use, whatever its name says. File type must be {}.':
    'Ce fichier n’est pas utilisable, quel que soit son nom. Types acceptés : {0}.',
  'This file is larger than {}.': 'Ce fichier dépasse {0}.',
  'This picture has more than {} million pixels. Please make it smaller first.':
    'Cette image a plus de {0} millions de pixels. Veuillez d’abord la réduire.',
  'This file is still in use: {}{}. Please change that first.':
    'Ce fichier est encore utilisé : {0}{1}. Veuillez d’abord changer cela.',

  // All lists and forms.
  'Nothing can be equal to this': 'Rien ne peut être égal à cela',
  'There is no such field': 'Ce champ n’existe pas',
  'What this refers to is no longer there. Please load the page anew.':
    'Ce à quoi cela se rapporte n’existe plus. Veuillez recharger la page.',
  'There is another for some of these days already. Please choose other days, or change that one.':
    'Il y en a déjà un autre pour certains de ces jours. Veuillez choisir d’autres jours, ou modifier celui-là.',
  'These values do not fit together: {}.': 'Ces valeurs ne vont pas ensemble : {0}.',
  'One of these numbers is too large.': 'L’un de ces nombres est trop grand.',
  'This cannot be done while {} refer to it. Please change those first, or hide it instead.':
    'C’est impossible tant que d’autres données s’y rapportent ({0}). Veuillez d’abord modifier celles-ci, ou plutôt le masquer.',
  'Please use visible ASCII characters': 'Veuillez utiliser des caractères ASCII visibles',
  'Please leave out the half character, such as a piece of an emoji':
    'Veuillez retirer le caractère incomplet, par exemple un morceau d’emoji',
}

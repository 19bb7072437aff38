import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/blog'

export const categories: Translation<typeof english.categories> = {
  travel: 'Voyage',
  food: 'Cuisine',
  events: 'Événements',
}

export const blogContent: Translation<typeof english.blogContent> = {
  title: 'Blog',
  description:
    'Carnets de Mbarara et des collines de l’Ankole : safaris avant midi, routes, marchés, café, cuisine et saisons, par ceux qui y vivent.',
  headline: 'Carnets de la véranda',
  intro:
    'Ce que nous répondons à nos hôtes qui demandent quoi faire demain. Écrit ici, après l’avoir marché, mangé et parcouru nous-mêmes.',
  search: 'Chercher un article',
  searchHint: 'Zèbres, café, pluie…',
  filter: 'Voir les articles sur',
  all: 'Tout',
  categories,
  found: (count) => (count > 1 ? `${count} articles trouvés` : `${count} article trouvé`),
  featured: 'À la une',
  articles: 'Articles',
  read: 'Lire l’article',
  minutes: (minutes) => `${minutes} min de lecture`,
  by: (author) => `Texte : ${author}`,
  empty: 'Aucun article ne correspond à votre recherche.',
  emptyHelp: 'Essayez un autre mot, ou parcourez-les tous.',
  showAll: 'Voir tous les articles',
  newsletter: {
    title: 'Une lettre de temps en temps',
    line: 'Nous aimerions en écrire une par saison, et n’avons pas commencé. D’ici là, rien de ce que vous saisissez ici n’est envoyé ni gardé.',
    email: 'Adresse e-mail',
    submit: 'S’abonner',
    done: 'Merci de l’intention. Le champ est de nouveau vide ; rien n’a été envoyé ni gardé.',
    missing: 'Veuillez saisir une adresse e-mail valable',
  },
  closing: {
    title: 'Lisez-le ici, puis venez voir',
    line: 'Chacune de ces matinées commence à l’une de nos portes. Choisissez vos nuits, et nous laisserons la lampe allumée.',
    picture: samplePicture('veranda'),
    action: { path: '/calendar', label: 'Voir les nuits libres' },
    other: { path: '/villas', label: 'Voir les villas' },
  },
  trail: 'Vous êtes ici',
  home: 'Accueil',
  related: 'À lire ensuite',
  goodToKnow: 'Bon à savoir',
}

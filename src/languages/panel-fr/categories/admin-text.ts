import type * as english from '@/features/categories/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const categoriesAdminText: PanelTranslation<typeof english.categoriesAdminText> = {
  add: 'Ajouter une catégorie',
  edit: 'Modifier la catégorie',
  empty: 'Aucune catégorie. Ajoutez la première pour commencer.',
  confirmDelete: 'Supprimer cette catégorie ?',
  explains: ['create', 'update'],
  done: { create: 'Catégorie ajoutée', update: 'Catégorie modifiée', delete: 'Catégorie supprimée' },
  failed: {
    create: 'La catégorie n’a pas pu être ajoutée',
    update: 'La catégorie n’a pas pu être modifiée',
    delete: 'La catégorie n’a pas pu être supprimée',
  },
}

export const categoryColumns: PanelTranslation<typeof english.categoryColumns> = {
  name: 'Nom',
  image: 'Image',
  basePrice: 'Prix de base',
  maxGuests: 'Personnes au plus',
  rooms: 'Pièces',
  status: 'Statut',
  active: 'Active',
  inactive: 'Inactive',
  noPrice: 'n. c.',
  bedrooms: (count) => `${count} ch.`,
  bathrooms: (count) => `${count} sdb`,
}

export const categoryGroups: PanelTranslation<typeof english.categoryGroups> = {
  basic: 'L’essentiel',
  pricing: 'Prix (USD)',
  rooms: 'Caractéristiques',
  image: 'Image de la catégorie',
}

export const categoryFields: PanelTranslation<typeof english.categoryFields> = {
  name: 'Nom',
  description: 'Description',
  badge: 'Pastille',
  badgeHelp: 'Un mot ou deux sur l’image, par exemple Popular',
  badgeColor: 'Couleur de la pastille',
  badgeColorHelp: 'La couleur de fond de la pastille.',
  sortOrder: 'Ordre',
  sortOrderHelp: 'Sa place parmi les autres : 1 vient avant 2.',
  isActive: 'Active',
  activeHelp: 'Les visiteurs ne voient que les catégories actives',
  pricePerNight: 'Prix par nuit',
  pricePerNightHelp:
    'En dollars US pour une nuit avec petit-déjeuner, par exemple 75. Une villa de la catégorie peut avoir le sien.',
  halfBoardPrice: 'Prix en demi-pension',
  halfBoardPriceHelp:
    'En dollars US pour une nuit avec petit-déjeuner et déjeuner, par exemple 95. Vide, la demi-pension n’est pas vendue.',
  fullBoardPrice: 'Prix en pension complète',
  fullBoardPriceHelp:
    'En dollars US pour une nuit avec tous les repas, par exemple 115. Vide, la pension complète n’est pas vendue.',
  includedGuests: 'Personnes comprises dans le prix',
  includedGuestsHelp: 'Vide, comme indiqué sous Établissement',
  extraAdultPrice: 'Par adulte supplémentaire et par nuit',
  extraAdultPriceHelp: 'Vide, comme indiqué sous Établissement, où se trouvent aussi les prix des enfants',
  maxGuests: 'Personnes au plus',
  maxGuestsHelp: 'Combien peuvent y dormir, enfants compris.',
  bedrooms: 'Chambres',
  bathrooms: 'Salles de bains',
  roomSize: 'Surface (m²)',
  balconies: 'Balcons',
  beds: 'Lits',
  bedsHelp: 'Combien de chaque sorte ; un lit superposé compte pour deux personnes',
  view: 'Vue',
  viewHelp: 'Ce qu’on en voit, en quelques mots',
  kitchen: 'Équipement de la cuisine',
  includedServices: 'Services compris',
  amenities: 'Équipements',
  features: 'Points forts',
  image: 'Image de la catégorie',
}

export const badgeColorNames: PanelTranslation<typeof english.badgeColorNames> = {
  green: 'vert',
  orange: 'orange',
  blue: 'bleu',
  purple: 'violet',
}

export const bedKindNames: PanelTranslation<typeof english.bedKindNames> = {
  king: 'Lits king size',
  queen: 'Lits queen size',
  double: 'Lits doubles',
  'three-quarter': 'Lits d’une place et demie',
  single: 'Lits simples',
  bunk: 'Lits superposés',
  sofa: 'Canapés-lits',
}

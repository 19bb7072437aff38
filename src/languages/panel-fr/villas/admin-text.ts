import type * as english from '@/features/villas/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const villasAdminText: PanelTranslation<typeof english.villasAdminText> = {
  add: 'Ajouter une villa',
  edit: 'Modifier la villa',
  empty: 'Aucune villa. Ajoutez la première pour commencer.',
  confirmDelete: 'Supprimer cette villa ?',
  explains: ['update'],
  done: { create: 'Villa ajoutée', update: 'Villa modifiée', delete: 'Villa supprimée' },
  failed: {
    create: 'La villa n’a pas pu être ajoutée',
    update: 'La villa n’a pas pu être modifiée',
    delete: 'La villa n’a pas pu être supprimée',
  },
}

export const villaColumns: PanelTranslation<typeof english.villaColumns> = {
  name: 'Nom',
  category: 'Catégorie',
  building: 'Bâtiment',
  room: 'N° de chambre',
  pricing: 'Prix',
  specifications: 'Caractéristiques',
  status: 'Statut',
  available: 'Disponible',
  unavailable: 'Indisponible',
  draft: 'Brouillon',
  featured: 'En vedette',
  base: 'Base',
  half: 'Demi-p.',
  full: 'Pension compl.',
  noPrice: 'n. c.',
  specs: (guests, bedrooms, bathrooms) =>
    `${guests} ${guests > 1 ? 'personnes' : 'personne'}, ${bedrooms} ch., ${bathrooms} sdb`,
  roomSize: (squareMetres) => `${squareMetres} m²`,
}

export const villaTabs: PanelTranslation<typeof english.villaTabs> = {
  basic: 'L’essentiel',
  location: 'Emplacement',
  pricing: 'Prix',
  specifications: 'Caractéristiques',
}

export const villaNotes: PanelTranslation<typeof english.villaNotes> = {
  noCategory: 'Choisissez une catégorie sous L’essentiel, et la villa reprend d’elle ce qui reste vide ici.',
  prices: (category) => `Prix de ${category}, là où un champ ci-dessous est vide`,
  specs: (category) => `Caractéristiques de ${category}, là où un champ ci-dessous est vide`,
}

export const siteGaps: PanelTranslation<typeof english.siteGaps> = {
  website: 'Site web',
  shown: 'Sur le site',
  missing: 'Absente du site',
  partly: 'Partiellement sur le site',
  title: (gaps) =>
    gaps.includes('price')
      ? 'Les visiteurs ne voient pas cette villa'
      : 'Les visiteurs ne voient pas cette villa sur les pages des villas',
  todo: {
    price: 'Elle n’a pas de prix : donnez-lui un prix de base, ou un prix par nuit à sa catégorie.',
    category: 'Elle n’a pas de catégorie : choisissez-en une sous L’essentiel.',
    'hidden-category': 'Sa catégorie n’est pas active : activez-la, ou choisissez-en une autre.',
  },
}

export const villaFields: PanelTranslation<typeof english.villaFields> = {
  name: 'Nom',
  slug: 'Adresse',
  slugHelp: 'La fin de son adresse sur le site ; vide, elle est tirée du nom',
  category: 'Catégorie',
  shortDescription: 'Description courte',
  shortDescriptionHelp: 'Une phrase sur la villa.',
  description: 'Description complète',
  mainImage: 'Image principale',
  mainImageHelp: 'Vide, l’image principale de sa galerie, ou celle de la catégorie',
  seoTitle: 'Titre pour les moteurs de recherche',
  seoTitleHelp: 'La ligne que Google et les autres affichent pour sa page.',
  seoDescription: 'Description pour les moteurs de recherche',
  seoDescriptionHelp: 'Le texte sous cette ligne, une ou deux phrases.',
  building: 'Bâtiment',
  roomNumber: 'Numéro de chambre',
  floor: 'Étage',
  place: 'Place sur le plan du domaine',
  placeHelp:
    'Appuyez sur le plan ou faites glisser, ou saisissez la distance depuis le bord gauche et le bord supérieur ; vide, la villa est nommée sous le plan',
  basePrice: 'Prix de base',
  basePriceHelp:
    'En dollars US pour une nuit avec petit-déjeuner, par exemple 75 ; vide, le prix de sa catégorie.',
  halfBoardPrice: 'Prix en demi-pension',
  halfBoardPriceHelp:
    'En dollars US pour une nuit avec petit-déjeuner et déjeuner, par exemple 95 ; vide, celui de sa catégorie.',
  fullBoardPrice: 'Prix en pension complète',
  fullBoardPriceHelp:
    'En dollars US pour une nuit avec tous les repas, par exemple 115 ; vide, celui de sa catégorie.',
  weekendPrice: 'Prix de week-end',
  weekendHelp: 'Nuits de vendredi, samedi et dimanche ; vide, un cinquième de plus que le prix de base',
  seasonalPrice: 'Prix de saison',
  seasonalPriceHelp: 'En dollars US pour une nuit d’une saison qui n’a pas de prix à elle.',
  maxGuests: 'Personnes au plus',
  maxGuestsHelp: 'Combien peuvent y dormir, enfants compris ; vide, comme sa catégorie.',
  bedrooms: 'Chambres',
  bathrooms: 'Salles de bains',
  roomSize: 'Surface (m²)',
  balconies: 'Balcons',
  beds: 'Lits',
  bedsHelp: 'Combien de chaque sorte ; vide, ceux de la catégorie',
  view: 'Vue',
  viewHelp: 'Ce qu’on en voit, en quelques mots ; vide, comme sa catégorie',
  kitchen: 'Équipement de la cuisine',
  kitchenHelp: 'Un par ligne ; vide, celui de la catégorie',
  amenities: 'Équipements',
  amenitiesHelp: 'Un par ligne ; vide, ceux de la catégorie',
  isPublished: 'Publiée',
  publishedHelp: 'Un brouillon n’est visible que de l’équipe, qui peut le réserver',
  isAvailable: 'Ouverte à la réservation',
  availableHelp: 'Désactivée, les clients ne peuvent pas la réserver.',
  isFeatured: 'Villa en vedette',
  featuredHelp: 'Mise en avant dans la liste des villas.',
  sortOrder: 'Ordre',
  sortOrderHelp: 'Sa place parmi les autres : 1 vient avant 2.',
}

export const villaPlace: PanelTranslation<typeof english.villaPlace> = {
  here: 'ici',
  axis: { x: 'Depuis la gauche (25 à 375)', y: 'Depuis le haut (25 à 535)' },
  remove: 'La retirer du plan',
}

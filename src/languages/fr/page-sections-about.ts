import type * as english from '@/features/page-sections/rules/about-words'
import type { Translation } from '@/kernel/translation'

export const ABOUT_SECTION_WORDS: Translation<typeof english.ABOUT_SECTION_WORDS> = {
  hero: {
    title: 'Un village de villas, et la porte est ouverte',
    text: 'Vingt-cinq villas meublées, avec les collines pour ligne de toit. Nous avons bâti le lieu que nous cherchions nous-mêmes en voyage : une clé à soi, et du monde tout près.',
  },
  story: {
    title: 'Notre histoire',
    note: 'En Ankole, avant toute chose, on demande des nouvelles à celui qui arrive. C’est toujours ainsi que nous commençons.',
    illustration:
      'Illustration : vaches à longues cornes au pâturage dans une lumière rasante, acacias parasols et collines au fond',
    texts: [
      'Mbarara est l’endroit où se rejoignent les routes de l’ouest. S’y arrêtent les familles entre Kampala et Kabale, les commerçants entre la frontière et le lac, les enseignants et les médecins le temps d’un semestre à l’université, et les voyageurs le dernier soir avant les zèbres du lac Mburo.',
      'La plupart veulent les mêmes choses simples : un lit prêt, de l’eau chaude, une table dont les plats ont le goût du pays, et du calme. Nous avons donc disposé les lieux comme un village plutôt que le long d’un couloir. Vous vous garez tout près, vous cuisinez si le cœur vous en dit et mangez chez nous sinon, et le soir la terrasse est à quelques pas.',
      'Les jardins sont plus anciens que les maisons. Les bananiers le long du mur donnent toujours leur matooke à la cuisine, et les bergers passent toujours avec leurs vaches à longues cornes en fin d’après-midi, quand la lumière est la plus belle.',
    ],
  },
  mission: {
    title: 'Notre mission',
    text: 'Donner à tous ceux qui viennent à Mbarara, pour une nuit ou pour une saison, une maison où tout marche, une cuisine qui prépare ce qui pousse ici, et quelqu’un à la porte qui connaît leur nom.',
  },
  vision: {
    title: 'Notre vision',
    text: 'Être l’adresse que les gens de l’ouest de l’Ouganda donnent à leur propre famille : là où l’on célèbre un mariage, où l’on finit un livre, où l’on interrompt exprès un long voyage.',
  },
  values: {
    title: 'Ce à quoi nous tenons',
    entries: [
      {
        heading: 'Le client d’abord',
        text: 'Nous demandons avant de supposer : un lit bébé, un petit-déjeuner plus tardif, un coin plus calme. Puis nous le faisons.',
      },
      {
        heading: 'Professionnalisme',
        text: 'Le prix que vous avez vu est celui que vous payez, la villa que vous avez choisie est celle que vous avez.',
      },
      {
        heading: 'Durabilité',
        text: 'Nous achetons aux fermes des environs, nous réparons avant de remplacer, et nous laissons le jardin boire la pluie.',
      },
      {
        heading: 'Innovation',
        text: 'Chaque nuit libre est au calendrier dès l’instant où elle se libère, sur n’importe quel téléphone, à toute heure.',
      },
      {
        heading: 'Intégrité',
        text: 'Quand quelque chose ne va pas, nous le disons les premiers, et nous y remédions sans que vous ayez à le demander.',
      },
    ],
  },
  distances: {
    title: 'À quelle distance',
    text: 'Par la route depuis Mbarara, en chiffres ronds. Demandez à la réception l’état des derniers kilomètres : il change avec la pluie.',
    entries: [
      {
        heading: 'Centre culturel d’Igongo, 12 km',
        text: 'Le musée de l’Ankole, et un bon déjeuner',
      },
      {
        heading: 'Parc national du lac Mburo, 30 km',
        text: 'Des zèbres, des impalas, des girafes, un bateau sur le lac',
      },
      {
        heading: 'Parc national Queen Elizabeth, 110 km',
        text: 'Des lions dans la plaine, des hippopotames dans le chenal',
      },
      {
        heading: 'Kabale, pour le lac Bunyonyi, 145 km',
        text: 'Des collines en terrasses et vingt-neuf îles',
      },
      {
        heading: 'Kampala, 270 km',
        text: 'La capitale, en passant par l’équateur',
      },
    ],
  },
  closing: {
    title: 'Vous nous connaissez un peu, maintenant. Venez nous donner de vos nouvelles.',
    text: 'Choisissez les jours, et une villa vous est gardée.',
  },
}

import type * as english from '@/features/page-sections/rules/services-words'
import type { Translation } from '@/kernel/translation'

export const SERVICES_SECTION_WORDS: Translation<typeof english.SERVICES_SECTION_WORDS> = {
  hero: {
    title: 'Ce que nous faisons, pour que vous n’ayez pas à le faire',
    text: 'Un séjour se compose de beaucoup de petites choses qui marchent, tout simplement. Voici les nôtres.',
  },
  villas: {
    title: 'Villas',
    text: 'Meublées jusqu’à la dernière petite cuillère, du studio pour deux à la résidence pour six. Votre propre porte d’entrée, votre propre coin salon, un lit fait pendant que vous êtes sortis.',
    button: 'Voir les villas',
  },
  restaurant: {
    title: 'Restaurant',
    text: 'La cuisine d’Ankole et celle du monde, du premier café à la dernière assiette. Le petit-déjeuner fait partie de chaque séjour ; le déjeuner et le dîner sont là dès que vous n’avez pas envie de cuisiner.',
    button: 'Voir la carte',
  },
  terrace: {
    title: 'Terrasse et bar',
    text: 'Des guirlandes de lampes, des boissons fraîches, un gril les soirs doux et, de temps en temps, un orchestre. Assez près pour rentrer à pied, assez loin pour ne pas l’entendre de votre oreiller.',
    button: 'Voir le programme',
  },
  included: {
    title: 'Dans chaque séjour',
    text: 'À vous dès la première minute.',
  },
  extras: {
    title: 'Et sur demande',
    text: 'Les huit choses que nos hôtes demandent le plus. Dites-le-nous en réservant, ou appelez la réception.',
    entries: [
      {
        heading: 'Transfert aéroport',
        text: 'Depuis Entebbe ou Kampala, avec un chauffeur qui attend si vous avez du retard.',
      },
      {
        heading: 'Lessive et repassage',
        text: 'Le linge part le matin et revient le soir sur cintres.',
      },
      {
        heading: 'Sorties au parc',
        text: 'Une voiture, un petit-déjeuner à emporter et un guide pour le lac Mburo, organisés la veille.',
      },
      {
        heading: 'Lit de bébé et chaise haute',
        text: 'Installés avant votre arrivée, avec une bouilloire jamais bien loin.',
      },
      {
        heading: 'Plus tôt ou plus tard',
        text: 'Une villa avant l’heure d’arrivée ou après l’heure de départ, quand elle est libre.',
      },
      {
        heading: 'Bureau et impression',
        text: 'Une table au calme, une imprimante à la réception, un appel où l’on s’entend.',
      },
      {
        heading: 'Paniers-repas',
        text: 'Pour la route de Kabale ou le bateau sur le lac, prêts à l’aube.',
      },
      {
        heading: 'Fleurs et gâteaux',
        text: 'Pour l’anniversaire auquel vous avez pensé, et pour celui que vous avez failli oublier.',
      },
    ],
  },
  events: {
    title: 'Événements et traiteur',
    text: 'Une salle de conférence pour 100 personnes, une salle de banquet pour 150, et une cuisine qui sert les deux. Ceux qui restent la nuit sont déjà chez eux.',
    button: 'Voir les salles',
  },
  closing: {
    title: 'Y a-t-il quelque chose à quoi nous n’avons pas pensé ?',
    text: 'Demandez : la réponse est presque toujours oui.',
  },
}

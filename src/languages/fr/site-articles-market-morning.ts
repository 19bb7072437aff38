import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-market-morning'

export const body: Translation<typeof english.body> = [
  'On en apprend plus sur l’Ankole en deux heures de marché qu’en une semaine de musées. Mbarara est une place de commerce depuis qu’elle est une ville : tout ce qui va du lac aux montagnes, ou de la frontière à la capitale, passe par elle, et une bonne part y est déchargée avant le lever du soleil.',
  { heading: 'Venez tôt, et prenez votre temps' },
  'Les camions arrivent dans le noir. À sept heures, le marché central est éveillé, les tomates sont empilées en pyramides de cinq, et les femmes qui les vendent ont bu leur thé et sont d’humeur à causer. À dix heures il y a foule, à midi il fait chaud. Si vous ne savez pas par où commencer, suivez un vélo chargé de trois régimes de matooke. Il connaît le chemin.',
  'Faites un tour sans rien acheter. Regardez rien que les couleurs des haricots : mouchetés, violets, blancs, jaunes, un petit noir comme une perle. Regardez combien il y a de sortes de bananes, car il y en a une pour la vapeur, une pour le gril, une pour la bière et une pour manger dans la main, et personne ici ne prendrait l’une pour l’autre.',
  { heading: 'Quelques mots mènent loin' },
  'La langue est le runyankole, et elle commence toute affaire par un salut. Un prix demandé sans lui est un prix pour étrangers.',
  {
    list: [
      'Agandi : comment allez-vous, bon pour tout le monde à toute heure. La réponse est Ni marungi, je vais bien.',
      'Oraire ota : bonjour, mot à mot comment avez-vous passé la nuit.',
      'Osiibire ota : comment s’est passée votre journée, à partir de midi environ.',
      'Webare : merci. Webare munonga : merci beaucoup.',
    ],
  },
  'Vous vous tromperez, on rira, et après cela vous ne serez plus un touriste mais un invité.',
  { heading: 'Que rapporter' },
  'Des paniers, avant tout. Ils sont montés en spirale, en papyrus ou en tige de bananier, et liés de raphia, et leurs motifs, triangles et chevrons en clair et foncé, sont aussi vieux que le métier. Un tressage serré est un bon tressage : tenez-le contre la lumière. Les petits au couvercle pointu étaient faits pour le pain de millet, et les plats pour le vanner.',
  'Les pots à lait taillés dans une seule pièce de bois, avec un couvercle tressé, sont la fierté d’une maison de l’Ankole. Un ancien est noir de fumée et coûte en conséquence. Les étoffes se vendent à la longueur, du coton ciré aux motifs qui crient, et à côté des étoffes sont assis les tailleurs, à leurs machines à pédale, qui vous feront une chemise pour demain soir si vous demandez aujourd’hui.',
  'Puis il y a ce qui se mange : du miel des collines dans des bouteilles de récupération, des arachides grillées pendant que vous attendez, des fruits de la passion à la peau ridée comme celle d’un éléphant, des avocats de la taille d’une chaussure.',
  { heading: 'Au sujet des prix' },
  'Fruits et légumes ont un prix, et il est juste ; il n’y a pas de gloire à faire baisser une femme qui a six oignons. Pour les paniers, les étoffes et les sculptures, on s’attend à un petit échange. Souriez, offrez un peu moins, retrouvez-vous au milieu, et une fois d’accord, achetez. Marchander puis s’en aller passe pour impoli, et à juste titre.',
  {
    note: 'Ayez de petites coupures en shillings ougandais : rendre la monnaie d’une grosse demande de chercher dans la moitié de l’allée. La plupart des étals prennent le mobile money. Gardez téléphone et portefeuille devant vous, comme dans n’importe quelle foule du monde, et demandez avant de photographier qui que ce soit.',
  },
  { heading: 'L’autre marché' },
  'Demandez quel jour se vend le bétail. Hors de la ville, dans un champ poussiéreux clos d’euphorbes, des hommes en chapeau et bottes de caoutchouc font cercle autour de vaches aux longues cornes et en parlent avec le sérieux de banquiers. Une vache a ici un nom, une couleur qui a elle-même son nom, et un arbre généalogique. Il n’est pas nécessaire d’en acheter une pour être le bienvenu.',
  'Quand vous en avez assez, asseyez-vous sur un banc avec un gonja grillé et une tasse de thé au lait, et laissez tout cela passer devant vous un moment. Puis remontez vers le calme, posez vos fruits dans la cuisine de votre villa, et découvrez lesquelles des petites bananes ont un goût de pomme.',
]

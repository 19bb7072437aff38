import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-first-meal'

export const body: Translation<typeof english.body> = [
  'L’Ankole est un pays d’éleveurs, et sa cuisine commence par le lait. Avant qu’il n’y ait des restaurants à Mbarara, on en suspendait des calebasses dans la fumée, on y barattait le beurre à la main, et l’on tirait de ce beurre une sauce que les gens d’ici défendront contre tous. Si vous ne deviez manger qu’une chose que vous n’avez jamais mangée, que ce soit l’eshabwe.',
  { heading: 'L’eshabwe, la sauce blanche' },
  'Elle ressemble à de la crème légère et n’a le goût de rien de ce que vous attendez. L’eshabwe est du ghee, celui d’ici, affiné, battu avec de l’eau froide et un peu de sel gemme jusqu’à devenir blanc et lisse. On le sert frais. Il n’y entre ni farine ni crème, et il demande de la patience et une cuillère en bois bien propre : tourné trop vite, ou avec une eau trop tiède, il se défait.',
  'C’est un plat d’honneur. À une présentation ou à un mariage, son arrivée se remarque, et l’on félicite en la nommant la personne qui l’a préparé. On le prend avec quelque chose de simple, pour que rien ne le contredise.',
  { heading: 'Deux choses pour le porter' },
  'La première est le matooke : des bananes vertes, pelées, enveloppées dans leurs propres feuilles, cuites à la vapeur aussi longtemps qu’il le faut et pressées jusqu’à être tendres. Il arrive à table jaune et fumant, encore dans sa feuille si le cuisinier a de la fierté. Il n’est pas sucré. Voyez-y le pain de la maison, sauf que personne ici ne le comparerait à du pain.',
  'La seconde est plus ancienne. Le pain de millet, karo, se fait en tournant de la farine de millet dans l’eau bouillante jusqu’à ce que le bras n’en puisse plus. Il est sombre, ferme et un peu acide, et on le sert dans un petit panier à couvercle qui le tient au chaud. On en rompt un morceau de la main droite, on y creuse un trou du pouce, et l’on s’en sert comme d’une cuillère. Personne ne s’offusquera si vous demandez une fourchette. Tout le monde sera ravi si vous ne le faites pas.',
  { heading: 'Haricots, légumes verts et gril' },
  'Le firinda, c’est ce qui arrive quand on fait tremper des haricots, qu’on les pèle un à un et qu’on les cuit jusqu’à ce qu’ils deviennent crème. C’est humble, cela prend toute une matinée, et avec du karo cela fait un repas complet sans viande. Le dodo, une sorte d’amarante, est le légume vert que vous rencontrerez le plus souvent, avec des oignons, des tomates et peut-être une cuillerée de sauce d’arachide.',
  'Puis il y a la fumée. Le muchomo est tout simplement de la viande grillée, de la chèvre le plus souvent, cuite au charbon de bois au bord de la route et mangée avec du sel, de l’oignon cru et un plantain grillé que l’on nomme gonja. Le tilapia monte des lacs ; il est meilleur entier, incisé et croustillant, avec un citron vert.',
  {
    note: 'À table : avant le repas, quelqu’un viendra avec une cruche et une bassine. Tenez les mains au-dessus de la bassine, et l’on versera. La main droite mange et la gauche se repose.',
  },
  { heading: 'Le rolex, puisque vous demanderez' },
  'Il n’est pas de l’Ankole et ce n’est pas une montre. Des rolled eggs, des œufs roulés : une omelette à la tomate et au chou, posée sur un chapati et enroulée dans une feuille de papier. Il est né dans les rues de Kampala et a conquis chaque coin de rue du pays. À Mbarara, vous trouverez un réchaud et une file d’attente partout où il y a des étudiants. Commandez-le avec deux œufs et mangez-le debout.',
  { heading: 'Et pour boire' },
  'Du lait, parce que c’est d’ici que vient une grande partie du lait de l’Ouganda. Frais et bouilli, ou fermenté et épais, comme on l’aime avec le karo. Le bushera, fait de millet ou de sorgho germé, se sert jeune et doux aux enfants, plus vieux et plus vif à leurs pères. L’African tea est moitié lait et tout gingembre, et par un matin frais il n’y a rien de meilleur.',
  {
    list: [
      'Pour un premier essai, demandez du matooke à l’eshabwe et un ragoût à côté.',
      'Si vous ne mangez pas de viande, firinda, dodo et karo font un festin.',
      'Pour les enfants, du gonja du gril : sucré, tendre et disparu en une minute.',
      'Pelez les fruits vous-même, et commencez par les petites bananes, qui ont un goût de pomme.',
    ],
  },
  'Rien de tout cela n’est rapide. Le matooke se cuit quand vous le commandez, ou ne vaut pas d’être commandé. Asseyez-vous donc avant d’avoir faim, choisissez une table avec vue sur le jardin, et laissez la cuisine faire ce qu’elle fait ici depuis quelques siècles.',
]

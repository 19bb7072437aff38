import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-coffee'

export const body: Translation<typeof english.body> = [
  'L’Ouganda compte parmi les plus grands producteurs de café d’Afrique, et pourtant on peut y voyager une semaine sans se voir offrir autre chose que de la poudre instantanée et un thermos. Les bons grains partent en camion. Il faut un peu de savoir pour les rencontrer là où ils poussent, et vous voici justement dans l’un de ces endroits.',
  { heading: 'Deux plantes, deux caractères' },
  'L’essentiel du café ougandais est du robusta, et le robusta est ici chez lui : il poussait à l’état sauvage dans les forêts autour du lac Victoria bien avant qu’on ne le plante en rangs. Il aime la chaleur et les altitudes moyennes, se moque de la plupart des maladies, et donne une tasse lourde, sombre, un peu comme du cacao. Les fermes de l’ouest de l’Ankole, vers Bushenyi et Ibanda, en sont pleines, à l’ombre des bananiers.',
  'L’arabica est venu d’Éthiopie et veut de la fraîcheur. En Ouganda, il grimpe : les pentes du mont Elgon à l’est, les monts Rwenzori à la frontière congolaise, les hautes crêtes de l’extrême sud-ouest. Il est plus léger, plus vif, plus proche du fruit. Si une carte annonce Bugisu ou Rwenzori, c’est lui que l’on vous servira.',
  { heading: 'Comment fonctionne une ferme' },
  'Une ferme à café de l’Ankole n’est presque jamais que cela. Les bananiers en haut, le café dessous, les haricots entre les deux, et une chèvre attachée là où elle ne peut pas faire de mal. Les plants fleurissent en blanc après les pluies, tous à la fois, et pendant deux jours les collines sentent le jasmin. Puis, pendant une bonne partie de l’année, il semble ne rien se passer.',
  'Les cerises mûrissent chacune à son heure ; on les cueille donc à la main, branche par branche, les rouges maintenant et les vertes dans quinze jours. Une grande part du robusta est ensuite étalée sur des nattes ou des bâches et séchée dans sa peau. Dans cet état, il s’appelle kiboko, et aux mois de récolte vous le verrez devant les maisons le long de toutes les routes, retourné au râteau par qui vient à passer.',
  {
    note: 'Il y a chaque année une grande récolte et une petite, et leur date dépend du côté de l’équateur où se trouve la colline. En Ankole, c’est au milieu de l’année que les nattes de séchage sont le plus chargées.',
  },
  { heading: 'Avant d’être une boisson' },
  'Dans les royaumes autour du grand lac, on mâchait le café bien avant de l’infuser. On faisait bouillir les cerises avec des herbes, on les séchait à la fumée et on les offrait aux visiteurs dans un petit panier ; deux hommes qui se partageaient les grains d’une même cerise étaient dès lors frères. On peut encore acheter une poignée de ces grains dans une torsade de fibre de bananier. Ils ont un goût de fumée et de foin, et ils tiennent bel et bien éveillé.',
  { heading: 'Que demander' },
  'Si vous dites café, on vous apportera peut-être de l’eau chaude et une boîte. Dites brewed coffee, ou demandez une cafetière à piston, et la conversation change. En ville, quelques adresses torréfient désormais leur propre café et vous diront de quelle colline il vient. Prenez-le noir la première fois, décidez ensuite.',
  {
    list: [
      'Un arabica du Rwenzori : vif, un peu comme le cassis, bon le matin.',
      'Un Bugisu du mont Elgon : plus rond, avec quelque chose du caramel.',
      'Un robusta lavé de l’Ankole : lourd, amer comme le chocolat noir, fait pour le lait.',
      'L’African coffee : bouilli avec du gingembre, à ne confondre avec aucun des précédents.',
    ],
  },
  { heading: 'En rapporter chez soi' },
  'Achetez des grains entiers, cherchez la date de torréfaction plutôt que la date limite, et demandez un sachet à valve. Un kilo dans vos bagages, c’est un cadeau pour huit personnes. Le café acheté à une coopérative laisse une plus grande part de son prix à la colline d’où il vient, et l’étiquette nomme en général cette colline, ce qui fait une meilleure histoire au petit-déjeuner.',
  'Mieux encore, voyez-le pousser. Les cultivateurs le long des routes de l’ouest ont l’habitude des visiteurs curieux et sont fiers de leurs plants. Demandez à la réception qui fait sécher cette semaine. Allez-y à la fraîcheur de l’après-midi, apportez une douceur pour les enfants, et prévoyez du temps, car on ne vous laissera pas repartir sans une tasse.',
]

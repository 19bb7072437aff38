import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-lake-mburo'

export const body: Translation<typeof english.body> = [
  'Le lac Mburo est le parc que l’on visite entre deux jours ordinaires. Il se trouve à 30 km environ de Mbarara, il est assez petit pour être vu en une matinée, et il a des animaux que la plus grande partie de l’Ouganda n’a pas. Partez quand il fait encore nuit, et vous pouvez être de retour devant une table mise avant que l’après-midi n’ait vraiment commencé.',
  { heading: 'Pourquoi si tôt' },
  'Le meilleur moment va de six à huit heures du matin. L’herbe est mouillée, la lumière entre bas sous les acacias, et les herbivores sont à découvert avant que la chaleur ne les envoie à l’ombre. À onze heures, vous regarderez les mêmes zèbres, mais eux ne regarderont plus rien, debout tête-bêche sous un arbre.',
  'L’après-midi a aussi sa bonne heure, la dernière avant le coucher du soleil, quand les collines prennent la couleur d’un lion qui n’y est plus. Si vous ne pouvez en choisir qu’une, choisissez le matin : il fait plus frais, et la pluie, quand elle tombe, attend d’ordinaire que la journée soit plus avancée.',
  { heading: 'Ce que vous verrez' },
  'Des zèbres des plaines, avant tout, en un nombre que vous ne trouverez nulle part ailleurs dans le pays, sauf à l’extrême nord-est. Entre eux paissent des impalas, si sûrs d’eux que les voitures leur font à peine lever la tête. Il y a des buffles dans les vallées, des phacochères qui trottent la queue dressée comme une antenne, et des élands, les plus grandes des antilopes, qui gardent leurs distances et méritent vos jumelles.',
  'Les girafes ont été amenées ici de Murchison Falls en 2015 et s’y sont installées comme chez elles. Cherchez-les au-dessus des arbres plutôt qu’au milieu. Hippopotames et crocodiles vivent dans le lac, les pygargues au-dessus. Il y a aussi des léopards, que voient ceux qui ont cessé de les attendre. Il n’y a pas d’éléphants, et c’est pour cela que les acacias ont gardé leur forme.',
  { heading: 'En voiture, en bateau, à pied' },
  'Un tour par les pistes est la façon habituelle, avec votre propre voiture si elle est assez haute et si la saison est sèche. Après la pluie, la terre noire retient les roues, et quatre roues motrices ne sont pas un luxe. Un bateau part sur le lac avec un ranger et vous mène plus près des hippopotames et des martins-pêcheurs que n’importe quelle piste.',
  'Ce qui rend ce parc peu commun, c’est que l’on peut aussi y marcher. Avec un ranger armé à vos côtés, une heure à pied parmi les zèbres change la taille de toute chose, la vôtre comprise. Demandez-le à l’entrée ; ce sont les marcheurs matinaux qui voient le plus.',
  {
    note: 'L’entrée coûte 40 $ par jour aux visiteurs étrangers qui ne vivent pas dans la région. Résidents et citoyens paient moins, et le bateau, la marche et le véhicule se paient en plus. Les tarifs sont fixés par l’Uganda Wildlife Authority et changent parfois ; vérifiez-les la semaine de votre voyage. Apportez une carte ou du mobile money : les entrées ne prennent pas d’espèces.',
  },
  { heading: 'Comment faire depuis ici' },
  'Prenez la route de Kampala vers l’est. L’embranchement vers l’entrée de Sanga est bien indiqué, et du goudron à la barrière il n’y a qu’un court bout de piste de latérite. Faites le plein en ville, car il n’y a pas de carburant dans le parc. Emportez plus d’eau que vous ne croyez en avoir besoin, un chapeau, et des manches longues contre le soleil et les mouches tsé-tsé ; elles aiment le bleu foncé et le noir, ne portez donc ni l’un ni l’autre.',
  {
    list: [
      'Partez avant cinq heures et demie, pour être à l’entrée quand elle ouvre.',
      'Roulez pendant deux heures, tant que les plaines sont pleines.',
      'Prenez le bateau en milieu de matinée, quand le soleil est haut et les hippopotames dans l’eau.',
      'Soyez de nouveau sur la route à midi, parmi les camions de lait et les vaches aux longues cornes.',
    ],
  },
  'Ces vaches font partie de l’histoire. Les troupeaux de l’Ankole paissent dans les plaines autour du parc depuis plus longtemps qu’il n’y a de parc, et à sa lisière vous rencontrerez des vaches aux cornes en lyre qui boivent là où les zèbres buvaient une heure plus tôt. Arrêtez-vous, saluez le berger, demandez avant de prendre une photo. Ce sera peut-être celle que vous garderez.',
  'Et puis, poussiéreux et un peu rougis par le soleil, vous voilà de retour : une douche, un déjeuner tardif, un fauteuil sur la véranda. C’est l’avantage d’un parc qui commence là où la ville finit. Vous avez le matin sauvage, et le soir tranquille aussi.',
]

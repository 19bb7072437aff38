/** Everyday words that no slip of another is to be seen in, beside all that stand in the house's own notes. */
export const COMMON_WORDS = `
about above abroad accept access account across actually address adult adults advance advice afford affordable after
afternoon again against agree ahead airport alive allow allowed allergy almost alone along already alright also although
always amazing among amount animal anniversary another answer anybody anyone anything anyway anywhere apart apply area
around arrange arrive arrived arriving asked asking asleep attack aunt aware away baby back balcony bank bath battery beach
beautiful because become bedroom before begin behind being believe below beside besides best better between bicycle
bigger bike bird birthday black blanket blue board boat body bonus book booked booking both bottle bowl boys bread break
bring brother brought budget build building bunk business busy call called camera camp camping cannot card care careful carry
case cash casino cats certain chair chance change changed changing charge charged charger charging chat cheap cheaper check
cheers cheese chess chief choice choose church cinema city class clean clear clock close closed closer clothes club coat
code coffee cold colleague colleagues collect come comes comfortable coming company complain complaint complete computer
confirm confirmed contact cook cooking cool copy corner correct cost costs could count country couple course cover covid
credit crib cross cruise currency current customer customers damage dance dark date dates daughter days dead deal dear debit
decide deep delay delicious deliver delivery depart departing depends deposit desk diabetic died diet different difficult
dinner direct direction directly dirty discount does dogs doing dollar dollars done door double doubt down drink drinks drive
driver drop during each earlier early earn easily east easy eating electricity elephant elevator else email emergency empty
ending engine english enjoy enough enter entire equipment euro euros even evening event ever every everybody everyone
everything exact example exchange excellent except excuse exist exit expect expensive explain extra eyes face facilities fact
fall family famous fancy fast father favourite fear feel feeling feet felt female fever field final find fine finish fire
first fish fishing fitness five flat flight floor food foot football foreign forget form found four free fresh friday friend
friendly friends from front full funny further future game games garage garden gate gave generator gift girl girls give
given giving glad glass gluten goat goes going gold golf gone good gorilla gorillas got grand grandmother grandparents great
green ground group guard guess guide gyms hair half hall hand handle happen happens happy hard have having head health hear
heard heart heat heavy height hello help helpful here high hike hiking hire hold holiday home honest honey hope horse horses
hospital host hotel hotels hour hours house however huge hundred hungry husband iced idea identity ill immediately important
include included including indeed inside instead insurance interest interested into iron island issue items itself jacuzzi
jobs join joke journey juice just kayak keep kept keys kids kill kind kiss kitchen knew know known lady lake land language
laptop large larger last late later laugh law lead learn least leave leaving left legal less letter level library life lift
light like likely limit line lion lions list listen little live lived living local lock locked lodge long longer look looking
lost lots loud love lovely lower luck luggage lunch lying made mail main make male manage manager many march mark market
married massage match matter mattress maximum maybe meal meals mean means meat media medical medicine meet meeting member
menu message midnight might mile milk mind minimum minute minutes miss missing mixed mobile moment monday money month months
moon more morning most mother motorbike motorcycle mountain mouth move moved movie much mum music must myself name names near
nearby nearest nearly need needs neither nephew never news newspaper next nice night nights nobody noise noisy none noon
north nothing notice number numbers occasion offer office often older once ones only open opening option options orange
order other others ourselves outdoor outside oven over owner pack packed paid pain paper parent parents park parking part
partner party pass passed passport past path paying peace people percent perfect perhaps period permit person personal pets
petrol phone photo photos piano pick picked picture pictures pilot pillow pizza place places plan plane play playground
please pleased plus police polite pool poor popular possible post pound power prayer prefer pregnant present president press
pretty previous price prices print prison private probably problem process promise proper protect provide public pull pure
push quality question questions quick quickly quiet quite radio rain rather rating reach reached read ready real really
reason receipt receive received recent recently red refuse regarding regular relax remain remember remove rent rental repair
repeat reply report request require required reserve reserved rest restaurant return returning review reviews rich ride
right ring risk river road robe room rooms round rude rule rules running sadly safe safety said sale salt same sauna save
saying says scary school score screen search season seat second secret security seem seen sell send sent separate serious
serve served service services seven several shall share shared sheet sheets shift shoes shop short should shoulder show
shower shuttle sick side sign silent similar simple since single sister sitting size skin skip sleep sleeping slow small
smart smell smile smoke smoking snack snacks snow soap social sofa soft some somebody someone something sometimes son song
soon sorry sort sound south space spare speak special spend spicy spider sport sports staff stairs stand star stars start
started station stay stayed staying steak still stop store story straight strange street strong student stuff style such
sudden sugar suggest suit suite summer sunday sunny supper sure surprise sweet swim switch table take taken taking talk tall
taste taxes taxi teacher team technical tell telling tennis tent terms test text than thank thanks that their them then there
these they thick thin thing things think third this those though thought thousand three through throw thursday till time
times tiny tired today together toilet told tomorrow tonight took tools tooth total touch tour tours towards towel towels
tower town track train transfer translate travel tree trip trouble truck true trust truth turn twice twin type types ugly
umbrella uncle under understand unless until upon upset upstairs urgent used useful user using usual usually vacation van
various vegan vehicle very view views village villas virus visa visit visited visiting visitors voice wait waiting wake walk
wall want wanted warm wash waste watch water ways weak wear website wedding week weekday weekend weeks weight welcome well
went were west what wheel when where whether which while white whole whose wide wife wild will wind window wine winter wish
with within without wonder wonderful wood word words work working works world worried worry worse worst worth would write
wrong year years yellow yesterday young your yours yourself zero zone spain spas dogs ATMs elevators bikes table tables bars
hairdryer hairdryers ironing kettle microwave safe safes slippers towels bathtub bathtubs bunk drone drones bouncer nanny
babysitter babysitters babysitting barber salon hairdresser trampoline darts billiards snooker karaoke nightclub disco
helicopter helipad tesla bitcoin crypto paypal cheque bank banks atm mosque temple church cathedral prayer prayers chapel
embassy visa passport bride groom poem essay recipe homework python code javascript stock stocks football arsenal chelsea
capital elections politics religion mars moon planet dinosaur weather sunny windy fog
`
  .trim()
  .split(/\s+/)

/** Words guests ask with that are worth mending to, whatever the notes hold. */
export const ASKING_WORDS = `
available availability vacancy vacant accommodation reservation reserve booking cancellation cancel refund payment receipt
breakfast lunch dinner supper restaurant menu kitchen vegetarian halal parking wireless internet reception check-in checkout
checkin laundry transfer airport shuttle conference wedding banquet catering directions location address distance located
wifi price prices discount mobile money credit villa villas category categories honeymoon executive deluxe residence studio family
terrace garden january february march april june july august september october november december monday tuesday wednesday
thursday friday saturday sunday weekend weekends tomorrow tonight today night nights guest guests people person adults adult
children child cheapest cheap expensive largest biggest balcony kitchenette bedroom bedrooms bathroom bathrooms amenities
attractions attraction weather temperature malaria zebras giraffes currency shillings dollars whatsapp telephone phone number
email contact manager reception housekeeping security swimming gallery pictures photos videos events event music article
articles challenges policy policies privacy included inclusive facilities services service hospital shopping market souvenirs
safety transport drive kampala entebbe kabale mbarara uganda ankole runyankole igongo mburo bwindi eshabwe matooke millet
tilapia coffee conditioning television mosquito wheelchair accessible smoking electricity generator recommend recommended
honey forest breeze village sundowner familiar sleep sleeps accommodate maximum capacity occupancy half full board please
thanks thank hello morning evening afternoon
`
  .trim()
  .split(/\s+/)

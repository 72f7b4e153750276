import type { Glossary } from './terms.ts'

// The words of the game's own Lithuanian translation come first; for the rest, what players say.

/** Legal texts have their own round. */
const legal = /^content\/legal\//

export const lt: Glossary = {
  node: {
    use: 'mazgas',
    form: /(?<!\p{L})mazg(?!in)\p{L}+/iu,
    never: /(?<!\p{L})(mašin\p{L}*|nod(as|o|ą|ai|ų|us))(?!\p{L})/iu,
    except: legal,
  },
  plan: {
    use: 'planas',
    form: /(?<!\p{L})plan(as|o|ui|ą|u|e|ai|ų|ams|us|ais|uose)(?!\p{L})/iu,
    never: /(?<!\p{L})tarif\p{L}*/iu,
  },
  memory: {
    use: 'atmintis',
    form: /(?<!\p{L})atmin(tis|ties|čiai|tį|timi|tyje)(?!\p{L})/iu,
    never: /(?<!\p{L})(operatyvi\p{L}*|RAM|ramai)(?!\p{L})/iu,
  },
  disk: {
    use: 'diskas',
    form: /(?<!\p{L})disk(as|o|ui|ą|u|e)(?!\p{L})/iu,
    never: /(?<!\p{L})(kietaj\p{L}* disk\p{L}*|disko atmin\p{L}*|vinčester\p{L}*)/iu,
  },
  serverSoftware: {
    use: 'serverio programinė įranga, programinė įranga',
    form: /(?<!\p{L})programin(ė|ės|ei|ę|e|ėje) įrang(a|os|ai|ą|oje)(?!\p{L})/iu,
    // “branduoliai” are the cores of a processor.
    never:
      /(?<!\p{L})(serverio (branduol\p{L}*|program(a|os|ą))|abi programos)(?!\p{L})|^#+ kitos programos|„(Vanilla|Paper|Purpur|Spigot|Fabric|(Neo)?Forge)“/iu,
  },
  build: {
    use: 'komponuotė (build)',
    form: /(?<!\p{L})komponuot(ė|ės|ei|ę|e|ėje)(?!\p{L})/iu,
    // “leidimas” is an edition of the game or a permission.
    never:
      /(?<!\p{L})(versijos leidim\p{L}*|naujausi\p{L}* leidim\p{L}*|įdiegti leidim\p{L}*|leidim\p{L}* mazge|leidim(as|ą) +$|buil?das|bild\p{L}*)/iu,
  },
  loader: {
    use: 'modų įkroviklis, įkroviklis',
    form: /(?<!\p{L})įkrovikl(is|io|iui|į|iu|yje|iai|ių)(?!\p{L})/iu,
    never: /(?<!\p{L})(lengva programa|krautuv\p{L}*|užkrovikl\p{L}*|loaderi\p{L}*)/iu,
  },
  plugin: {
    use: 'įskiepis',
    form: /(?<!\p{L})įskiep\p{L}+/iu,
    never: /(?<!\p{L})(papildini\p{L}*|plugin(as|ai|ų|us|o|ą))(?!\p{L})/iu,
  },
  mod: {
    use: 'modas',
    form: /(?<!\p{L})mod(as|o|ui|ą|u|e|ai|ų|ams|us|ais|uose)(?!\p{L})/iu,
    never: /(?<!\p{L})modifikacij\p{L}*/iu,
  },
  addon: {
    use: 'priedas',
    form: /(?<!\p{L})pried(as|o|ui|ą|u|e|ai|ų|ams|us|ais|uose)(?!\p{L})/iu,
    never: /(?<!\p{L})(adon(as|ai|ų|us)|papildini\p{L}*)(?!\p{L})/iu,
  },
  modpack: {
    use: 'modų rinkinys, rinkinys',
    form: /(?<!\p{L})modų rinkin(ys|io|iui|į|iu|yje|iai|ių)(?!\p{L})/iu,
    never: /(?<!\p{L})(modų paket\p{L}*|modpak\p{L}*|(rinkinio|Arcania|nauja) laid\p{L}*)/iu,
  },
  dataPack: {
    use: 'duomenų paketas',
    form: /(?<!\p{L})duomenų paket\p{L}+/iu,
    never: /(?<!\p{L})(datapak\p{L}*|duomenų rinkin\p{L}*)/iu,
  },
  resourcePack: {
    use: 'resursų paketas',
    form: /(?<!\p{L})resursų (ir duomenų )?paket\p{L}+/iu,
    never: /(?<!\p{L})(išteklių paket\p{L}*|tekstūrų paket\p{L}*)/iu,
  },
  proxy: {
    use: 'proxy',
    form: /(?<!\p{L})proxy(?!\p{L})/iu,
    never:
      /(?<!\p{L})(tarpin\p{L}* server\p{L}*|įgaliot\p{L}* server\p{L}*|proks\p{L}*)|„(Velocity|BungeeCord|Waterfall)“/iu,
  },
  chunk: {
    use: 'čankas',
    form: /(?<!\p{L})čank(as|o|ui|ą|u|e|ai|ų|ams|us|ais|uose)(?!\p{L})/iu,
    never: /(?<!\p{L})gabal(?!ė)\p{L}*/iu,
  },
  tick: {
    use: 'taktas',
    form: /(?<!\p{L})takt(as|o|ui|ą|u|e|ai|ų|ams|us|ais|uose)(?!\p{L})/iu,
    never: /(?<!\p{L})(tik(as|ų|us|ais)|tiksėjim\p{L}*)(?!\p{L})/iu,
  },
  seed: {
    use: 'generavimo formulė (seed)',
    form: /(?<!\p{L})generavimo formul(ė|ės|ei|ę|e)(?!\p{L})/iu,
    never: /(?<!\p{L})(sėkl\p{L}*|seed(as|o|ą|ai))(?!\p{L})/iu,
  },
  gameRule: {
    use: 'žaidimo taisyklė',
    form: /(?<!\p{L})žaidimo taisykl(ė|ės|ę|e|ių|ėmis)(?!\p{L})/iu,
    never: /(?<!\p{L})(gamerul(as|ai|us)|pasaulio taisykl\p{L}*)(?!\p{L})/iu,
  },
  theNether: {
    use: 'Netheris',
    form: /(?<!\p{L})Nether(is|io|iui|į|iu|yje)(?!\p{L})/iu,
    never: /(?<![\p{L}-])(Nether|Neter(is|io|į|yje)|pragar(as|o|e|ą))(?!\p{L})/iu,
  },
  theEnd: {
    use: 'Endas',
    form: /(?<!\p{L})End(as|o|ui|ą|u|e)(?!\p{L})/iu,
    never: /(?<![\p{L}-])(End|Pabaigos pasaul\p{L}*)(?!\p{L})/iu,
    // A key.
    except: /^packages\/i18n\/src\/files\.keyNames\.End$/,
  },
  viewDistance: {
    use: 'matomumo atstumas',
    form: /(?<!\p{L})matomumo (ir simuliacijos )?atstum(as|o|ą|u|ui)(?!\p{L})/iu,
    never: /(?<!\p{L})(matymo (atstum|nuotol)|matomumo nuotol|vaizdo nuotol|regėjimo)\p{L}*/iu,
  },
  simulationDistance: {
    use: 'simuliacijos atstumas',
    form: /(?<!\p{L})simuliacijos atstum(as|o|ą|u|ui)(?!\p{L})/iu,
    never: /(?<!\p{L})simuliacijos nuotol\p{L}*/iu,
  },
  whitelist: {
    use: 'baltasis sąrašas',
    form: /(?<!\p{L})balt(asis|ojo|ajam|ąjį|uoju|ajame) sąraš(as|o|ui|ą|u|e)(?!\p{L})/iu,
    never: /(?<!\p{L})((į?leidžiam|leistin)\p{L}* sąraš\p{L}*|whitelist(as|o|ą|e))(?!\p{L})/iu,
  },
  operator: {
    use: 'operatorius',
    form: /(?<!\p{L})operatori(us|aus|ui|ų|umi|ai|ams)(?!\p{L})/iu,
    never: /(?<!\p{L})(opas|opai|opų|opus|opo)(?!\p{L})/iu,
  },
  ban: {
    // The game says “užblokuoti” of players too, so a text must name the player.
    use: 'užblokuoti (žaidėją), užblokuotieji',
    form: /(?<!\p{L})(užblokuot(i|ieji|ųjų|ų žaidėjų)|blokuokite žaidėją)(?!\p{L})/iu,
    // “draudimai” are what WorldGuard forbids in a region.
    never:
      /(?<!\p{L})((už|iš)?banin\p{L}*|ban(as|ai|ų|us)|draudim\p{L}* sąraš\p{L}*|ir draudimus)(?!\p{L})/iu,
  },
  voiceChat: {
    use: 'balso pokalbiai',
    form: /(?<!\p{L})balso pokalb(is|io|į|iai|ių|iams|ius)(?!\p{L})/iu,
    never: /(?<!\p{L})(balso (čat|ryš)\p{L}*|voice čat\p{L}*)/iu,
  },
  console: {
    use: 'konsolė',
    form: /(?<!\p{L})konsol(ė|ės|ei|ę|e|ėje)(?!\p{L})/iu,
    never: /(?<!\p{L})(komandinė eilutė|terminalo lang\p{L}*)/iu,
  },
  command: {
    use: 'komanda',
    form: /(?<!\p{L})komand(a|os|ai|ą|oje|ų|oms|as|omis)(?!\p{L})/iu,
    never: /(?<!\p{L})(komanduot\p{L}*|sukčiavimo komand\p{L}*)/iu,
  },
  log: {
    use: 'žurnalas',
    form: /(?<!\p{L})žurnal(as|o|ui|ą|u|e|ai|ų|us|uose)(?!\p{L})/iu,
    never: /(?<!\p{L})(log(as|o|ą|e|ai|ų|us|uose)|protokolo fail\p{L}*)(?!\p{L})/iu,
  },
  line: {
    use: 'eilutė',
    form: /(?<!\p{L})eilut(ė|ės|ei|ę|e|ėje|ių|es|ėse)(?!\p{L})/iu,
    never: /(?<!\p{L})(žurnalo|failo) linij\p{L}*/iu,
  },
  restart: {
    use: 'paleisti iš naujo, paleidimas iš naujo',
    form: /(?<!\p{L})pale(is|id)\p{L}* (\p{L}+ )?iš naujo(?!\p{L})/iu,
    // “perkrova” is an overload, hence the endings.
    never:
      /(?<!\p{L})(perkrau(ti|kite|na|dami|siu|sime)|perkrov(us|iau|ė|ėte|imas|imo|imą)|perleid\p{L}*|restart(uo|in)\p{L}*)(?!\p{L})/iu,
  },
  reinstall: {
    use: 'įdiegti iš naujo, diegimas iš naujo',
    form: /(?<!\p{L})(įdiegt\p{L}*|diegim\p{L}*|diegiant) iš naujo(?!\p{L})/iu,
    never: /(?<!\p{L})(perdieg\p{L}*|perinstal\p{L}*)/iu,
  },
  backup: {
    use: 'atsarginė kopija, kopija',
    form: /(?<!\p{L})(atsargin\p{L}+ )?kopij(a|os|ai|ą|oje|ų|oms|as|omis)(?!\p{L})/iu,
    never: /(?<!\p{L})(bekap\p{L}*|back-?up(as|ai|ą|ų|us))(?!\p{L})/iu,
  },
  restore: {
    use: 'atkurti (kopiją), grąžinti (failą)',
    form: /(?<!\p{L})(atkur(ti|kite|ta|tas|iamas)|grąžin(ti|kite))(?!\p{L})/iu,
    never: /(?<!\p{L})(atstat(yti|ykite|o|ymas)|restaur\p{L}*)(?!\p{L})/iu,
  },
  update: {
    use: 'atnaujinti, atnaujinimas',
    form: /(?<!\p{L})atnaujin\p{L}+/iu,
    never: /(?<!\p{L})(naujinim\p{L}*|(ap|up)deit\p{L}*)/iu,
  },
  upload: {
    use: 'įkelti',
    form: /(?<!\p{L})įkel(ti|kite|iami|ta|tas|iamas|s)(?!\p{L})/iu,
    never:
      /(?<!\p{L})(aploud\p{L}*|uploadin\p{L}*|užkel\p{L}*|failai keliami|atsisiųsti iš nuorodos)(?!\p{L})/iu,
  },
  download: {
    use: 'atsisiųsti',
    form: /(?<!\p{L})atsisiųs(ti|kite|ta)(?!\p{L})/iu,
    never:
      /(?<!\p{L})(parsisiųs\p{L}*|siųskitės|siųstis|siunčiamės|nutrauktas siuntimas|daunloudin\p{L}*)(?!\p{L})/iu,
  },
  install: {
    use: 'įdiegti',
    form: /(?<!\p{L})(į|ne)?dieg(ti|kite|iama|iami|ta|tas|iamas|imas)(?!\p{L})/iu,
    never: /(?<!\p{L})(į|už)?instaliuo\p{L}*/iu,
  },
  unpack: {
    use: 'išskleisti',
    form: /(?<!\p{L})išsklei(sti|skite|džiama|stas|džiant)(?!\p{L})/iu,
    never: /(?<!\p{L})(ne)?išpak(uo|av)\p{L}*/iu,
  },
  archive: {
    use: 'archyvas',
    form: /(?<!\p{L})archyv(as|o|ui|ą|u|e|ai|ų|us|ais)(?!\p{L})/iu,
    never: /(?<!\p{L})(zip(as|o|ą)|(zip|tar) paket\p{L}*)(?!\p{L})/iu,
  },
  trash: {
    use: 'šiukšlinė',
    form: /(?<!\p{L})šiukšlin(ė|ės|ei|ę|e|ėje)(?!\p{L})/iu,
    never: /(?<!\p{L})(šiukšl(ia|ių )dėž\p{L}*|krepšel\p{L}*)/iu,
  },
  subdomain: {
    use: 'subdomenas',
    form: /(?<!\p{L})subdomen(as|o|ui|ą|u|e)(?!\p{L})/iu,
    never: /(?<!\p{L})(subdomein\p{L}*|padomen\p{L}*|posričio vard\p{L}*)/iu,
  },
  token: {
    use: 'prieigos raktas (token)',
    form: /(?<!\p{L})prieigos rakt(as|o|ui|ą|u|e|ai|ų|us|ais)(?!\p{L})/iu,
    never: /(?<!\p{L})(token(as|o|ą|ai|ų|us)|žeton\p{L}*|prieigos žym\p{L}*)(?!\p{L})/iu,
  },
  secret: {
    use: 'slaptasis raktas',
    form: /(?<!\p{L})slapt(asis|ojo|ąjį|uoju|ieji) (proxy )?rakt(as|o|ą|u|ai)(?!\p{L})/iu,
    never: /(?<!\p{L})(paslap(tis|ties|čiai|tį|timi)|sekret\p{L}*)(?!\p{L})/iu,
  },
  panel: {
    use: 'valdymo skydas, skydas',
    form: /(?<!\p{L})skyd(as|o|ui|ą|u|e)(?!\p{L})/iu,
    never: /(?<!\p{L})(skydel\p{L}*|(valdymo )?pult(as|o|ą|e)|paneli\p{L}*)(?!\p{L})/iu,
  },
  tab: {
    use: 'skirtukas',
    form: /(?<!\p{L})skirtuk(as|o|ui|ą|u|e|ai|ų)(?!\p{L})/iu,
    // “kortelė” is a bank card, or a card of the list of servers.
    never: /(?<!\p{L})kortel\p{L}* \[?„|(?<!\p{L})(serverio|naršyklės) kortel\p{L}*|uždarėte kortelę/iu,
  },
  support: {
    use: 'pagalbos komanda; „Pagalba“ is the page',
    form: /(?<!\p{L})pagalbos komand(a|os|ai|ą)(?!\p{L})/iu,
    never:
      /(?<!\p{L})(palaikym\p{L}*|saport\p{L}*|(para|ra|at)šyti pagalbai|(pa)?rašykite pagalbai|padės \[pagalba\]|klausti pagalbos)(?!\p{L})/iu,
    // There it is what authors of plugins do for Folia.
    except: /^content\/wiki\/cores\//,
  },
  email: {
    use: 'el. paštas, laiškas',
    form: /(?<!\p{L})(el\. (pašt|laišk)\p{L}+|laišk(as|o|e|ą|ai|us))(?!\p{L})/iu,
    never: /(?<!\p{L})(e-?meil\p{L}*|e-?mail(as|o|ą|u)|e\. pašt\p{L}*)(?!\p{L})/iu,
  },
  balance: {
    use: 'balansas',
    form: /(?<!\p{L})balans(as|o|ui|ą|u|e)(?!\p{L})/iu,
    never: /(?<!\p{L})((balanso|elektronin\p{L}*) pinigin(ė|ės|ę|ėje)|balansas vedamas)(?!\p{L})/iu,
  },
  bonus: {
    use: 'dovanoti pinigai',
    form: /(?<!\p{L})dovanot(i|ų|us|ais) pinig\p{L}+/iu,
    never: /(?<!\p{L})(premij\p{L}*|bonus(as|ai|o|ų|us))(?!\p{L})/iu,
  },
  invoice: {
    use: 'sąskaita',
    form: /(?<!\p{L})sąskait(a|os|ai|ą|oje|ų|as)(?!\p{L})/iu,
    // A number follows “Nr.”: placeholders read as a space here.
    never: /(?<!\p{L})(sąskaita faktūra|sąskait(a|ą) {2,}|sąskaita +$)/iu,
  },
  payment: {
    use: 'mokėjimas',
    form: /(?<!\p{L})mokėjim(as|o|ui|ą|u|e|ai|ų|us)(?!\p{L})/iu,
    never:
      /(?<!\p{L})(įmok(a|os|ą|ų|as)|platež\p{L}*)(?!\p{L})|pinigai (vis dėlto |dar )?(ne)?nuskait\p{L}*/iu,
    except: legal,
  },
  paymentMethod: {
    use: 'mokėjimo būdas',
    form: /(?<!\p{L})mokėjimo būd(as|o|ui|ą|u|ai|ų|us)(?!\p{L})/iu,
    never: /(?<!\p{L})(mokėjimo (rūš|kel|metod)\p{L}*)/iu,
  },
  paymentService: {
    use: 'mokėjimo sistema',
    form: /(?<!\p{L})mokėjim[oų] sistem(a|os|ai|ą)(?!\p{L})/iu,
    never: /(?<!\p{L})(mokėjim[oų] (paslaug|tarnyb|procesor)\p{L}*)/iu,
    except: legal,
  },
  fee: {
    use: 'komisinis mokestis',
    form: /(?<!\p{L})komisin(is|io|iam|į|iu) mokes(tis|čio|čiui|tį|čiu)(?!\p{L})/iu,
    never: /(?<!\p{L})(komisin(is|io|į|iai|ių|iu)(?! mokes)|mokėjimo sistemos mokes\p{L}*)/iu,
    except: legal,
  },
  refund: {
    use: 'pinigų grąžinimas, grąžinimas',
    form: /(?<!\p{L})grąžinim(as|o|ui|ą|u|e|ai|ų|us)(?!\p{L})/iu,
    never: /(?<!\p{L})((pinigų )?(sugrąžinim|atgavim)\p{L}*|atgręžt\p{L}*)/iu,
  },
  refundRequest: {
    use: 'grąžinimo prašymas, prašymas',
    form: /(?<!\p{L})grąžinimo prašym(as|o|ui|ą|u|e|ai|ų|us)(?!\p{L})/iu,
    never: /(?<!\p{L})grąžinimo (paraišk|pareiškim)\p{L}*/iu,
  },
  acceptanceAct: {
    use: 'suteiktų paslaugų aktas, aktas',
    form: /(?<!\p{L})akt(as|o|ui|ą|u|e|ai|ų|us)(?!\p{L})/iu,
    never: /(?<!\p{L})(priėmimo protokol\p{L}*|darbų akt\p{L}*)/iu,
  },
  publicOffer: {
    use: 'viešoji oferta',
    form: /(?<!\p{L})vieš(oji|osios|ąją|ąja|ojoje) ofert(a|os|ą|oje)(?!\p{L})/iu,
    never: /(?<!\p{L})vieš\p{L}* pasiūlym\p{L}*/iu,
  },
  businessDay: {
    use: 'darbo diena',
    form: /(?<!\p{L})darbo dien(a|os|ai|ą|ų|as|omis)(?!\p{L})/iu,
    never: /(?<!\p{L})(šiokiadien\p{L}*|darbadien\p{L}*)/iu,
  },
  suspended: {
    use: 'neapmokėtas',
    form: /(?<!\p{L})neapmokėt(as|o|ą|i)(?!\p{L})/iu,
    // “sustabdytas” would be any server that is off: its state is “Išjungtas”.
    never:
      /(?<!\p{L})(server(is|io) (yra |bus )?sustabdyt\p{L}*|^ *sustabdyt(as|a)(:| *$)|„Sustabdytas“|sustabdytas dėl)/iu,
  },
  blocked: {
    use: 'užblokuotas',
    form: /(?<!\p{L})užblokuot(as|o|a|ą)(?!\p{L})/iu,
    never: /(?<!\p{L})(už)?šaldyt(as|a) (server|paskyr)\p{L}*/iu,
  },
  autoExtension: {
    use: 'automatinis pratęsimas',
    form: /(?<!\p{L})automatin(is|io|į|iu) pratęsim(as|o|ą|u)(?!\p{L})/iu,
    never:
      /(?<!\p{L})(auto-?pratęsim\p{L}*|(bus )?(pratęstas|sukurtas|nepratęstas) pats|serveris susikurs pats|pats nebus pratęstas)(?!\p{L})/iu,
  },
}

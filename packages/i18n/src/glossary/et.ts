import type { Glossary } from './terms.ts'

// Terms of the game’s own Estonian translation have priority: valge nimekiri, kamakas, tiks, seeme.

export const et: Glossary = {
  node: {
    use: 'sõlm',
    form: /sõl[mu]/iu,
    never: /(?<![\p{L}.@])node(?![\p{L}.])|(sama|teis)\p{L}* masin|masin(, kus| hävib)/iu,
  },
  plan: { use: 'pakett', form: /paket[ti]/iu, never: /tariif|hinnaplaan|serveripaket/iu },
  memory: { use: 'mälu', form: /mälu/iu, never: /muutmälu|operatiivmälu/iu },
  disk: { use: 'ketas, kettaruum', form: /ket(as|ta)/iu, never: /kõvaket|salvestusruum/iu },
  serverSoftware: {
    use: 'serveritarkvara, tarkvara',
    form: /tarkvara/iu,
    never: /serveri (tuum|mootor)|serverituum|serverimootor/iu,
  },
  build: {
    use: 'järk',
    form: /jär(k|gu)/iu,
    never: /laaduri?l? väljalas|(serveritarkvara|Paperi?) (\p{L}+ )?väljalas/iu,
  },
  loader: { use: 'modilaadur, laadur', form: /laadur/iu, never: /laadija/iu },
  plugin: { use: 'plugin', form: /plugin/iu, never: /pistikprogramm|lisandmoodul/iu },
  mod: { use: 'mod', form: /(?<!\p{L})mod(i|e|id|ide|iga)?(?!\p{L})/iu, never: /(?<!\p{L})modisi/iu },
  addon: { use: 'lisa', form: /(?<!\p{L})lisa(d|de|sid)?(?!\p{L})/iu, never: /addon|lisandprogramm/iu },
  modpack: {
    use: 'modipakk',
    form: /modipak[ki]/iu,
    never: /modi(de)?paket|modikogum|modpack|(?<!\p{L})(teie|meie|oma) (enda )?pakk(?!\p{L})/iu,
  },
  dataPack: { use: 'andmepakk', form: /andmepak[ki]/iu, never: /andmepaket|datapak/iu },
  resourcePack: { use: 'ressursipakk', form: /ressursipak[ki]/iu, never: /ressursipaket|tekstuurikogu/iu },
  proxy: { use: 'proksi', form: /proksi/iu, never: /puhverserver|vaheserver/iu },
  chunk: {
    use: 'kamakas (chunk)',
    form: /kamaka/iu,
    never: /maailmatük|(?<!\p{L})tük(k|i|ki|kide|kid|ke|kides|kidesse)(?!\p{L})|chunk(i|id|e|ide)(?!\p{L})/iu,
    // A region file is a piece of the world in the plain sense.
    except: /editor\.region$/,
  },
  tick: { use: 'tiks', form: /tiks/iu, never: /(?<!\p{L})takt(i|e|id|ide)?(?!\p{L})|(?<!\p{L})tikk/iu },
  seed: { use: 'seeme', form: /seeme|seemn/iu, never: /(?<!\p{L})seedi/iu },
  gameRule: { use: 'mängureegel', form: /mängureeg/iu, never: /gamerule|mängu reeg/iu },
  theNether: { use: 'Nether', form: /Nether/u, never: /allilm|(?<!\p{L})põrgu/iu },
  theEnd: { use: 'End', form: /(?<!\p{L})End(i|is|ist|ile)?(?!\p{L})/u, never: /lõpumaailm|ääremaailm/iu },
  viewDistance: {
    use: 'nähtavuskaugus',
    form: /nähtavuskaugu/iu,
    never: /kuvamiskau|vaatekau|kuvamis-/iu,
  },
  simulationDistance: {
    use: 'simuleerimiskaugus',
    form: /simuleerimiskaugu/iu,
    never: /simulatsioonikau|simulatsiooni kau/iu,
  },
  whitelist: {
    use: 'valge nimekiri',
    form: /valge(t|s|st|sse)? nimekir/iu,
    never: /lubatute (nimekir|loend)|lubatud mängijate (nimekir|loend)/iu,
  },
  operator: { use: 'operaator', form: /operaator/iu, never: /(?<!\p{L})opi(d|de|le)(?!\p{L})/iu },
  ban: {
    use: 'bänn, bännima',
    form: /bänni/iu,
    never: /IP-keel[du]|mängukeel|keelake (mängija|nime|seal nime|aadressi)/iu,
  },
  voiceChat: { use: 'häälvestlus', form: /häälvestlu/iu, never: /häälchat|häälevestlu|kõnevestlu/iu },
  console: { use: 'konsool', form: /konsool/iu, never: /käsuaken|terminaliaken/iu },
  command: { use: 'käsk', form: /käs[ku]/iu, never: /käsklus|petukäs/iu },
  log: { use: 'logi', form: /(?<!\p{L})logi(s|st|d|de|sid)?(?!\p{L})/iu, never: /protokollifail/iu },
  line: { use: 'rida', form: /(?<!\p{L})(rida|read|rea|reale|ridu|ridade)(?!\p{L})/iu },
  restart: { use: 'taaskäivitus, taaskäivitama', form: /taaskäivit/iu, never: /alglaadi|restart/iu },
  reinstall: {
    use: 'uuesti paigaldamine',
    form: /uuesti paigalda|paigalda uuesti/iu,
    never: /taaspaigal|ümberpaigal/iu,
  },
  backup: { use: 'varukoopia, koopia', form: /varukoopia/iu, never: /tagavarakoop|bäkup|backup/iu },
  restore: { use: 'taastama', form: /taasta/iu, never: /ennista/iu },
  update: { use: 'uuendama', form: /uuenda/iu, never: /ajakohasta/iu },
  upload: {
    use: 'üles laadima',
    form: /üles laadi|laadi\p{L}* (\p{L}+ )*üles|üleslaadi/iu,
    never: /(?<!\p{L})üles lae/iu,
  },
  download: {
    use: 'alla laadima',
    form: /alla laadi|laadi\p{L}* alla|allalaadi/iu,
    never: /alla tõmma|(?<!\p{L})alla lae/iu,
  },
  install: { use: 'paigaldama', form: /paigalda/iu, never: /installi/iu },
  unpack: {
    use: 'lahti pakkima',
    form: /lahti pak[ik]|paki\p{L}* (\p{L}+ )*lahti|lahtipakki/iu,
    never: /välja paki|ekstra[kh]/iu,
  },
  archive: { use: 'arhiiv', form: /arhiiv/iu, never: /pakkfail/iu },
  trash: { use: 'prügikast', form: /prügikast/iu, never: /prügikorv|(?<!\p{L})korvi(st|s)?(?!\p{L})/iu },
  subdomain: { use: 'alamdomeen', form: /alamdomeen/iu, never: /subdomeen/iu },
  token: { use: 'token', form: /token/iu, never: /salajas\p{L}* tunnus|pääsutunnus|paroolid ja märgid/iu },
  secret: {
    use: 'salavõti',
    form: /salavõt/iu,
    never: /saladus|pääsuvõti/iu,
    // The offer tells the customer to keep the password “saladuses”.
    except: /^content\/legal\//,
  },
  panel: { use: 'juhtpaneel, paneel', form: /paneel/iu, never: /armatuurlau|halduspaneel/iu },
  tab: { use: 'vahekaart', form: /vahekaar[dt]/iu, never: /vaheleh/iu },
  support: {
    use: 'klienditugi',
    form: /kliendi(tugi|toe)/iu,
    never: /kasutajatu[gi]|kasutajatoe|(?<!\p{L})toel[et](?!\p{L})/iu,
    // A customer speaks in a review.
    except: /^reviews\./,
  },
  email: {
    use: 'e-post, e-kiri, kiri',
    form: /e-post|e-kir[ij]|(?<!\p{L})kiri(?!\p{L})/iu,
    never: /meiliserver|meiliaadress|emaili|(?<!\p{L})mail(i|ile|ide)(?!\p{L})/iu,
  },
  balance: { use: 'saldo', form: /saldo/iu, never: /bilanss|kontojääk|rahakot/iu },
  bonus: {
    use: 'boonus',
    form: /boonus/iu,
    never: /kingit(ud|us)|kingitu(?!\p{L})/iu,
    // The landing page calls what every plan includes a gift.
    except: /messages\.landing\.giftsTitle$/,
  },
  invoice: {
    use: 'arve',
    form: /(?<!\p{L})arve(d|t|id|te)?(?!\p{L})/iu,
    never: /arve nr|(?<!\p{L})arve +on makstud|väljastamata|ettevalmistamisel|ootab maksmist/iu,
    // The e-mail “paid” is rewritten in another step.
    except: /messages\.mails\.paid\./,
  },
  payment: { use: 'makse', form: /(?<!\p{L})makse(t|d|te|id)?(?!\p{L})/iu, never: /sissemaks/iu },
  paymentMethod: { use: 'makseviis', form: /makseviis/iu, never: /maksmisviis|makseliik/iu },
  paymentService: {
    use: 'maksesüsteem',
    form: /maksesüsteem/iu,
    never: /makseteenus|maksevahenda/iu,
    // Titles of laws in the legal texts.
    except: /^content\/legal\//,
  },
  fee: { use: 'teenustasu', form: /teenustasu/iu, never: /komisjonitasu|vahendustasu|maksesüsteemi tasu/iu },
  refund: { use: 'tagasimakse', form: /tagasimakse/iu, never: /tagastusmakse|rahatagastus/iu },
  refundRequest: {
    use: 'tagasimaksetaotlus, taotlus',
    form: /tagasimaksetaotlu/iu,
    never: /tagasimakse taotlu|(?<!\p{L})avaldus(e|t|es|ed)?(?!\p{L})/iu,
    // The legal texts keep the word of the offer.
    except: /^content\/legal\//,
  },
  acceptanceAct: { use: 'akt', form: /(?<!\p{L})akt(i|id|e)?(?!\p{L})/iu, never: /üleandmisprotokoll/iu },
  publicOffer: {
    use: 'avalik pakkumus',
    form: /avali(k|ku|kus)? pakkumus/iu,
    never: /ofer[dt]|avalik pakkumine/iu,
  },
  businessDay: { use: 'tööpäev', form: /tööpäev/iu, never: /äripäev|argipäev/iu },
  suspended: {
    use: 'tasumata',
    form: /tasumata/iu,
    never: /„Peatatud“|maksmata server|server on maksmata/iu,
  },
  blocked: { use: 'blokeeritud', form: /blokeeri/iu, never: /blokitud/iu },
  autoExtension: {
    use: 'automaatne pikendamine',
    form: /automaat(ne|se) pikendami/iu,
    never: /autopikend/iu,
  },
}

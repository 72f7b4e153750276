import type { Glossary } from './terms.ts'

// Whole words are marked by (?<!\p{L}) and (?!\p{L}): \b does not know Latvian letters.
export const lv: Glossary = {
  node: {
    use: 'mezgls',
    form: /(?<!\p{L})mezgl/iu,
    never: /(?<!\p{L})(iekārt(a|u|ā)|nod(i|ē|ei|ēs))(?!\p{L})/iu,
    // The legal texts mean any machine.
    except: /^content\/legal\//,
  },
  plan: { use: 'plāns', form: /(?<!\p{L})plān/iu, never: /(?<!\p{L})tarif/iu },
  memory: {
    use: 'atmiņa',
    form: /(?<!\p{L})atmiņ/iu,
    never: /(?<!\p{L})(RAM(?!\p{L})|operatīv\p{L}+ atmiņ)/iu,
  },
  disk: { use: 'disks, vieta diskā', form: /(?<!\p{L})disk/iu, never: /(?<!\p{L})ciet\p{L}+ disk/iu },
  serverSoftware: {
    use: 'servera programmatūra',
    form: /programmatūr/iu,
    // A “kodols” is a core of the processor.
    never: /servera (kodol|programm(a|as|u|ai|ā)(?!\p{L}))|kodola versij/iu,
  },
  build: { use: 'būvējums', form: /(?<!\p{L})būvējum/iu, never: /(?<!\p{L})(bild|bilds|build)(?!\p{L})/iu },
  loader: {
    use: 'ielādētājs',
    form: /(?<!\p{L})ielādētāj/iu,
    never: /(?<!\p{L})(lādētāj|modu ielāde(?!\p{L}))/iu,
  },
  plugin: {
    use: 'spraudnis',
    form: /(?<!\p{L})sprau(dn|dņ)/iu,
    never: /(?<!\p{L})(plagin|plugin(a|am|i|u|us|iem)(?!\p{L}))/iu,
  },
  mod: {
    use: 'mods',
    form: /(?<!\p{L})mod(s|a|u|i|am|iem|us|os)(?!\p{L})/iu,
    never: /(?<!\p{L})modifikācij/iu,
  },
  addon: {
    use: 'papildinājums',
    form: /(?<!\p{L})papildināj/iu,
    never: /(?<!\p{L})(pievienojumprogramm|papildprogramm)/iu,
  },
  modpack: { use: 'modpaks', form: /(?<!\p{L})modpak/iu, never: /(?<!\p{L})modu (komplekt|pak)/iu },
  dataPack: {
    use: 'datu paka',
    form: /(?<!\p{L})datu pak(a|as|u|ai|ā|ām)(?!\p{L})/iu,
    never: /(?<!\p{L})(datu pakotn|datapak)/iu,
  },
  resourcePack: {
    use: 'resursu paka',
    form: /(?<!\p{L})resursu pak(a|as|u|ai|ā|ām)(?!\p{L})/iu,
    never: /(?<!\p{L})(resursu pakotn|tekstūru pak)/iu,
  },
  proxy: { use: 'proxy', form: /(?<!\p{L})proxy(?!\p{L})/iu, never: /(?<!\p{L})(starpniekserver|proksi)/iu },
  chunk: {
    use: 'čanks',
    form: /(?<!\p{L})čank/iu,
    never: /(?<!\p{L})gabal(s|i|a|u|ā|am|us|iem|os)(?!\p{L})/iu,
  },
  tick: {
    use: 'takts (sieviešu dzimte)',
    form: /(?<!\p{L})tak(ts|ti|tī|tij|tis|tīm|tīs|šu)(?!\p{L})/iu,
    // “tiks” itself is also the verb of the passive; “takti” for several would be masculine.
    never:
      /(?<!\p{L})(tikus|tikam|tiki|tikiem|tikšķ\p{L}+|(viens|garākais|katrs) takts|ik pēc takti|pēc, takti)(?!\p{L})/iu,
  },
  seed: { use: 'sēkla', form: /(?<!\p{L})sēkl/iu, never: /(?<!\p{L})(grauds|sīds)(?!\p{L})/iu },
  gameRule: {
    use: 'spēles noteikums',
    form: /(?<!\p{L})spēles noteikum/iu,
    never: /(?<!\p{L})(spēles likum|geimrul)/iu,
  },
  theNether: {
    use: 'Nether',
    form: /(?<!\p{L})Nether(?!\p{L})/u,
    never: /(?<!\p{L})(Nether\p{L}+|Neter\p{L}*|Elle(s|i|ē)?)(?!\p{L})/u,
  },
  theEnd: {
    use: 'End',
    form: /(?<!\p{L})End(?!\p{L})/u,
    never: /(?<!\p{L})(End(s|a|u|ā|am)|Beigu pasaul\p{L}+)(?!\p{L})/u,
  },
  viewDistance: {
    use: 'redzamības attālums',
    form: /(?<!\p{L})redzamības\p{L}* (un simulācijas )?attālum/iu,
    never: /(?<!\p{L})(renderēšanas|zīmēšanas|redzes|skata) attālum/iu,
  },
  simulationDistance: {
    use: 'simulācijas attālums',
    form: /(?<!\p{L})simulācijas attālum/iu,
    never: /(?<!\p{L})simulēšanas attālum/iu,
  },
  whitelist: {
    use: 'baltais saraksts',
    form: /(?<!\p{L})balt(ais|ā|o|ajā|ajam) sarakst/iu,
    never: /(?<!\p{L})(atļauto (spēlētāju )?sarakst|vaitlist|whitelist(s|u|a|ā)(?!\p{L}))/iu,
  },
  operator: {
    use: 'operators',
    form: /(?<!\p{L})operator/iu,
    never: /(?<!\p{L})(ops|opi|opu|opam|opiem)(?!\p{L})/iu,
  },
  ban: {
    use: 'bans, nobanot',
    form: /(?<!\p{L})(no)?ban(s|a|u|us|i|iem|ot|ots|oti|ota|otie|ojiet)(?!\p{L})/iu,
    // The hosting blocks a server or an account; players are banned.
    never: /bloķē\p{L}* (spēlētāj|pēc (vārda|adreses|IP))|spēlētāj\p{L}* bloķ|(?<!\p{L})bloķēto sarakst/iu,
  },
  voiceChat: {
    use: 'balss čats, čats',
    form: /(?<!\p{L})balss čat/iu,
    never: /(?<!\p{L})tērzēšan/iu,
    // The legal texts speak of any chat, and have a round of their own.
    except: /^content\/legal\//,
  },
  console: { use: 'konsole', form: /(?<!\p{L})konsol/iu, never: /(?<!\p{L})(komandlog|vadības pult)/iu },
  command: { use: 'komanda', form: /(?<!\p{L})komand/iu, never: /(?<!\p{L})pavēl/iu },
  log: {
    use: 'žurnāls',
    form: /(?<!\p{L})žurnāl/iu,
    never: /(?<!\p{L})(žurnālfail|logfail|log fail|protokolfail)/iu,
  },
  line: {
    use: 'rinda',
    form: /(?<!\p{L})rind(a|as|u|ā|ai|ām|ās)(?!\p{L})/iu,
    never: /(?<!\p{L})(rindiņ|līnij)/iu,
  },
  restart: {
    use: 'restarts, restartēt',
    form: /(?<!\p{L})restart/iu,
    never: /(?<!\p{L})(pārstart|pārsākn|pārlād\p{L}+ serveri)/iu,
  },
  reinstall: { use: 'pārinstalēt', form: /(?<!\p{L})pārinstal/iu, never: /(?<!\p{L})pāruzstād/iu },
  backup: {
    use: 'rezerves kopija, kopija',
    form: /(?<!\p{L})rezerves kopij/iu,
    never: /(?<!\p{L})(bekap|dublējum|rezerves kopēj)/iu,
  },
  restore: {
    use: 'atjaunot',
    form: /(?<!\p{L})(atjauno|atjaunoš)/iu,
    never: /(?<!\p{L})atjaunin\p{L}+ (no (rezerves )?kopij|no atkritn)/iu,
  },
  update: {
    use: 'atjaunināt; lapu – atsvaidzināt, pārlādēt',
    form: /(?<!\p{L})(atjauninā|atjauniniet|atjaunina)/iu,
    never:
      /(?<!\p{L})((nesen|dati|datus|datus neizdevās|lapa|saraksts) atjauno\p{L}*|atjauno(t|jiet|ts|sies|jas) (spraud|modu(?!\p{L})|spēles versij|ik pēc|pats))|^ *atjaunots *$/iu,
  },
  upload: { use: 'augšupielādēt', form: /(?<!\p{L})augšupielād/iu, never: /(?<!\p{L})(augšuplād|uzlādē)/iu },
  download: { use: 'lejupielādēt', form: /(?<!\p{L})lejupielād/iu, never: /(?<!\p{L})(lejuplād|nolādē)/iu },
  install: {
    use: 'instalēt',
    form: /(?<!\p{L})instal/iu,
    never: /(?<!\p{L})((ne|jā)?uzstād|(jā)?(uzlikt|uzliks|uzliek|uzliec))/iu,
    // There it is a duty that is laid upon somebody.
    except: /^content\/legal\//,
  },
  unpack: {
    use: 'izpakot',
    form: /(?<!\p{L})izpako/iu,
    never: /(?<!\p{L})(atpako|(ne)?atarhiv|ekstra[hģ])/iu,
  },
  archive: { use: 'arhīvs', form: /(?<!\p{L})arhīv/iu, never: /(?<!\p{L})pakotn/iu },
  trash: {
    use: 'atkritne',
    form: /(?<!\p{L})atkritn/iu,
    never: /(?<!\p{L})(groz(s|a|ā|u|am)(?!\p{L})|miskast)/iu,
  },
  subdomain: { use: 'apakšdomēns', form: /(?<!\p{L})apakšdomēn/iu, never: /(?<!\p{L})subdomēn/iu },
  token: { use: 'tokens', form: /(?<!\p{L})token/iu, never: /(?<!\p{L})(marķier|žeton)/iu },
  secret: {
    use: 'noslēpums',
    form: /(?<!\p{L})noslēpum/iu,
    never: /(?<!\p{L})(slepen\p{L}+ (atslēg|token)|sekret)/iu,
    // There it is the key of a hash.
    except: /^content\/legal\//,
  },
  panel: {
    use: 'vadības panelis, panelis',
    form: /(?<!\p{L})paneli?/iu,
    never: /(?<!\p{L})(vadības pult|instrumentu panel)/iu,
  },
  tab: { use: 'cilne', form: /(?<!\p{L})ciln/iu, never: /(?<!\p{L})(šķirkl|ieliktn)/iu },
  support: {
    use: 'atbalsts',
    form: /(?<!\p{L})atbalst(s|a|u|am|ā)(?!\p{L})/iu,
    never: /(?<!\p{L})(atbalsta (komand|dienest)|klientu (dienest|apkalpo|servis)|tehnisk\p{L}+ palīdzīb)/iu,
  },
  email: {
    use: 'e-pasts; sūtījums ir vēstule',
    form: /(?<!\p{L})e-past/iu,
    never: /(?<!\p{L})(imeil|epast|meil(s|u|a)(?!\p{L})|elektronisk\p{L}+ past)/iu,
  },
  balance: {
    use: 'konta atlikums, nauda kontā',
    form: /(?<!\p{L})atlikum/iu,
    never: /(?<!\p{L})(bilanc|balans)/iu,
  },
  bonus: {
    use: 'bonuss',
    form: /(?<!\p{L})bonus/iu,
    never: /(?<!\p{L})(dāvinā(t|tā|to|jum)\p{L}*|ir dāvana)(?!\p{L})/iu,
    // The offer forbids giving an account to another person.
    except: /^content\/legal\//,
  },
  invoice: { use: 'rēķins', form: /(?<!\p{L})rēķin/iu, never: /(?<!\p{L})(faktūr|kvīt|pavadzīm)/iu },
  payment: { use: 'maksājums', form: /(?<!\p{L})maksājum/iu, never: /(?<!\p{L})(maksāšan|nomaksājum)/iu },
  paymentMethod: {
    use: 'maksājuma veids',
    form: /(?<!\p{L})maksājuma veid/iu,
    never: /(?<!\p{L})(maksāšanas|apmaksas|samaksas) veid/iu,
  },
  paymentService: {
    use: 'maksājumu sistēma',
    form: /(?<!\p{L})maksājumu sistēm/iu,
    never: /(?<!\p{L})(maksājumu (pakalpojum|dienest|platform|operator)|norēķinu sistēm)/iu,
    // The title of a law.
    except: /^content\/legal\//,
  },
  fee: {
    use: 'komisija',
    form: /(?<!\p{L})komisij/iu,
    never: /(?<!\p{L})(komisijas maks|komisijmaks|apkalpošanas maks)/iu,
  },
  refund: { use: 'atmaksa', form: /(?<!\p{L})atmaks/iu, never: /(?<!\p{L})naudas (atgriešan|atdošan)/iu },
  refundRequest: {
    use: 'atmaksas pieprasījums, pieprasījums',
    form: /(?<!\p{L})atmaksas pieprasījum/iu,
    never: /(?<!\p{L})iesniegum/iu,
    // The law of consumers speaks of “iesniegums”.
    except: /^content\/legal\//,
  },
  acceptanceAct: {
    use: 'akts, sniegto pakalpojumu akts',
    form: /(?<!\p{L})pakalpojumu akt/iu,
    never: /(?<!\p{L})(nodošanas akt|izpildes akt)/iu,
  },
  publicOffer: {
    use: 'publiskā oferte',
    form: /(?<!\p{L})publisk(ā|ās|ajā|ajai|o) ofert/iu,
    never: /(?<!\p{L})publisk\p{L}* piedāvāj/iu,
  },
  businessDay: { use: 'darbdiena', form: /(?<!\p{L})darbdien/iu, never: /(?<!\p{L})darba dien/iu },
  suspended: {
    use: 'neapmaksāts, nav apmaksāts',
    form: /(?<!\p{L})(neapmaksāts|nav apmaksāts)/iu,
    // “Apturēts” is any server that was stopped; “izslēgts” is a plugin or a setting.
    never: /(?<!\p{L})(apturēts (vai bloķ|par nesamaks)|serveris (ir|tiek) izslēgts|iesaldēt|suspend)/iu,
  },
  blocked: {
    use: 'bloķēts',
    form: /(?<!\p{L})bloķēt/iu,
    never: /(?<!\p{L})(noban\p{L}* (server|kont)|(server|kont)\p{L}* (ir )?nobanot|nobloķ)/iu,
  },
  autoExtension: {
    use: 'automātiskā pagarināšana',
    form: /(?<!\p{L})automātisk\p{L}+ pagarināšan/iu,
    never: /(?<!\p{L})(autopagarin|pašpagarin|automātisk\p{L}+ atjauno)/iu,
  },
}

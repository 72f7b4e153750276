import type { EdgeMessages } from './en.ts'

export const lv: EdgeMessages = {
  list: {
    stopped: 'Apturēts. Palaist to var īpašnieks',
    may_start: 'Apturēts. Palaist var spēlētāji no saraksta',
    stopping: 'Tiek apturēts',
    starting: 'Startē',
    suspended: 'Nav apmaksāts. Pagarināt var īpašnieks',
    blocked: 'Hostings to ir bloķējis',
    crashed: 'Avarēja un startē no jauna',
    too_many_crashes: 'Avarē atkal un atkal. Vajadzīgs īpašnieks',
    failed: 'Neizdevās palaist. Vajadzīgs īpašnieks',
    silent: 'Neatbild. Pamēģiniet pēc brīža',
    node_away: 'Pagaidām nav sasniedzams: mezgls neatbild',
    unknown: 'Šajā adresē servera nav',
    full: 'Pārāk daudz savienojumu',
    bedrock: 'Bedrock serveris: vajag adresi ar portu',
  },
  left: 'vēl apmēram {time}',
  join: {
    stopped: 'Serveris ir apturēts.\nPalaist to var īpašnieks: uzrakstiet viņam.',
    may_start:
      'Serveris ir apturēts, un palaist to šobrīd neizdevās.\n' +
      'Pieslēdzieties vēlreiz pēc pāris minūtēm vai uzrakstiet īpašniekam.',
    stopping: 'Serveris tiek apturēts.\nPamēģiniet mazliet vēlāk.',
    suspended:
      'Servera apmaksātais laiks ir beidzies.\n' +
      'Īpašnieks to var pagarināt panelī: pasaule un iestatījumi vēl ir saglabāti.',
    blocked: 'Serveri ir bloķējis hostings.\nIemeslu zina īpašnieks.',
    crashed: 'Serveris avarēja un tūlīt startēs no jauna.\nPieslēdzieties pēc minūtes.',
    too_many_crashes:
      'Serveris avarēja vairākas reizes pēc kārtas un pats vairs nestartēs.\n' +
      'Uzrakstiet īpašniekam: iemesls redzams panelī.',
    failed: 'Serveri neizdevās palaist.\nUzrakstiet īpašniekam: iemesls redzams panelī.',
    silent: 'Serveris darbojas, bet neatbild.\nPamēģiniet pēc brīža.',
    node_away:
      'Nav sakaru ar mezglu, kurā atrodas serveris.\nMēs par to zinām. Pamēģiniet pēc dažām minūtēm.',
    unknown:
      'Šajā adresē servera nav.\nPārbaudiet, vai tajā nav kļūdas, un, ja vajag, pajautājiet adresi īpašniekam.',
    full: 'Serverim šobrīd ir pārāk daudz savienojumu.\nPagaidiet minūti un pieslēdzieties vēlreiz.',
    bedrock:
      'Šis ir Bedrock Edition serveris.\nPieslēdzieties no Bedrock ar adresi un portu: tos zina īpašnieks.',
  },
  empty: {
    list: {
      stopped: 'Neviena nebija, serveris apturēts',
      may_start: 'Neviena nebija. Palaist var tie, kas sarakstā',
    },
    join: 'Serveris ir apturēts: {time} tajā neviena nebija.\nPalaist to var īpašnieks: uzrakstiet viņam.',
  },
  startingJoin: {
    unknown: 'Serveris startē.\nPieslēdzieties vēlreiz pēc minūtes.',
    soon: 'Serveris startē.\nPieslēdzieties vēlreiz apmēram pēc {time}.',
    long: 'Serveris startē ilgāk, nekā spēle gaida.\nAtgriezieties apmēram pēc {time}.',
  },
}

import type { EdgeMessages } from './words.ts'

export const lv: EdgeMessages = {
  list: {
    stopped: 'Apturēts. To var palaist īpašnieks',
    may_start: 'Apturēts. Pievienojies, lai palaistu',
    stopping: 'Tiek apturēts',
    starting: 'Startējas',
    suspended: 'Noma beigusies. To pagarina īpašnieks',
    blocked: 'Hostings to ir bloķējis',
    crashed: 'Nokrita un startējas no jauna',
    too_many_crashes: 'Krīt atkal un atkal. Vajag īpašnieku',
    failed: 'Nestartējās. Vajag īpašnieku',
    silent: 'Neatbild. Pamēģini pēc brīža',
    node_away: 'Pagaidām nav sasniedzams: mezgls bezsaistē',
    unknown: 'Šajā adresē servera nav',
    full: 'Pārāk daudz savienojumu',
    bedrock: 'Šis ir Bedrock: vajag adresi ar portu',
  },
  left: 'vēl apmēram {time}',
  join: {
    stopped: 'Serveris ir apturēts.\nTo var palaist īpašnieks: uzraksti viņam.',
    may_start:
      'Serveris ir apturēts, un palaist to šobrīd neizdevās.\nPievienojies vēlreiz pēc pāris minūtēm vai uzraksti īpašniekam.',
    stopping: 'Serveris tiek apturēts.\nPamēģini mazliet vēlāk.',
    suspended:
      'Servera noma ir beigusies.\nĪpašnieks to var pagarināt panelī: pasaule un iestatījumi vēl ir saglabāti.',
    blocked: 'Serveri ir bloķējis hostings.\nIemeslu zina īpašnieks.',
    crashed: 'Serveris nokrita un tūlīt startēsies no jauna.\nPievienojies pēc minūtes.',
    too_many_crashes:
      'Serveris nokrita vairākas reizes pēc kārtas un pats vairs nestartējas.\nUzraksti īpašniekam: iemesls redzams panelī.',
    failed: 'Serveris nestartējās.\nUzraksti īpašniekam: iemesls redzams panelī.',
    silent: 'Serveris darbojas, bet neatbild.\nPamēģini pēc brīža.',
    node_away: 'Nav sakaru ar mezglu, kurā atrodas serveris.\nMēs to zinām. Pamēģini pēc dažām minūtēm.',
    unknown: 'Šajā adresē servera nav.\nPārbaudi, vai nav drukas kļūdas, vai pajautā adresi īpašniekam.',
    full: 'Serverim šobrīd ir pārāk daudz savienojumu.\nPagaidi minūti un pievienojies vēlreiz.',
    bedrock:
      'Šis ir Bedrock Edition serveris.\nPievienojies no Bedrock pēc adreses ar portu: to zina īpašnieks.',
  },
  startingJoin: {
    unknown: 'Serveris startējas.\nPievienojies vēlreiz pēc minūtes.',
    soon: 'Serveris startējas.\nPievienojies vēlreiz apmēram pēc {time}.',
    long: 'Serveris startējas, un tas aizņem ilgāk, nekā spēle gaida.\nAtgriezies apmēram pēc {time}.',
  },
}

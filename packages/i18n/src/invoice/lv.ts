import type { InvoiceMessages } from './en.ts'

export const lv: InvoiceMessages<'lv'> = {
  checking: 'Pārbaudām, kas notiek ar maksājumu…',
  none: 'Katram rēķinam ir sava saite. Visi jūsu rēķini ir panelī, konta atlikuma lapā.',
  unknown: {
    title: 'Tāda rēķina nav',
    text: 'Pārbaudiet, vai saite nokopēta pilnībā. Visi jūsu rēķini ir panelī, konta atlikuma lapā.',
  },
  needsScript:
    'Bez JavaScript šī lapa nevar uzzināt, kas notiek ar maksājumu. To var redzēt arī panelī, konta atlikuma lapā.',
  away: 'Neizdodas uzzināt, kas notiek ar maksājumu. Pašu maksājumu tas neietekmē: lapa drīz pārbaudīs vēlreiz.',
  awayStale: 'Nav savienojuma. Šeit redzams pēdējais zināmais stāvoklis; lapa drīz pārbaudīs vēlreiz.',
  tryNow: 'Pārbaudīt tagad',
  heading: 'Rēķins Nr. {number}',
  titles: {
    preparing: 'Gatavojam rēķinu',
    waiting: 'Rēķins gaida apmaksu',
    expired: 'Rēķina termiņš ir beidzies',
    refused: 'Rēķinu neizdevās izrakstīt',
    refunded: 'Nauda atmaksāta',
  },
  texts: {
    preparing: 'Maksājumu sistēma tūlīt pateiks, kur rēķinu apmaksāt. Lapa atsvaidzināsies pati.',
    waiting: 'Apmaksas termiņš: {until}. Ja jau samaksājāt, vienkārši pagaidiet: lapa atsvaidzināsies pati.',
    paid: 'Kontā ieskaitīti {amount}.',
    declined: 'Kontā nekas nav ieskaitīts. Ja banka naudu rezervēja, tā to atbrīvos pati.',
    expired:
      'Tas netika apmaksāts laikā. Ja tomēr samaksājāt, nauda nepazudīs: tā nonāks kontā, un šeit to varēs redzēt.',
    refused: 'Maksājumu sistēma to nepieņēma. Nauda nav noņemta. Mēģiniet vēlreiz vai citā veidā.',
    refunded: 'No šī rēķina atmaksāti {amount}. Kad nauda parādīsies kartē, atkarīgs no bankas.',
  },
  states: {
    preparing: 'tiek gatavots',
    waiting: 'gaida apmaksu',
    paid: 'apmaksāts',
    declined: 'noraidīts',
    expired: 'termiņš beidzies',
    refused: 'nav izrakstīts',
    refunded: 'nauda atmaksāta',
  },
  paidTimes: {
    zero:
      'Rēķins apmaksāts {count} reizes. ' +
      'Nekas nav zudis: visa summa, {amount}, ir kontā. ' +
      'Lieko var iztērēt vai saņemt atpakaļ.',
    one:
      'Rēķins apmaksāts {count} reizi. ' +
      'Nekas nav zudis: visa summa, {amount}, ir kontā. ' +
      'Lieko var iztērēt vai saņemt atpakaļ.',
    other:
      'Rēķins apmaksāts {count} reizes. ' +
      'Nekas nav zudis: visa summa, {amount}, ir kontā. ' +
      'Lieko var iztērēt vai saņemt atpakaļ.',
  },
  reasons: {
    funds: 'Kartē nepietika naudas. Papildiniet to vai maksājiet ar citu karti.',
    card_expired: 'Kartes derīguma termiņš ir beidzies. Maksājiet ar citu karti.',
    card_data: 'Kartes datos ir kļūda. Mēģiniet vēlreiz un pārbaudiet numuru, termiņu un kodu.',
    authentication:
      'Banka nevarēja pārliecināties, ka maksājat jūs: kods nav ievadīts vai ir nepareizs. Mēģiniet vēlreiz.',
    limit: 'Pārsniegts kartes limits. Palieliniet to bankas lietotnē vai papildiniet kontu ar mazāku summu.',
    fraud: 'Maksājums šķita aizdomīgs. Piezvaniet savai bankai vai maksājiet ar citu karti.',
    bank:
      'Banka maksājumu noraidīja. Pajautājiet tai, kāpēc: varbūt jāatļauj maksājumi internetā. ' +
      'Vai arī maksājiet ar citu karti.',
    country: 'Šīs valsts kartes šeit nepieņem. Maksājiet ar citu karti vai citā veidā.',
    method: 'Šādi pašlaik samaksāt nevar. Izvēlieties citu veidu.',
    canceled: 'Maksājums atcelts. Ja tas notika nejauši, mēģiniet vēlreiz.',
    unknown: 'Maksājumu sistēma iemeslu nenosauca. Mēģiniet vēlreiz vai citā veidā.',
  },
  otherSum: {
    title: 'Saņemta cita summa',
    waits:
      'Rēķins ir par {total}, bet saņēmām {amount}, tāpēc automātiski nekas netika ieskaitīts. ' +
      'Nauda ir pie mums: ieskaitīsim to kontā vai atmaksāsim. ' +
      'Lai tas notiktu ātrāk, rakstiet mums un norādiet rēķina numuru.',
    resolved:
      'Rēķins ir par {total}, bet saņēmām {amount}. ' +
      'Atbalsts šo maksājumu jau ir izskatījis: ja nauda ieskaitīta kontā, tas redzams sarakstā ' +
      '„Naudas kustība”. Ja tur tās nav, rakstiet mums.',
    state: 'cita summa',
  },
  lastAttempt: 'Iepriekšējais mēģinājums neizdevās. {reason}',
  orderPays: {
    server: 'Kad nauda pienāks, serveris tiks izveidots automātiski, arī ja aizvērsiet šo lapu.',
    plan: 'Kad nauda pienāks, plāns nomainīsies automātiski, arī ja aizvērsiet šo lapu.',
    extension: 'Kad nauda pienāks, serveris tiks pagarināts automātiski, arī ja aizvērsiet šo lapu.',
  },
  orders: {
    server: {
      waiting: 'Veidojam serveri. Parasti tas ilgst dažas sekundes: lapa atsvaidzināsies pati.',
      created: 'Serveris izveidots un gaida jūs panelī.',
      failed:
        'Serveri izveidot neizdevās: maksājuma laikā kaut kas mainījās. ' +
        'Nauda ir kontā, otrreiz maksāt nevajag. ' +
        'Izvēlieties serveri no jauna.',
    },
    plan: {
      waiting: 'Mainām plānu. Parasti tas aizņem dažas sekundes: lapa atsvaidzināsies pati.',
      created: 'Servera plāns ir nomainīts.',
      failed:
        'Plānu nomainīt neizdevās: kamēr notika maksājums, kaut kas mainījās. ' +
        'Nauda ir kontā, otrreiz maksāt nevajag. ' +
        'Nomainiet plānu servera lapā.',
    },
    extension: {
      waiting: 'Pagarinām serveri. Parasti tas aizņem dažas sekundes: lapa atsvaidzināsies pati.',
      created: 'Serveris ir pagarināts.',
      failed:
        'Serveri pagarināt neizdevās: kamēr notika maksājums, kaut kas mainījās. ' +
        'Nauda ir kontā, otrreiz maksāt nevajag. ' +
        'Pagariniet serveri tā lapā.',
    },
  },
  pay: 'Samaksāt {total}',
  again: 'Mēģināt vēlreiz',
  toServer: 'Uz serveri',
  chooseAnew: 'Izvēlēties no jauna',
  toInvoices: 'Atlikums un rēķini',
  print: 'Drukāt',
  howTitle: 'Kā samaksāt',
  how: [
    'Nospiediet „Samaksāt”: atvērsies maksājumu sistēmas lapa.',
    'Pārbaudiet summu un samaksājiet. Kartes datus ievada tikai tur, pie mums – nekad.',
    'Atgriezieties šeit: lapa pati parādīs, ka nauda pienākusi.',
  ],
  howErip: [
    'Bankas lietotnē, internetbankā, maksājumu terminālī vai kasē atveriet „Sistema Raschet” (ERIP).',
    'Atrodiet mūsu pakalpojumu: kur tas ir un kāds ir tā kods, parāda maksājuma lapa.',
    'Ievadiet rēķina numuru {number}, pārbaudiet summu {total} un apstipriniet.',
  ],
  rows: {
    number: 'Numurs',
    purpose: 'Maksājuma mērķis',
    plan: 'Plāns',
    term: 'Termiņš',
    paidUntil: 'Serveris apmaksāts līdz',
    sum: 'Kontā',
    fee: 'Maksājumu sistēmas komisija',
    total: 'Pavisam',
    method: 'Maksājuma veids',
    state: 'Stāvoklis',
    created: 'Izrakstīts',
    until: 'Apmaksāt līdz',
    paid: 'Apmaksāts',
    refunded: 'Atmaksāts',
    seller: 'Saņēmējs',
  },
  purposes: {
    top_up: 'Konta papildināšana',
    server: 'Konta papildināšana un servera pirkums',
    plan: 'Konta papildināšana un plāna maiņa',
    extension: 'Konta papildināšana un servera pagarināšana',
  },
  trial: 'Šis ir izmēģinājuma maksājums: nauda netiek pārskaitīta.',
}
